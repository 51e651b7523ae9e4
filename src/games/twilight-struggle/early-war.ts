/** Cards of the Early War, and the optional ones of that era. */
import { keep, kept, other, type Script, type Side } from '../../engine/script.ts'
import { type Bar, controlledBy, controlledByEither, handOf, me, withoutOwnInfluence } from '../../rules/ask.ts'
import {
  anywhere,
  controls,
  countries,
  either,
  inArea,
  influence,
  inRegion,
  next,
  raiseToControl,
  removeInfluence,
  setInfluence,
  them,
} from '../../rules/board.ts'
import { until, when } from '../../rules/branches.ts'
import {
  adds,
  addsUp,
  bothRoll,
  type CardOfGame,
  type CardStep,
  card,
  clears,
  defconFalls,
  EARLY,
  gains,
  NEUTRAL,
  scoringCard,
  takesEffect,
  timesOf,
  US,
  USSR,
  wages,
} from '../../rules/card.ts'
import { cardOf, discard, hand, put, revealHand, revealScoringCards } from '../../rules/cards.ts'
import { finish } from '../../rules/effects.ts'
import { note } from '../../rules/notes.ts'
import { announce, grant, inHeadline, isOpponents, playEvent, putAway } from '../../rules/play.ts'
import { type Hooks, type Refusal, rulesOf } from '../../rules/ruleset.ts'
import { type State, Zone } from '../../rules/state.ts'
import { advanceInSpace, gainVp, raiseDefcon } from '../../rules/tracks.ts'
import { cancelHeadline } from '../../rules/turn/headline.ts'
import { sees } from '../../rules/view.ts'
import { W } from '../../rules/vocabulary.ts'
import { ask } from '../ask.ts'
import {
  Bulgaria,
  Canada,
  Cuba,
  Czechoslovakia,
  Egypt,
  France,
  Hungary,
  India,
  Israel,
  Japan,
  Pakistan,
  Romania,
  SouthKorea,
  Taiwan,
  UnitedKingdom,
  Vietnam,
  WestGermany,
  Yugoslavia,
} from '../atlas.ts'
import type { TwilightStruggleId } from '../card-ids.ts'
import { chooses } from '../chooses.ts'
import {
  Africa,
  cardNamed,
  EasternEurope,
  Europe,
  hasHappened,
  lateWar,
  mayDiscard,
  operationsOf,
  regionNumber,
  SoutheastAsia,
  WesternEurope,
} from './common.ts'
import { map } from './map.ts'
import { readingsOf } from './options.ts'

/** Protects countries of one side from coups and realignments of the other. */
const protects = (where: (g: State, owner: Side, country: number) => boolean): Pick<Hooks, 'barCoup' | 'barRealign'> => {
  const bar = (g: State, side: Side, owner: Side, country: number): Refusal | null =>
    side === other(owner) && where(g, owner, country) ? { key: 'protected-by-card' } : null
  return { barCoup: bar, barRealign: bar }
}

const underNato = (g: State, owner: Side, country: number): boolean =>
  inArea(g, Europe, country) &&
  controls(g, owner, country) &&
  !(country === France && hasHappened(g, 'de-gaulle-leads-france')) &&
  !(country === WestGermany && hasHappened(g, 'willy-brandt'))

export const hasPartner = (g: State, side: Side): boolean => hand(g, side).some((c) => isOpponents(g, c, side))

/** The operations of a card of the hand that shows an event of the other side, without that event. */
export const usesPartner: Script<State> = [
  ask.card({
    prompt: 'un-intervention',
    from: handOf(me),
    bar: (g, f, c) => (isOpponents(g, c, f.me) ? null : { key: 'not-opponent-event', card: c }),
  }),
  (g, f) => {
    keep(f, f.got)
    if (f.got >= 0) intervene(g, f.me, f.got)
  },
  (g, f) => {
    if (kept(f) >= 0) putAway(g, kept(f))
  },
]

/** 12.4: whether a card whose event needs the China Card may be a headline while nobody has that card. */
export const mayHeadlineOfChina = (g: State): boolean => g.holder >= 0 || readingsOf(g).civilWarHeadlines

