/** The words of one language and one game, for everything below them on the page. */
import { createContext, use } from 'react'
import { type Say, sayIn } from '../../words/page.ts'
import type { Words } from '../../words/speak.ts'

export const WordsContext = createContext<Words | null>(null)

export function useWords(): Words {
  const words = use(WordsContext)
  if (words === null) throw new Error('there is no WordsContext above')
  return words
}

/** The page's own sentences; they need no game. */
export const SayContext = createContext<Say>(sayIn('en'))

export const useSay = (): Say => use(SayContext)
