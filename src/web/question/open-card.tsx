/** A card that is open over the map: its face, and beside it every use with its key, its cost and its danger. */

import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { other, US } from '../../engine/script.ts'
import { rulesNamed } from '../../games/index.ts'
import { handCards, spaceTry } from '../../rules/queries/cards.ts'
import { scoreOfCard } from '../../rules/queries/scores.ts'
import type { View } from '../../rules/view.ts'
import { CARD, isCountry } from '../../rules/vocabulary.ts'
import type { Words } from '../../words/speak.ts'
import { CardFace } from '../cards/card-face.tsx'
import { HandFace } from '../cards/face.tsx'
import { Icon } from '../parts/icon.tsx'
import { SideMark } from '../parts/side-mark.tsx'
import { bookOfGame } from '../router/books.ts'
import { WithRules } from '../rules/rule-link.tsx'
import { cancel, choosePicks, putEventFirst, useTable } from '../store/table.ts'
import { percent } from '../view/preview-text.ts'
import type { Previews } from '../view/previews.ts'
import { useSeen } from '../view/seen.ts'
import type { CardUse, UseWord } from '../view/uses.ts'
import { useWords } from '../words/use-words.ts'
import { Confirm } from './confirm.tsx'
import { dangerLine } from './danger.ts'
import { HintedUse } from './hints.tsx'
import type { QuestionProps } from './kinds.tsx'
import { UseIcon } from './use-icon.tsx'
import { WarLine } from './war-line.tsx'
import './open-card.css'

export function PlayCard(props: QuestionProps) {
  const w = useWords()
  const { chosen, side, view, previews } = props
  const eventFirst = useTable((table) => table.eventFirst)
  const [pick] = chosen
  const uses = useMemo(() => (pick === undefined || pick < CARD ? [] : previews.uses(pick)), [previews, pick])
  // The question itself says that a card is wanted; and a pass has no card.
  if (pick === undefined || uses.length === 0) return null
  const card = pick - CARD
  const held = handCards(view, side).find((each) => each.card === card)
  return (
    <OpenCard card={card} {...(held && { ops: held.ops })} {...(!eventFirst && { help: w.say('uses.help') })}>
      <Uses {...props} card={card} ops={held?.ops ?? 0} most={held?.most ?? 0} uses={uses} before={[pick]} eventFirst={eventFirst} />
    </OpenCard>
  )
}

export function HeadlineCard({ chosen, dangers, view, side, previews }: QuestionProps) {
  const w = useWords()
  const [pick] = chosen
  if (pick === undefined) return null
  const card = pick - CARD
  const facts = rulesNamed(view.game)!.cards[card]!
  const danger = dangers.find((each) => each.pick === pick)
  return (
    <OpenCard card={card} title={w.say('uses.headline')}>
      {danger !== undefined && <p className="warning loses">{dangerLine(danger, side, w)}</p>}
      <p>{w.say('uses.headline.about')}</p>
      {facts.side === other(side) && <p>{w.say('uses.headline.opponent', { side: w.side(other(side)) })}</p>}
      {facts.scoring !== null && <p>{scoreLine(view, card, w)}</p>}
      <WarLine previews={previews} picks={[pick]} />
    </OpenCard>
  )
}

/** The card lies on the table, or an event grants operations. */
export function UseCard(props: QuestionProps) {
  const w = useWords()
  const { asks, previews } = props
  const ops = previews.spends() ?? (asks.card < 0 ? 0 : previews.ops(asks.card))
  const uses = useMemo(() => previews.uses(null), [previews])
  const list = <Uses {...props} card={asks.card} ops={ops} most={ops} uses={uses} before={[]} eventFirst={false} />
  if (asks.card < 0) return list
  return (
    <OpenCard card={asks.card} isOnTable help={w.say('uses.help')} {...(asks.prompt === 'use' && { ops })}>
      {list}
    </OpenCard>
  )
}

interface OpenCardProps {
  readonly card: number
  readonly ops?: number
  readonly title?: string
  /** How to choose, while nothing is chosen. */
  readonly help?: string
  /** It can't be closed: it is being played. */
  readonly isOnTable?: boolean
  readonly children: ReactNode
}

function OpenCard({ card, ops, title, help, isOnTable = false, children }: OpenCardProps) {
  const w = useWords()
  const { view } = useSeen()
  const [isSmall, setSmall] = useState(false)
  return (
    <div className={`open-card${isSmall ? ' folded' : ''}`}>
      <CardFace card={card} {...(ops !== undefined && { ops })} />
      <div className="open-uses">
        <h3>{title ?? w.say('uses.title')}</h3>
        <div className="open-brief">
          <HandFace game={view.game} card={card} {...(ops !== undefined && { ops })} />
          <p>
            <span className="unseen">{w.card(card)}.</span> {w.effect(card)}
          </p>
        </div>
        {children}
        <footer>
          <Confirm>{help !== undefined && <p className="quiet">{help}</p>}</Confirm>
        </footer>
      </div>
      <div className="open-tools">
        <Button className="button quiet small" aria-expanded={!isSmall} onPress={() => setSmall(!isSmall)}>
          {w.say(isSmall ? 'uses.unfold' : 'uses.fold')}
        </Button>
        {!isOnTable && (
          <Button className="button quiet small" aria-label={w.say('uses.close')} onPress={cancel}>
            <Icon name="close" />
          </Button>
        )}
      </div>
    </div>
  )
}

interface UsesProps extends QuestionProps {
  readonly card: number
  readonly ops: number
  readonly most: number
  readonly uses: readonly CardUse[]
  /** The picks that come before the use. */
  readonly before: readonly number[]
  /** The opponent's event is to come before the operations. */
  readonly eventFirst: boolean
}

