/** Choosing a card to play or to headline, and what to put it to. */

import { Button } from 'react-aria-components'
import { other } from '../../engine/script.ts'
import { rulesNamed } from '../../games/index.ts'
import { handCards, spaceTry } from '../../rules/queries/cards.ts'
import { scoreOfCard } from '../../rules/queries/scores.ts'
import type { View } from '../../rules/view.ts'
import { CARD } from '../../rules/vocabulary.ts'
import type { Words } from '../../words/speak.ts'
import { CardFace } from '../cards/card-face.tsx'
import { bookOfGame } from '../router/books.ts'
import { WithRules } from '../rules/rule-link.tsx'
import { choosePicks } from '../store/table.ts'
import { percent } from '../view/preview-text.ts'
import type { CardUse } from '../view/uses.ts'
import { useWords } from '../words/use-words.ts'
import { dangerLine } from './danger.ts'
import type { QuestionProps } from './kinds.tsx'

export function PlayCard(props: QuestionProps) {
  const w = useWords()
  const { chosen, side, view, previews } = props
  if (chosen.length === 0) return <p className="hint">{w.say('question.choose-in-hand')}</p>
  const card = chosen[0]! - CARD
  const ops = handCards(view, side).find((each) => each.card === card)
  return (
    <>
      <CardFace card={card} {...(ops && { ops: ops.ops })} />
      <Uses {...props} card={card} ops={ops?.ops ?? 0} most={ops?.most ?? 0} uses={previews.uses(chosen[0]!)} before={[chosen[0]!]} />
    </>
  )
}

export function HeadlineCard({ chosen, dangers, view, side }: QuestionProps) {
  const w = useWords()
  if (chosen.length === 0) return <p className="hint">{w.say('question.choose-in-hand')}</p>
  const card = chosen[0]! - CARD
  const facts = rulesNamed(view.game)!.cards[card]!
  const danger = dangers.find(({ pick }) => pick === chosen[0])
  return (
    <>
      <CardFace card={card} />
      {facts.side === other(side) && <p className="hint">{w.say('uses.headline.opponent', { side: w.side(other(side)) })}</p>}
      {facts.scoring !== null && <p className="hint">{scoreLine(view, card, w)}</p>}
      {danger !== undefined && <p className="warning">{dangerLine(danger, side, w)}</p>}
    </>
  )
}

/** The card lies on the table, or an event grants operations. */
export function UseCard(props: QuestionProps) {
  const { asks, previews } = props
  const ops = previews.spends() ?? (asks.card < 0 ? 0 : previews.ops(asks.card))
  return (
    <>
      {asks.card >= 0 && asks.prompt === 'use' && <CardFace card={asks.card} ops={ops} />}
      <Uses {...props} card={asks.card} ops={ops} most={ops} uses={previews.uses(null)} before={[]} />
    </>
  )
}

interface UsesProps extends QuestionProps {
  readonly card: number
  readonly ops: number
  readonly most: number
  readonly uses: readonly CardUse[]
  /** The picks that come before the use. */
  readonly before: readonly number[]
}

/** Scoring cards have one use only, and operations that an event grants have none but those it offers. */
const NEVER_OFFERED: ReadonlySet<string> = new Set(['not-an-answer', 'scoring-card'])

function Uses({ card, ops, most, uses, before, chosen, dangers, view, side, asks }: UsesProps) {
  const w = useWords()
  const chosenUse = chosen[before.length]
  const offered = uses.filter(({ refused }) => refused === null || !NEVER_OFFERED.has(refused.key))
  return (
    <ul className="uses">
      {offered.map(({ word, pick, refused }) => {
        const danger = dangers.find((each) => each.pick === pick)
        const detail =
          refused === null ? detailOf({ word, card, ops, most, view, side, w, own: asks.prompt !== 'operations' }) : w.reason(refused)
        if (refused !== null)
          return (
            <li key={word} className="use refused">
              <b>{w.pick(pick)}</b>
              <small>
                <WithRules game={bookOfGame(view.game)} text={detail} />
              </small>
            </li>
          )
        return (
          <li key={word}>
            <Button
              className={`use legal${chosenUse === pick ? ' chosen' : ''}${danger ? ' dangerous' : ''}`}
              onPress={() => choosePicks([...before, pick])}
            >
              <b>{w.pick(pick)}</b>
              <small>{detail}</small>
              {danger !== undefined && <small className="warning">{dangerLine(danger, side, w)}</small>}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

function scoreLine(view: View, card: number, w: Words): string {
  const { vp, winner } = scoreOfCard(view, card)
  if (winner >= 0) return w.say('uses.scoring.wins', { side: w.side(winner as 0 | 1) })
  return w.say('uses.scoring', { score: w.score(vp), n: Math.abs(vp) })
}

interface Detail {
  readonly word: CardUse['word']
  readonly card: number
  readonly ops: number
  readonly most: number
  readonly view: View
  readonly side: 0 | 1
  /** The operations of a card that is played, not granted by an event. */
  readonly own: boolean
  readonly w: Words
}

/** What a use of the card does, in one or two sentences. */
function detailOf({ word, card, ops, most, view, side, own, w }: Detail): string {
  const facts = card < 0 ? undefined : rulesNamed(view.game)!.cards[card]
  const theirs = own && facts?.side === other(side)
  const values = { n: ops, most, side: w.side(other(side)) }
  if (word === 'event') {
    if (facts !== undefined && facts.scoring !== null) return scoreLine(view, card, w)
    return w.say(theirs ? 'uses.event.opponent' : facts?.once === true ? 'uses.event.once' : 'uses.event.own', values)
  }
  if (word === 'space') {
    const next = spaceTry(view, side)
    if (next === null) return ''
    return w.say('uses.space', { box: w.box(view.space[side]! + 1), roll: next.roll, chance: percent(next.chance) })
  }
  const line = w.say(`uses.${word}`, values)
  return [line, most > ops ? w.say('uses.most', values) : '', theirs ? w.say('uses.then-event', values) : ''].filter(Boolean).join(' ')
}
