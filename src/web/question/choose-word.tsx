/** Questions that a word, a number or a region answers. */
import { Button } from 'react-aria-components'
import { isNumber, W, type Word, wordOf } from '../../rules/vocabulary.ts'
import { choosePicks } from '../store/table.ts'
import { useWords } from '../words/use-words.ts'
import { dangerLine } from './danger.ts'
import type { QuestionProps } from './kinds.tsx'

const ENDING: ReadonlySet<number> = new Set([W.done, W.pass])

/** Words whose meaning is not plain from the question. */
const EXPLAINED = ['participate', 'boycott', 'raise', 'lower', 'play', 'return', 'intervene'] as const satisfies readonly Word[]
type Explained = (typeof EXPLAINED)[number]
const isExplained = (word: Word | undefined): word is Explained => EXPLAINED.some((each) => each === word)

export function ChooseWord({ asks, chosen, dangers, side }: QuestionProps) {
  const w = useWords()
  const picks = asks.moves.filter((pick) => !ENDING.has(pick))
  return (
    <ul className={picks.every(isNumber) ? 'words numbers' : 'words'}>
      {picks.map((pick) => {
        const danger = dangers.find((each) => each.pick === pick)
        const word = wordOf(pick)
        return (
          <li key={pick}>
            <Button
              className={`use legal${chosen.includes(pick) ? ' chosen' : ''}${danger ? ' dangerous' : ''}`}
              onPress={() => choosePicks([pick])}
            >
              <b>{w.pick(pick)}</b>
              {isExplained(word) && <small>{w.say(`about.${word}`)}</small>}
              {danger !== undefined && <small className="warning loses">{dangerLine(danger, side, w)}</small>}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
