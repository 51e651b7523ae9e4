/** An open card: its value, its side, and its effect in our words. */
import { rulesNamed } from '../../games/index.ts'
import type { Card } from '../../rules/ruleset.ts'
import type { Say } from '../../words/page.ts'
import type { Words } from '../../words/speak.ts'
import { SideMark } from '../parts/side-mark.tsx'
import { useSeen } from '../view/seen.ts'
import { useSay, useWords } from '../words/use-words.ts'
import './cards.css'

interface CardFaceProps {
  readonly card: number
  /** Its operations with all modifiers, where a side holds it. */
  readonly ops?: number
}

const ERAS = ['era.early', 'era.mid', 'era.late'] as const

export function CardFace(props: CardFaceProps) {
  const { view } = useSeen()
  return <CardFaceOf game={view.game} {...props} />
}

/** The same away from a table. */
export function CardFaceOf({ game, card, ops }: CardFaceProps & { readonly game: string }) {
  const say = useSay()
  const w = useWords()
  const facts = rulesNamed(game)!.cards[card]!
  const scoring = facts.scoring !== null
  const side = scoring ? 2 : facts.side
  return (
    <article className={`card-face ${sideClass(side)}`}>
      <header>
        <Ops base={facts.ops} now={ops ?? facts.ops} scoring={scoring} />
        <div>
          <h3>{w.card(card)}</h3>
          <p className="card-line">
            <SideMark side={side} /> {scoring ? say('card.scoring') : eventOf(facts, say, w)} · {w.say(ERAS[facts.era])} ·{' '}
            {say('card.number', { n: facts.number })}
            {facts.once && ` · ${say('card.once')}`}
          </p>
        </div>
      </header>
      <p className="card-effect">{w.effect(card)}</p>
    </article>
  )
}

/** Whose event a card shows. */
export function eventOf({ event, side }: Pick<Card, 'event' | 'side'>, say: Say, w: Words): string {
  if (event.length === 0) return say('card.none')
  return side === 2 ? say('card.both') : say('card.of', { side: w.side(side) })
}

export const sideClass = (side: number): string => (side === 0 ? 'us' : side === 1 ? 'ussr' : 'both')

interface OpsProps {
  readonly base: number
  readonly now: number
  readonly scoring: boolean
}

/** The value of a card: the printed one struck out where another counts now. */
export function Ops({ base, now, scoring }: OpsProps) {
  const say = useSay()
  if (scoring)
    return (
      <span className="ops scoring">
        <span aria-hidden="true">★</span>
        <span className="unseen">{say('card.scoring')}</span>
      </span>
    )
  return (
    <span className="ops">
      {base !== now && <s aria-hidden="true">{base}</s>}
      <span aria-hidden="true">{now}</span>
      <span className="unseen">{say('card.ops', { n: now })}</span>
    </span>
  )
}
