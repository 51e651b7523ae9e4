/** The position in plain lines: map, tracks, hands, cards. Drawn from a view, so that a side reads only what it may see. */
import { other, type Side, US, USSR } from '../../engine/script.ts'
import { handCards, unseenCards } from '../../rules/queries/cards.ts'
import { type Control, controlOf } from '../../rules/queries/control.ts'
import { scoresAtEnd, scoresNow } from '../../rules/queries/scores.ts'
import { type Rules, rulesNamed } from '../../rules/ruleset.ts'
import { Zone } from '../../rules/state.ts'
import { UNSEEN, type View } from '../../rules/view.ts'
import type { Words } from '../../words/speak.ts'

const NOBODY = 'nobody'
const yes = (is: boolean): string => (is ? 'yes' : 'no')
const rulesOfView = (view: View): Rules => rulesNamed(view.game)!
const sideOr = (w: Words, side: number): string => (side < 0 ? NOBODY : w.side(side as Side))

function countryName(view: View, w: Words, country: number): string {
  const { battleground, stability } = rulesOfView(view).map.countries[country]!
  return w.say('cli.country', { country: w.country(country), battleground: yes(battleground), stability })
}

const countryLine = (view: View, w: Words, { country, influence, controller }: Control): string =>
  w.say('cli.country-line', {
    country: countryName(view, w, country),
    us: influence[US],
    ussr: influence[USSR],
    controller: sideOr(w, controller),
  })

function regionLines(view: View, w: Words, region: number): string[] {
  const { countries } = rulesOfView(view).map
  const all = controlOf(view).filter(({ country }) => (countries[country]!.regions >> region) & 1)
  const empty = all.filter(({ influence }) => influence[US] === 0 && influence[USSR] === 0)
  const score = scoresNow(view).find((s) => s.region === region)
  return [
    score === undefined
      ? w.say('cli.region', { region: w.region(region) })
      : w.say('cli.region-score', {
          region: w.region(region),
          us: score.sides[US].vp,
          ussr: score.sides[USSR].vp,
          winner: sideOr(w, score.winner),
        }),
    ...all.filter((control) => !empty.includes(control)).map((control) => countryLine(view, w, control)),
    ...(empty.length === 0
      ? []
      : [w.say('cli.empty-countries', { countries: empty.map(({ country }) => countryName(view, w, country)).join(', ') })]),
  ]
}

export function boardLines(view: View, w: Words, regions: readonly number[]): string[] {
  return [w.say('cli.board-legend'), ...regions.flatMap((region) => regionLines(view, w, region))]
}

const PHASES = ['setup', 'headline', 'action', 'cleanup'] as const

/** Turn, tracks, the passing card and the effects in force. */
export function statusLines(view: View, w: Words): string[] {
  const { cards, tables } = rulesOfView(view)
  const phase = w.say(`phase.${PHASES[view.phase]!}`, { side: w.side(view.phasing), n: view.round })
  const effects = view.effects.map((effect) => {
    const card = effect >> 10
    return cards[card]!.untilEndOfTurn ? w.say('cli.effect-this-turn', { card: w.quoted(card) }) : w.quoted(card)
  })
  return [
    w.say('cli.status', { turn: view.turn, turns: tables.turns, phase, defcon: view.defcon, score: w.score(view.vp) }),
    w.say('cli.tracks', {
      usOperations: view.milops[US]!,
      ussrOperations: view.milops[USSR]!,
      usSpace: view.space[US]!,
      ussrSpace: view.space[USSR]!,
    }),
    w.say('cli.passing-card', { card: w.quoted(tables.passing.card), holder: sideOr(w, view.holder), ready: yes(view.ready === 1) }),
    ...(effects.length === 0 ? [] : [w.say('cli.in-force', { effects: effects.join(', ') })]),
    w.say('cli.counts', {
      us: view.hands[US],
      ussr: view.hands[USSR],
      deck: view.deck,
      discard: view.place.filter((zone) => zone === Zone.Discard).length,
    }),
  ]
}