/** Whether a card that Five Year Plan takes from the hand of the active side counts as played by that side. */
const countsAsPlayed = (g: State, side: Side, taken: number): boolean =>
  readingsOf(g).defectorsByFiveYearPlan === 'vp' && g.phasing === side && cardNamed(g, taken, 'defectors')

const removesOwn = ask.remove({ of: me, upTo: 4 })
const controlledByThem = controlledBy(them)

/** The other side shows its scoring cards. */
const showsScoringCards: CardStep = (g, f) => {
  if (revealScoringCards(g, them(f)) === 0) note?.({ key: 'nothing-to-reveal', side: them(f), scoring: 1 })
}

/** Bars a country outside the regions of the scoring cards that this side sees in the other hand. */
const outsideShownRegions: Bar = (g, f, country) => {
  const isOpen = (c: number): boolean => {
    const { scoring } = cardOf(g, c)
    return scoring !== null && sees(g, f.me, c) && inRegion(g, country, regionNumber(g, scoring))
  }
  return hand(g, them(f)).some(isOpen) ? null : { key: 'outside-area', country }
}

export const earlyWar: readonly CardOfGame<TwilightStruggleId>[] = [
  scoringCard(1, 'asia-scoring', 'asia', EARLY),
  scoringCard(2, 'europe-scoring', 'europe', EARLY),
  scoringCard(3, 'middle-east-scoring', 'middle-east', EARLY),

  /** Duck and Cover: DEFCON falls by one; the event's side scores as many VP as the new level lies below five. */
  card(4, 'duck-and-cover', { side: US, ops: 3, era: EARLY }, [defconFalls(), (g, f) => gainVp(g, f.me, 5 - g.defcon)]),

  /** Five Year Plan: a random card of the other hand; an event of this side happens, any other card is discarded. */
  card(5, 'five-year-plan', { side: US, ops: 3, era: EARLY }, [
    ask.random({ from: handOf(them) }),
    (g, f) => {
      if (f.got < 0) {
        note?.({ key: 'nothing-to-discard', side: them(f) })
        return
      }
      if (cardOf(g, f.got).side === f.me) playEvent(g, f.got, f.me, countsAsPlayed(g, them(f), f.got) ? them(f) : f.me)
      else discard(g, them(f), f.got)
    },
  ]),

  /** The China Card: no event; one more point if all are spent in Asia. It passes from side to side. */
  card(6, 'the-china-card', { side: NEUTRAL, ops: 4, era: EARLY, headline: false, ownRegionalPoint: map.regions.indexOf('asia') }, []),

  /** Socialist Governments: remove 3 influence of the other side in Western Europe, at most 2 in a country. */
  card(7, 'socialist-governments', { side: USSR, ops: 3, era: EARLY }, [ask.remove({ count: 3, max: 2, where: WesternEurope })]),

  /** Fidel: the other side loses all influence in Cuba; the event's side gets enough to control it. */
  card(8, 'fidel', { side: USSR, ops: 2, era: EARLY, once: true }, [clears(Cuba), (g, f) => raiseToControl(g, f.me, Cuba)]),

  /** Vietnam Revolts: 2 influence in Vietnam; this turn one more point for operations spent wholly in Southeast Asia. */
  card(9, 'vietnam-revolts', { side: USSR, ops: 2, era: EARLY, once: true, untilEndOfTurn: true }, [adds(2, Vietnam), takesEffect], {
    regionalPoint: (g, side, owner) => (side === owner ? regionNumber(g, 'southeast-asia') : -1),
  }),

  /** Blockade: unless the other side discards a card worth 3 or more, it loses all influence in West Germany. */
  card(10, 'blockade', { side: USSR, ops: 1, era: EARLY, once: true }, [
    mayDiscard(3),
    (g, f) => {
      if (f.got < 0) setInfluence(g, them(f), WestGermany, 0)
    },
  ]),

  /** Korean War: war in South Korea, won on 4, for 2 VP; one more to subtract while nobody has the China Card (12.4.2). */
  card(
    11,
    'korean-war',
    { side: USSR, ops: 2, era: EARLY, once: true, war: true },
    wages({ target: () => SouthKorea, wins: 4, milops: 2, vp: 2, less: (g) => (g.holder < 0 ? 1 : 0) }),
  ),

  /** Romanian Abdication: the other side loses all influence in Romania; the event's side gets enough to control it. */
  card(12, 'romanian-abdication', { side: USSR, ops: 1, era: EARLY, once: true }, [
    clears(Romania),
    (g, f) => raiseToControl(g, f.me, Romania),
  ]),

  /** Arab-Israeli War: war in Israel, won on 4, for 2 VP; the other side's control of Israel itself counts against it as well. */
  card(
    13,
    'arab-israeli-war',
    { side: USSR, ops: 2, era: EARLY, war: true },
    wages({ target: () => Israel, wins: 4, milops: 2, vp: 2, less: (g, f) => (controls(g, them(f), Israel) ? 1 : 0) }),
  ),

  /** COMECON: 1 influence in each of 4 Eastern European countries that the other side does not control. */
  card(14, 'comecon', { side: USSR, ops: 3, era: EARLY, once: true }, [
    ask.place({ count: 4, max: 1, where: EasternEurope, bar: controlledBy(them) }),
  ]),

  /** Nasser: 2 influence in Egypt; the other side loses half of its own there, rounded up. */
  card(15, 'nasser', { side: USSR, ops: 1, era: EARLY, once: true }, [
    adds(2, Egypt),
    (g, f) => void removeInfluence(g, them(f), Egypt, Math.ceil(influence(g, them(f), Egypt) / 2)),
  ]),

  /** Warsaw Pact Formed: clear the other side out of 4 Eastern European countries, or add 5 influence there, at most 2 in a country. NATO becomes possible. */
  card(16, 'warsaw-pact-formed', { side: USSR, ops: 3, era: EARLY, once: true }, [
    ...chooses({
      prompt: 'remove-or-add',
      answers: {
        remove: [ask.removeAll({ count: 4, where: EasternEurope })],
        add: [ask.place({ count: 5, max: 2, where: EasternEurope })],
      },
    }),
    takesEffect,
  ]),

  /** De Gaulle Leads France: the other side loses 2 influence in France, the event's side gets 1; NATO no longer protects France. */
  card(17, 'de-gaulle-leads-france', { side: USSR, ops: 3, era: EARLY, once: true }, [
    (g, f) => void removeInfluence(g, them(f), France, 2),
    adds(1, France),
    takesEffect,
  ]),

  /** Captured Nazi Scientist: one box forward in the space race. */
  card(18, 'captured-nazi-scientist', { side: NEUTRAL, ops: 1, era: EARLY, once: true }, [(g, f) => advanceInSpace(g, f.me)]),

  /** Truman Doctrine: the other side loses all influence in a European country that nobody controls. */
  card(19, 'truman-doctrine', { side: US, ops: 1, era: EARLY, once: true }, [ask.removeAll({ where: Europe, bar: controlledByEither })]),

  /**
   * Olympic Games: the other side takes part or boycotts. A boycott lowers DEFCON and gives 4 operations; else both roll, this side
   * with +2, the higher gets 2 VP, equal rolls are repeated.
   */
  card(
    20,
    'olympic-games',
    { side: NEUTRAL, ops: 2, era: EARLY },
    chooses({
      prompt: 'olympic-games',
      by: them,
      answers: {
        participate: [
          ...until(
            (_g, f) => f.got !== 0,
            bothRoll((_g, f, side) => (side === f.me ? 2 : 0)),
          ),
          (g, f) => gainVp(g, f.got > 0 ? f.me : them(f), 2),
        ],
        boycott: [defconFalls(), (g, f) => grant(g, f, 4)],
      },
    }),
  ),

  /** NATO: after Warsaw Pact Formed or Marshall Plan. No coup, realignment or Brush War of the other side in Europe where this side has control. */
  card(
    21,
    'nato',
    { side: US, ops: 4, era: EARLY, once: true, can: (g) => hasHappened(g, 'warsaw-pact-formed') || hasHappened(g, 'marshall-plan') },
    [takesEffect],
    {
      ...protects(underNato),
      barWar: (g, _side, owner, country) => (underNato(g, owner, country) ? { key: 'protected-by-card' } : null),
    },
  ),

  /** Independent Reds: in one of five Eastern European countries, raise influence to what the other side has there. */
  card(22, 'independent-reds', { side: US, ops: 2, era: EARLY, once: true }, [
    ask.match({ where: countries(Yugoslavia, Romania, Bulgaria, Hungary, Czechoslovakia) }),
  ]),

  /** Marshall Plan: 1 influence in each of 7 Western European countries that the other side does not control. NATO becomes possible. */
  card(23, 'marshall-plan', { side: US, ops: 4, era: EARLY, once: true }, [
    ask.place({ count: 7, max: 1, where: WesternEurope, bar: controlledBy(them) }),
    takesEffect,
  ]),

  /** Indo-Pakistani War: war in India or Pakistan, won on 4, for 2 VP. */
  card(24, 'indo-pakistani-war', { side: NEUTRAL, ops: 2, era: EARLY, war: true }, [
    ask.country({ prompt: 'war', where: countries(India, Pakistan) }),
    ...wages({ target: (_g, f) => f.got, wins: 4, milops: 2, vp: 2 }),
  ]),

  /** Containment: this turn each card of the event's side is worth one point more. */
  card(25, 'containment', { side: US, ops: 3, era: EARLY, once: true, untilEndOfTurn: true }, [takesEffect], {
    opsBonus: (_g, side, owner) => (side === owner ? 1 : 0),
  }),

  /** CIA Created: the other side shows its hand; operations worth 1. */
  card(26, 'cia-created', { side: US, ops: 1, era: EARLY, once: true }, [(g, f) => revealHand(g, them(f)), (g, f) => grant(g, f, 1)]),

  /** US/Japan Mutual Defense Pact: enough influence to control Japan, which the other side may no longer coup or realign. */
  card(
    27,
    'us-japan-mutual-defense-pact',
    { side: US, ops: 4, era: EARLY, once: true },
    [(g, f) => raiseToControl(g, f.me, Japan), takesEffect],
    protects((_g, _owner, country) => country === Japan),
  ),

  /** Suez Crisis: remove 4 influence of the other side in France, the United Kingdom and Israel, at most 2 in a country. */
  card(28, 'suez-crisis', { side: USSR, ops: 3, era: EARLY, once: true }, [
    ask.remove({ count: 4, max: 2, where: countries(France, UnitedKingdom, Israel) }),
  ]),

  /** East European Unrest: the other side loses 1 influence, in the Late War 2, in each of 3 Eastern European countries. */
  card(29, 'east-european-unrest', { side: US, ops: 3, era: EARLY }, [
    ask.removeEach({ count: 3, amount: (g) => (lateWar(g) ? 2 : 1), where: EasternEurope }),
  ]),

  /** Decolonization: 1 influence in each of 4 countries of Africa and Southeast Asia. */
  card(30, 'decolonization', { side: USSR, ops: 2, era: EARLY }, [ask.place({ count: 4, max: 1, where: either(Africa, SoutheastAsia) })]),

  /** Red Scare/Purge: this turn each card of the other side is worth one point less. Not for the side that still waits for the China Card (12.4). */
  card(
    31,
    'red-scare-purge',
    {
      side: NEUTRAL,
      ops: 4,
      era: EARLY,
      untilEndOfTurn: true,
      keeps: 'number',
      can: (g, side) => g.holder >= 0 || side !== rulesOf(g).tables.passing.holder,
      headline: (g, side) => mayHeadlineOfChina(g) || side !== rulesOf(g).tables.passing.holder,
    },
    [addsUp],
    { opsBonus: (_g, side, owner, _base, data) => (side === owner ? 0 : -timesOf(owner, data)) },
  ),

  /** UN Intervention: with a card that shows an event of the other side; its operations are conducted, its event does not happen. */
  card(
    32,
    'un-intervention',
    { side: NEUTRAL, ops: 1, era: EARLY, headline: false, can: (g, side) => !inHeadline(g) && hasPartner(g, side) },
    usesPartner,
  ),

  /** De-Stalinization: move up to 4 of one's own influence into countries the other side does not control, at most 2 into each. */
  card(33, 'de-stalinization', { side: USSR, ops: 3, era: EARLY, once: true }, [
    {
      ...removesOwn,
      take: (g, f, pick, who) => {
        removesOwn.take(g, f, pick, who)
        if (pick !== W.done && influence(g, f.me, pick) === 0 && !readingsOf(g).deStalinizationReturn) f.v.push(pick)
      },
    },
    ask.place({
      count: (_g, f) => f.got,
      max: 2,
      bar: (g, f, country) => (f.v.includes(country) ? { key: 'just-emptied', country } : controlledByThem(g, f, country)),
    }),
  ]),

  /** Nuclear Test Ban: as many VP as DEFCON stands above 2; then DEFCON rises by two. */
  card(34, 'nuclear-test-ban', { side: NEUTRAL, ops: 4, era: EARLY }, [(g, f) => gainVp(g, f.me, g.defcon - 2), (g) => raiseDefcon(g, 2)]),

  /**
   * Formosan Resolution: Taiwan counts as a battleground in scoring while this side controls it; ends when this side plays the China Card.
   * Not while nobody has that card (12.4).
   */
  card(
    35,
    'formosan-resolution',
    { side: US, ops: 2, era: EARLY, once: true, can: (g) => g.holder >= 0, headline: mayHeadlineOfChina },
    [takesEffect],
    {
      scoredAsBattleground: (_g, country, side, owner) => country === Taiwan && side === owner,
      onPlay: (g, side, owner, played, _use, self) => {
        if (side === owner && cardNamed(g, played, 'the-china-card')) finish(g, self)
      },
    },
  ),

  /** Defectors: headlined by its side, it cancels the other headline. Played by the other side in an action round, it is worth 1 VP. */
  card(103, 'defectors', { side: US, ops: 2, era: EARLY, preempts: true }, [
    (g, f) => {
      if (inHeadline(g)) {
        if (g.phasing === f.me) cancelHeadline(g, them(f))
      } else if (f.by === them(f)) gainVp(g, f.me, 1)
    },
  ]),

  /** The Cambridge Five: the other side shows its scoring cards; 1 influence in a region of one of them. Not in the Late War. */
  card(104, 'the-cambridge-five', { side: USSR, ops: 2, era: EARLY, optional: true, can: (g) => !lateWar(g) }, [
    showsScoringCards,
    ask.place({ upTo: 1, bar: outsideShownRegions }),
  ]),

  /** Special Relationship: with control of the United Kingdom, 1 influence next to it; under NATO, 2 in a Western European country and 2 VP. */
  card(
    105,
    'special-relationship',
    { side: US, ops: 2, era: EARLY, optional: true },
    when(
      (g, f) => controls(g, f.me, UnitedKingdom),
      when(
        (g) => hasHappened(g, 'nato'),
        [gains(2), ask.placeEach({ amount: 2, where: WesternEurope })],
        [ask.placeEach({ amount: 1, where: next(UnitedKingdom) })],
      ),
    ),
  ),

  /** NORAD: after each action round in which DEFCON moved to 2, with control of Canada, 1 influence where this side has some. */
  card(
    106,
    'norad',
    {
      side: US,
      ops: 3,
      era: EARLY,
      once: true,
      optional: true,
      scripts: {
        place: [
          ask.place({
            upTo: 1,
            where: anywhere,
            bar: withoutOwnInfluence,
            announces: (f) => ({ key: 'effect', side: f.me, card: f.card }),
          }),
        ],
      },
    },
    [takesEffect],
    { endOfRound: (g, _side, owner) => (g.alarm === 1 && controls(g, owner, Canada) ? 'place' : null) },
  ),
]

/** Puts a card of the other side's event to operations without its event. */
export function intervene(g: State, side: Side, partner: number): void {
  put(g, partner, Zone.Table)
  note?.({ key: 'plays', side, card: partner })
  note?.({ key: 'event-cancelled', card: partner })
  announce(g, side, partner, 'influence')
  if (g.result === null) operationsOf(g, side, partner)
}
