/** What a picture of a board needs of a map, taken from the rules when the page is built (vite.config.ts): pages with pictures load no rules. */
import { rulesNamed } from '../../games/index.ts'
import { tintOf } from '../board/layout.ts'
import { BOOKS, type Book } from '../router/books.ts'
import type { MapFacts } from './picture.ts'

export const drawMaps = (): Readonly<Record<Book, MapFacts>> =>
  Object.fromEntries(
    BOOKS.map((book) => {
      const rules = rulesNamed(book)!
      return [
        book,
        rules.map.countries.flatMap((country, number) =>
          country === undefined
            ? []
            : [
                {
                  number,
                  id: country.id,
                  stability: country.stability,
                  isKey: country.battleground || country.flashpoint,
                  tint: tintOf(rules, number),
                },
              ],
        ),
      ]
    }),
  ) as unknown as Readonly<Record<Book, MapFacts>>