/** A card with its side and value, as it stands in lists: the value it has for this side now, where it differs. */
export function cardLine(view: View, w: Words, card: number, side: Side): string {
  const { scoring, side: owner, ops } = rulesOfView(view).cards[card]!
  if (scoring !== null) return w.say('cli.card-scoring', { card: w.card(card) })
  const held = handCards(view, side).find((one) => one.card === card)
  const now = held?.ops ?? ops
  const most = held?.most ?? now
  return w.say('cli.card', {
    card: w.card(card),
    side: ownerName(w, owner),
    ops,
    now,
    changed: yes(now !== ops),
    most,
    region: yes(most > now),
  })
}

const ownerName = (w: Words, owner: Side | 2): string => (owner === 2 ? w.say('side.neutral') : w.side(owner))

const listOf = (w: Words, cards: readonly number[]): string => cards.map((card) => w.card(card)).join(', ')

/** A side's own hand, and what it knows of the other. */
export function handLines(view: View, w: Words, side: Side): string[] {
  const held = handCards(view, side).map(({ card }) => cardLine(view, w, card, side))
  const { known } = unseenCards(view).hands[other(side)]
  return [
    ...(held.length === 0 ? [w.say('cli.no-cards', { side: w.side(side) })] : [w.say('cli.hand', { side: w.side(side) }), ...held]),
    ...(known.length === 0 ? [] : [w.say('cli.known-cards', { side: w.side(other(side)), cards: listOf(w, known) })]),
  ]
}

const cardsAt = (view: View, zone: number): number[] => view.place.flatMap((at, card) => (at === zone ? [card] : []))

export function discardLines(view: View, w: Words): string[] {
  const pile = cardsAt(view, Zone.Discard)
  const removed = cardsAt(view, Zone.Removed)
  return [
    pile.length === 0 ? w.say('cli.discard-pile-empty') : w.say('cli.discard-pile', { cards: listOf(w, pile) }),
    ...(removed.length === 0 ? [] : [w.say('cli.removed', { cards: listOf(w, removed) })]),
  ]
}

const ERAS = ['early', 'mid', 'late'] as const
const ZONES = [
  'deck',
  'hand',
  'hand',
  'discard',
  'removed',
  'later',
  'table',
  'headline',
  'headline',
  'looked',
  'beside',
  'passing',
  'absent',
] as const

function placeOf(view: View, w: Words, card: number): string {
  const zone = view.place[card]!
  if (zone === UNSEEN) return w.say('cli.unseen')
  const side = zone === Zone.Passing ? view.holder : zone === Zone.Hand + USSR || zone === Zone.Headline + USSR ? USSR : US
  return w.say(`zone.${ZONES[zone]!}`, { side: sideOr(w, side) })
}

/** Everything about a card: value, side, era, where it is, what it does. */
export function aboutCard(view: View, w: Words, card: number): string[] {
  const c = rulesOfView(view).cards[card]!
  const facts = { card: w.card(card), number: c.number, era: w.say(`era.${ERAS[c.era]}`), place: placeOf(view, w, card) }
  return [
    c.scoring === null
      ? w.say('cli.about-card', { ...facts, side: ownerName(w, c.side), ops: c.ops, once: yes(c.once) })
      : w.say('cli.about-scoring', facts),
    w.effect(card),
  ]
}

/** Every region as it would score now, and the end of the game as the map stands. */
export function scoreLines(view: View, w: Words): string[] {
  const lines = scoresNow(view).map(({ region, sides, winner }) =>
    w.say('cli.score-line', {
      region: w.region(region),
      us: sides[US].vp,
      usLevel: w.say(`level.${sides[US].level}`),
      ussr: sides[USSR].vp,
      ussrLevel: w.say(`level.${sides[USSR].level}`),
      winner: sideOr(w, winner),
    }),
  )
  const end = scoresAtEnd(view)
  return [
    w.say('cli.score-now', { score: w.score(view.vp) }),
    ...lines,
    w.say('cli.score-end', { score: w.score(end.vp), winner: sideOr(w, end.winner) }),
  ]
}
