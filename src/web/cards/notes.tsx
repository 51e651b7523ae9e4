/** The rulings on a card and a line of history, loaded when a person opens the card. */

import { useCallback } from 'react'
import { rulesNamed } from '../../games/index.ts'
import type { Language } from '../../words/languages.ts'
import { linesOf } from '../../words/rules/markup.ts'
import { words } from '../../words/speak.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { bookOfGame } from '../router/books.ts'
import { MarkedLine } from '../rules/text.tsx'
import { useSettings } from '../store/settings.ts'
import { useSay } from '../words/use-words.ts'
import './cards.css'

type Lists = Readonly<Record<string, Readonly<Record<string, string>>>>
type ListsOfMany = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

interface Notes {
  readonly history: Lists
  readonly rulings: ListsOfMany
}

const LOAD: Readonly<Record<Language, () => Promise<Notes>>> = {
  en: async () => ({
    history: (await import('../../words/en/history.ts')).historyEn,
    rulings: (await import('../../words/en/rulings.ts')).rulingsEn,
  }),
  ru: async () => ({
    history: (await import('../../words/ru/history.ts')).historyRu,
    rulings: (await import('../../words/ru/rulings.ts')).rulingsRu,
  }),
}

interface CardNotesProps {
  readonly game: string
  readonly card: number
  /** In the gallery links lead from card to card. */
  readonly inGallery?: boolean
}

export function CardNotes({ game, card, inGallery = false }: CardNotesProps) {
  const say = useSay()
  const language = useSettings((settings) => settings.language)
  const load = useCallback(() => LOAD[language](), [language])
  const { value } = useLoaded(load)
  // Without them the card says all that it does.
  if (value === undefined) return null
  const { id, game: of } = rulesNamed(game)!.cards[card]!
  const book = bookOfGame(of)
  const w = words(language, book)
  const rulings = value.rulings[of]?.[id] ?? []
  const history = value.history[of]?.[id]
  return (
    <div className="card-notes">
      {rulings.length > 0 && (
        <section>
          <h3>{say('cards.rulings')}</h3>
          <ul>
            {rulings.map((text) => (
              <li key={text}>
                {linesOf(text).map((line) => (
                  <MarkedLine key={text} line={line} book={book} words={w} {...(inGallery && { on: 'cards' })} />
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {history !== undefined && (
        <section>
          <h3>{say('cards.history')}</h3>
          <p>{history}</p>
        </section>
      )}
    </div>
  )
}
