/** The two games by the names that addresses have. */
import type { Book } from '../../words/rules/index.ts'

export type { Book }
export const BOOKS = ['twilight-struggle', 'red-sea'] as const satisfies readonly Book[]
export const isBook = (text: string): text is Book => BOOKS.some((book) => book === text)

/** The game whose map and tracks rules of this name have: those of mixed games and scenarios begin with it. */
export const bookOfGame = (game: string): Book => BOOKS.findLast((book) => game.startsWith(book)) ?? 'twilight-struggle'
