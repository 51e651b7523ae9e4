/** Advice on the question, when it is asked for: the best few moves, the chance to win with each, and why. */

import { Button } from 'react-aria-components'
import { rulesNamed } from '../../games/index.ts'
import { hintsAllowed } from '../../records/record.ts'
import { CARD, isCard } from '../../rules/vocabulary.ts'
import { sayHint } from '../../words/hint.ts'
import { Icon } from '../parts/icon.tsx'
import { askForHints, choosePicks, useTable } from '../store/table.ts'
import type { Seen } from '../view/seen.ts'
import { useWords } from '../words/use-words.ts'

export function HintButton({ seen }: { readonly seen: Seen }) {
  const w = useWords()
  const isShown = useTable((table) => table.hints !== null)
  if (!hintsAllowed(seen.session)) return null
  return (
    <Button className="button with-icon" aria-expanded={isShown} onPress={() => void askForHints()}>
      <Icon name="hint" /> <span>{w.say(isShown ? 'question.hint.away' : 'question.hint')}</span>
    </Button>
  )
}

export function Hints({ seen }: { readonly seen: Seen }) {
  const w = useWords()
  const hints = useTable((table) => table.hints)
  const rules = rulesNamed(seen.view.game)!
  if (hints === null) return null
  return (
    <section className="hints" aria-live="polite" aria-label={w.say('question.hint.title')}>
      {hints === 'asked' && <p className="quiet">{w.say('question.hint.thinking')}</p>}
      {hints !== 'asked' && hints.length === 0 && <p className="quiet">{w.say('question.hint.none')}</p>}
      {hints !== 'asked' && hints.length > 0 && (
        <ol>
          {hints.map((hint) => (
            <li key={hint.pick}>
              <button
                type="button"
                className="hint-move"
                data-face={isCard(hint.pick) ? hint.pick - CARD : undefined}
                onClick={() => choosePicks([hint.pick])}
              >
                {sayHint(w, rules, hint)}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