/** Scoring cards have one use only, and operations that an event grants have none but those it offers. */
const NEVER_OFFERED: ReadonlySet<string> = new Set(['not-an-answer', 'scoring-card'])

/** The order in which they are offered, and their keys. What a key plays by mistake should be the mildest. */
const ORDER: readonly UseWord[] = ['influence', 'coup', 'realign', 'space', 'event']
const WITH_OPS: ReadonlySet<UseWord> = new Set(['influence', 'coup', 'realign'])

function Uses({ card, ops, most, uses, before, eventFirst, chosen, dangers, view, side, asks, previews }: UsesProps) {
  const w = useWords()
  const chosenUse = chosen[before.length]
  const isTheirs = before.length > 0 && rulesNamed(view.game)!.cards[card]?.side === other(side)
  const event = uses.find(({ word }) => word === 'event')
  const opsLeft = uses.some(({ word, refused }) => WITH_OPS.has(word) && refused === null)
  /** Whether the event comes first or last is the player's choice. */
  const isSwitched = isTheirs && event?.refused === null
  const isFirst = isSwitched && (eventFirst || !opsLeft)
  const offered = ORDER.flatMap((word) => uses.filter((use) => use.word === word))
    .filter(({ refused }) => refused === null || !NEVER_OFFERED.has(refused.key))
    .filter(({ word }) => !isSwitched || (isFirst ? !WITH_OPS.has(word) : word !== 'event'))
  useUseKeys((n) => {
    const use = offered.find(({ word, refused }) => refused === null && ORDER.indexOf(word) === n)
    if (use !== undefined) choosePicks([...before, use.pick])
    return use !== undefined
  })
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // The button that confirms takes room from the list.
    if (chosenUse !== undefined) list.current?.querySelector('.chosen')?.scrollIntoView({ block: 'nearest' })
  }, [chosenUse])
  return (
    <>
      {isSwitched && <OrderSwitch side={other(side)} isFirst={isFirst} canBeLast={opsLeft} />}
      <ul className="uses" ref={list}>
        {offered.map(({ word, pick, refused }) => {
          const danger = dangers.find((each) => each.pick === pick)
          const isChosen = chosenUse === pick
          const name = word === 'event' && isFirst ? w.say('uses.event.first', { n: ops }) : w.pick(pick)
          if (refused !== null)
            return (
              <li key={word} className="use refused">
                <UseIcon word={word} />
                <b>{name}</b>
                <small>
                  <WithRules game={bookOfGame(view.game)} text={w.reason(refused)} />
                </small>
              </li>
            )
          const detail = detailOf({ word, card, ops, most, view, side, w, own: asks.prompt !== 'operations' })
          return (
            <li key={word}>
              <Button
                className={`use legal${isChosen ? ' chosen' : ''}${danger ? ' dangerous' : ''}`}
                aria-pressed={isChosen}
                data-use={word}
                onPress={() => choosePicks([...before, pick])}
              >
                <UseIcon word={word} />
                <b>{name}</b>
                <small>{detail}</small>
                <HintedUse picks={[...before, pick]} />
                {word === 'event' && <WarLine previews={previews} picks={[...before, pick]} />}
                {word === 'coup' && danger === undefined && <CoupLine previews={previews} picks={[...before, pick]} view={view} />}
                {danger !== undefined && <small className="warning loses">{dangerLine(danger, side, w)}</small>}
                <kbd>{ORDER.indexOf(word) + 1}</kbd>
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

interface OrderSwitchProps {
  readonly side: 0 | 1
  readonly isFirst: boolean
  readonly canBeLast: boolean
}

/** When the opponent's event happens. */
function OrderSwitch({ side, isFirst, canBeLast }: OrderSwitchProps) {
  const w = useWords()
  return (
    <fieldset className={`order ${side === US ? 'us' : 'ussr'}`}>
      <legend>
        <SideMark side={side} /> {w.say('uses.their-event', { side: w.side(side) })}
      </legend>
      <div className="segments">
        <button type="button" aria-pressed={isFirst} onClick={() => putEventFirst(true)}>
          {w.say('uses.before-ops')}
        </button>
        <button type="button" aria-pressed={!isFirst} disabled={!canBeLast} onClick={() => putEventFirst(false)}>
          {w.say('uses.after-ops')}
        </button>
      </div>
    </fieldset>
  )
}

/** Digits choose a use while a card is open; else they are the regions of the map. */
function useUseKeys(choose: (n: number) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog], [role=menu]') !== null) return
    const n = '12345'.indexOf(event.key)
    if (event.key.length === 1 && n >= 0 && choose(n)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event)
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}

interface CoupLineProps {
  readonly previews: Previews
  readonly picks: readonly number[]
  readonly view: View
}

/** Where DEFCON is at its last step a coup in the wrong country ends the game. */
function CoupLine({ previews, picks, view }: CoupLineProps) {
  const w = useWords()
  const key = picks.join(' ')
  const ends = useMemo(() => {
    if (view.defcon !== 2) return false
    const next = previews.ahead(key.split(' ').map(Number))
    return next?.asks.moves.some((pick) => isCountry(pick) && next.previews.coup(pick).defcon === 1) === true
  }, [previews, key, view])
  return ends && <small className="warning loses">{w.say('uses.coup.ends')}</small>
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

/** What a use of the card costs and does, in a line. */
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
  return [w.say(`uses.${word}`, values), most > ops ? w.say('uses.most', values) : ''].filter(Boolean).join(' ')
}
