/** Advice on the question, when it is asked for: the best few moves, the chance to win with each, and why. */

import { Button } from 'react-aria-components'
import { rulesNamed } from '../../games/index.ts'
import { hintsAllowed } from '../../records/record.ts'
import { CARD, isCard } from '../../rules/vocabulary.ts'
import { sayHintMove, sayWhy } from '../../words/hint.ts'
import { Icon } from '../parts/icon.tsx'
import { askForHints, pointAtHint, stopThinking, takeHint, useHints } from '../store/hints.ts'
import { percent } from '../view/preview-text.ts'
import type { Seen } from '../view/seen.ts'
import { useWords } from '../words/use-words.ts'

export function HintButton({ seen }: { readonly seen: Seen }) {
  const w = useWords()
  const isShown = useHints(({ found }) => found !== null)
  if (!hintsAllowed(seen.session)) return null
  return (
    <Button className="button with-icon" aria-expanded={isShown} onPress={askForHints}>
      <Icon name="hint" /> <span>{w.say(isShown ? 'question.hint.away' : 'question.hint')}</span>
    </Button>
  )
}

export function Hints({ seen }: { readonly seen: Seen }) {
  const w = useWords()
  const { found, isThinking } = useHints()
  const rules = rulesNamed(seen.view.game)!
  if (found === null) return null
  return (
    <section className="hints" aria-live="polite" aria-busy={isThinking} aria-label={w.say('question.hint.title')}>
      {found.length > 0 && (
        <ol>
          {found.map((hint) => (
            <li key={hint.pick}>
              <button
                type="button"
                className="hint-move"
                data-face={isCard(hint.pick) ? hint.pick - CARD : undefined}
                onClick={() => takeHint(hint)}
                onPointerEnter={() => pointAtHint(hint)}
                onPointerLeave={() => pointAtHint(null)}
                onFocus={() => pointAtHint(hint)}
                onBlur={() => pointAtHint(null)}
              >
                <b className="hint-chance">{w.say('odds.percent', { n: percent(hint.chance) })}</b> <b>{sayHintMove(w, hint)}</b>{' '}
                {hint.why.length > 0 && <small>{hint.why.map((why) => sayWhy(w, rules, why)).join(' ')}</small>}
              </button>
            </li>
          ))}
        </ol>
      )}
      {isThinking ? (
        <p className="hint-status quiet">
          <span>{w.say(found.length === 0 ? 'question.hint.thinking' : 'question.hint.improving')}</span>
          <Button className="button quiet small" onPress={stopThinking}>
            {w.say('question.hint.stop')}
          </Button>
        </p>
      ) : (
        found.length === 0 && <p className="quiet">{w.say('question.hint.none')}</p>
      )}
    </section>
  )
}

/** Beside a use of an open card: the chance to win with it, where a hint that is shown names it. */
export function HintedUse({ picks }: { readonly picks: readonly number[] }) {
  const w = useWords()
  const hint = useHints(({ found }) =>
    found?.find(({ pick, use }) => (use < 0 ? picks.length === 1 && picks[0] === pick : picks[0] === pick && picks[1] === use)),
  )
  if (hint === undefined) return null
  return (
    <small className="hinted-use">
      <Icon name="hint" /> {w.say('question.hint.use', { n: percent(hint.chance) })}
    </small>
  )
}
