/** The 51 cards, the US ones first, in the order of their numbers; those whose number is not established stand where they fit. */
import { type Frame, keep, kept, leave, other, type Side } from '../../engine/script.ts'
import { type Bar, controlledBy, discardPile, drawTo, handOf, me, withoutOwnInfluence } from '../../rules/ask.ts'
import {
  addInfluence,
  cardOfMarker,
  controlledAtStart,
  controls,
  countControlled,
  countries,
  everywhere,
  hasMarker,
  influence,
  listOf,
  next,
  putMarker,
  raiseToControl,
  removeInfluence,
  setInfluence,
  setStability,
  takeMarker,
  them,
} from '../../rules/board.ts'
import {
  adds,
  addsUp,
  type CardOfGame,
  card,
  defconFalls,
  gains,
  LATE,
  MID,
  NEUTRAL,
  scoringCard,
  takesEffect,
  timesOf,
  US,
  USSR,
  wages,
} from '../../rules/card.ts'
import {
  BOTH,
  cardOf,
  cardsIn,
  discard,
  hand,
  isIn,
  isScoring,
  passCardTo,
  put,
  reveal,
  revealScoringCards,
  show,
  takeFromDiscardPile,
} from '../../rules/cards.ts'
import { begin, dataOf, dataOfSide, finish, inForce, packDataOf } from '../../rules/effects.ts'
import { note } from '../../rules/notes.ts'
import { putToUse } from '../../rules/operations/choice.ts'
import { FLAGS, terms } from '../../rules/operations/terms.ts'
import { announce, canHappen, grant, inHeadline, isOpponents, playEvent } from '../../rules/play.ts'
import { type Card, rulesOf } from '../../rules/ruleset.ts'
import { Phase, type State, Zone } from '../../rules/state.ts'
import { advanceInSpace, gainMilops, gainVp, lowerDefcon, raiseDefcon } from '../../rules/tracks.ts'
import { cancelHeadline } from '../../rules/turn/headline.ts'
import { W } from '../../rules/vocabulary.ts'
import { ask } from '../ask.ts'
import { Djibouti, Egypt, Ethiopia, Kenya, Madagascar, Oman, SaudiArabia, SouthYemen, StrategicSeaLanes, Sudan, Yemen } from '../atlas.ts'
import type { RedSeaId } from '../card-ids.ts'
import { Africa, cardNumber, endEffect, hasHappened, MiddleEast, operationsOf, regionBits, regionNumber } from '../shared.ts'
import { GAME, readingsOf } from './options.ts'

const is = (c: Card, id: RedSeaId): boolean => c.id === id && c.game === GAME

/** 1 influence of the other side leaves a country that it does not control. */
const loosens = ask.removeEach({ amount: 1, bar: controlledBy(them) })

/** Realignment rolls granted by number, with a bonus to this side's die. */
const rolls = (g: State, f: Frame, n: number, region: string, dieBonus: number, flags: number): void =>
  putToUse(g, f, 'realign', terms({ ops: n, regions: regionBits(g, region), flags: FLAGS.free | FLAGS.exact | flags, dieBonus }))

const bordersHeld = (g: State, side: Side, country: number): boolean =>
  rulesOf(g).map.countries[country]!.neighbours.some((n) => controlledAtStart(g, side, n))

/** The effect of Famine works once, though both sides may have played it. */
const famine = (g: State): number => cardNumber(g, 'famine')
const firstOwner = (g: State, owner: Side): boolean => owner === US || !inForce(g, famine(g), US)
const marked: Bar = (g, _f, country) => (hasMarker(g, famine(g), country) ? { key: 'already-chosen', country } : null)
const freeNeighbours = (g: State, country: number): boolean =>
  rulesOf(g).map.countries[country]!.neighbours.some((n) => !hasMarker(g, famine(g), n))

/** Whether two countries can stand for two different regions: Egypt may stand for either of its two. */
function differentRegions(g: State, a: number, b: number): boolean {
  const { map, tables } = rulesOf(g)
  const of = (c: number): number[] => tables.finalScoring.filter((r) => (map.countries[c]!.regions >> r) & 1)
  return of(a).some((x) => of(b).some((y) => x !== y))
}

/** The turn in which a side had Afghanistan Invasion, as the effect keeps it. */
const invaded = (g: State, owner: Side): number => packDataOf(owner, g.turn)
const invadedBefore = (g: State, owner: Side): number =>
  packDataOf(owner, dataOfSide(dataOf(g, cardNumber(g, 'afghanistan-invasion')), owner))

/** What Marxist-Leninist Vanguard Party keeps: the country that influence leaves, and how much. */
const MOVED = { from: 0, count: 1 } as const

/** States of Stagflation while it waits for the other side's round. */
const Stagflation = { armed: 0, fresh: 1 } as const

export const cards: readonly CardOfGame<RedSeaId>[] = [
  /** Peace Corps: 1 influence of the other side leaves a country it does not control; then 1 in each of 2 countries this side controls. */
  card(1, 'peace-corps', { side: US, ops: 2, era: MID }, [
    loosens,
    ask.place({ count: 2, max: 1, bar: (g, f, c) => (controls(g, f.me, c) ? null : { key: 'not-controlled-by-you', country: c }) }),
  ]),

  /** Zbig: a coup worth this card's value; DEFCON neither forbids a target nor moves. */
  card(2, 'zbig', { side: US, ops: 3, era: LATE }, [
    (g, f) => putToUse(g, f, 'coup', terms({ ops: 3, flags: FLAGS.free | FLAGS.sparesDefcon })),
  ]),

  /** Ogaden War: war in Ethiopia, won on 5, for 2 VP. */
  card(3, 'ogaden-war', { side: US, ops: 2, era: MID, war: true }, wages({ target: () => Ethiopia, wins: 5, milops: 2, vp: 2 })),

  /** USAID: operations worth 1; headlined, this side may open the action rounds of this turn. */
  card(
    4,
    'usaid',
    { side: US, ops: 2, era: MID, once: true, untilEndOfTurn: true },
    [
      (g, f) => grant(g, f, 1),
      (g, f) => {
        if (!inHeadline(g)) leave(f)
      },
      ask.choose({ prompt: 'open-rounds', words: ['yes', 'no'] }),
      (g, f) => {
        if (f.got === W.yes) begin(g, f.card, f.me)
      },
    ],
    { opensRounds: () => true },
  ),

  /** Albano-Stalinist Economics: this turn a card of the other side whose influence touches Africa is worth one point less. */
  card(5, 'albano-stalinist-economics', { side: US, ops: 1, era: LATE, once: true, untilEndOfTurn: true }, [takesEffect], {
    regionalPenalty: (g, side, owner) => (side === other(owner) ? regionNumber(g, 'africa') : -1),
  }),

  /** The Victorious Leader: 4 influence next to countries that the other side controlled when the round began, at most 2 in a country. */
  card(6, 'the-victorious-leader', { side: US, ops: 3, era: MID, once: true }, [
    ask.place({ count: 4, max: 2, bar: (g, f, c) => (bordersHeld(g, them(f), c) ? null : { key: 'outside-area', country: c }) }),
  ]),

  /** Eritrean Popular Liberation Front: while the other side controls Ethiopia, 1 VP, 1 influence there and 1 next to it. */
  card(7, 'eritrean-popular-liberation-front', { side: US, ops: 1, era: MID, can: (g, side) => controls(g, other(side), Ethiopia) }, [
    gains(1),
    adds(1, Ethiopia),
    ask.place({ count: 1, where: next(Ethiopia) }),
  ]),

  /** CENTCOM: the marker in a country, in which the other side may no longer attempt coups or realignments. */
  card(
    8,
    'centcom',
    { side: US, ops: 3, era: LATE, keeps: 'country' },
    [
      ask.country({
        prompt: 'centcom',
        take: (g, f, c) => {
          note?.({ key: 'marker', card: f.card, country: c, n: 1 })
          // There is one marker: it leaves the country, and the owner, that it had.
          if (inForce(g, f.card, them(f))) finish(g, f.card)
          begin(g, f.card, f.me, c + 1)
        },
      }),
    ],
    {
      barCoup: (_g, side, owner, country, data) => (side !== owner && data === country + 1 ? { key: 'protected-by-card' } : null),
      barRealign: (_g, side, owner, country, data) => (side !== owner && data === country + 1 ? { key: 'protected-by-card' } : null),
    },
  ),

  /** Carter Doctrine: once this turn, before a die is rolled, this side may fix it at 1 or 6. */
  card(9, 'carter-doctrine', { side: US, ops: 4, era: LATE, once: true, untilEndOfTurn: true }, [takesEffect], { fixesDie: () => true }),

  /** Kenya Joins Rapid Deployment Force: 1 influence in Kenya; 1 of the other side leaves a country it does not control. */
  card(10, 'kenya-joins-rapid-deployment-force', { side: US, ops: 1, era: LATE }, [adds(1, Kenya), loosens]),

  /** Voice of America in Amharic: operations worth 1; this turn each card worth 1 of this side counts as 2. */
  card(
    11,
    'voice-of-america-in-amharic',
    { side: US, ops: 2, era: LATE, once: true, untilEndOfTurn: true },
    [(g, f) => grant(g, f, 1), takesEffect],
    {
      opsBonus: (_g, side, owner, base) => (side === owner && base === 1 ? 1 : 0),
    },
  ),

  /** French Connections: the other side leaves Djibouti or Madagascar; 2 influence in one of the two. */
  card(12, 'french-connections', { side: US, ops: 2, era: MID, once: true }, [
    ask.removeAll({ where: countries(Djibouti, Madagascar), emptyToo: true }),
    ask.placeEach({ amount: 2, where: countries(Djibouti, Madagascar) }),
  ]),

  /** The Events of '86: 1 VP if the other side controls South Yemen; it loses as much influence in the Middle East as this side has countries there. */
  card(13, 'the-events-of-86', { side: US, ops: 2, era: LATE }, [
    (g, f) => {
      if (controls(g, them(f), SouthYemen)) gainVp(g, f.me, 1)
    },
    ask.remove({ count: (g, f) => countControlled(g, f.me, MiddleEast), where: MiddleEast }),
  ]),

  /** Hero of the Crossing: discard a card of the other side's events; take a card of this side or of both from the discard pile. */
  card(14, 'hero-of-the-crossing', { side: US, ops: 3, era: MID }, [
    ask.card({
      prompt: 'discard',
      from: handOf(me),
      bar: (g, f, c) => (isOpponents(g, c, f.me) ? null : { key: 'not-opponent-event', card: c }),
      take: (g, f, c) => discard(g, f.me, c),
    }),
    ask.card({
      prompt: 'from-discard-pile',
      from: discardPile,
      bar: (g, f, c) => {
        if (isOpponents(g, c, f.me)) return { key: 'of-other-side', card: c }
        return isScoring(g, c) && !readingsOf(g).heroTakesScoring ? { key: 'scoring-card', card: c } : null
      },
    }),
    (g, f) => {
      if (f.got >= 0) takeFromDiscardPile(g, f.me, f.got)
    },
  ]),

  /** Israeli Periphery Doctrine: two realignment rolls in Africa, with +1. */
  card(15, 'israeli-periphery-doctrine', { side: US, ops: 2, era: MID }, [(g, f) => rolls(g, f, 2, 'africa', 1, FLAGS.optional)]),

  /** The Strong Man of Sudan: as much influence in Sudan as the other side has in Ethiopia, and 1 more. */
  card(16, 'the-strong-man-of-sudan', { side: US, ops: 1, era: MID, once: true }, [
    (g, f) => addInfluence(g, f.me, Sudan, influence(g, them(f), Ethiopia) + 1),
  ]),

  /** Afghanistan Invasion: ends and bars Presidential Directive 30; this turn each further card of the other side is worth one point less. */
  card(
    17,
    'afghanistan-invasion',
    { side: US, ops: 4, era: LATE, keeps: 'number' },
    [(g) => endEffect(g, 'presidential-directive-30'), (g, f) => begin(g, f.card, f.me, invadedBefore(g, other(f.me)) | invaded(g, f.me))],
    {
      barEvent: (_g, c) => is(c, 'presidential-directive-30'),
      opsBonus: (g, side, owner) => {
        const beingPlayed = isIn(g, cardNumber(g, 'afghanistan-invasion'), Zone.Table)
        return side === other(owner) && !beingPlayed && invadedBefore(g, owner) === invaded(g, owner) ? -1 : 0
      },
    },
  ),

  /** Daniel arap Moi: with control of Kenya 1 VP and DEFCON moves one step; without it 2 influence in Kenya. */
  card(18, 'daniel-arap-moi', { side: US, ops: 2, era: LATE, once: true }, [
    (g, f) => {
      keep(f, controls(g, f.me, Kenya) ? 1 : 0)
      if (kept(f) === 1) return gainVp(g, f.me, 1)
      addInfluence(g, f.me, Kenya, 2)
      leave(f)
    },
    ask.choose({ prompt: 'move-defcon', words: ['raise', 'lower'] }),
    (g, f) => (f.got === W.raise ? raiseDefcon(g) : lowerDefcon(g)),
  ]),

  /** Soviets Airlift Cubans: the other side leaves an African country. */
  card(19, 'soviets-airlift-cubans', { side: USSR, ops: 3, era: MID }, [ask.removeAll({ where: Africa })]),

  /** Détente: 2 military operations for this side, 2 fewer for the other; Romanian Autonomy comes over, ready for use. */
  card(20, 'detente', { side: USSR, ops: 1, era: MID }, [
    (g, f) => {
      gainMilops(g, f.me, 2)
      gainMilops(g, them(f), -Math.min(2, g.milops[them(f)]!))
      if (g.holder === them(f)) passCardTo(g, f.me, true)
    },
  ]),

  /** The Lion Falters: 2 VP with control of Ethiopia; else the other side leaves it and this side gets 1 influence. Mengistu becomes possible. */
  card(21, 'the-lion-falters', { side: USSR, ops: 2, era: MID, once: true }, [
    (g, f) => {
      keep(f, controls(g, f.me, Ethiopia) ? 1 : 0)
      if (kept(f) === 1) gainVp(g, f.me, 2)
    },
    (g, f) => {
      if (kept(f) === 1) return
      setInfluence(g, them(f), Ethiopia, 0)
      addInfluence(g, f.me, Ethiopia, 1)
    },
    takesEffect,
  ]),

  /** Dhofar Rebellion: with control of South Yemen, 1 influence in Oman and 1 in another Middle East country. */
  card(22, 'dhofar-rebellion', { side: USSR, ops: 2, era: MID, can: (g, side) => controls(g, side, SouthYemen) }, [
    adds(1, Oman),
    ask.place({ count: 1, where: MiddleEast, bar: (_g, _f, c) => (c === Oman ? { key: 'outside-area', country: c } : null) }),
  ]),

  /** Nasserism: this turn +1 to coup dice of this side. */
  card(23, 'nasserism', { side: USSR, ops: 1, era: MID, once: true, untilEndOfTurn: true }, [takesEffect], {
    coupDie: (_g, side, owner) => (side === owner ? 1 : 0),
  }),

  /** T-62s and Kalashnikovs: this turn each card of this side is worth one point more, at most 3. */
  card(24, 't-62s-and-kalashnikovs', { side: USSR, ops: 3, era: LATE, untilEndOfTurn: true, keeps: 'number', opsLimit: 3 }, [addsUp], {
    opsBonus: (_g, side, owner, _base, data) => (side === owner ? timesOf(owner, data) : 0),
  }),

  /** GOSPLAN Advisers: draw 2 cards, then discard 2. */
  card(25, 'gosplan-advisers', { side: USSR, ops: 2, era: LATE }, [
    ask.draw({ count: 2, take: (g, f, c) => drawTo(g, f.me, c) }),
    ask.card({ prompt: 'discard', from: handOf(me), take: (g, f, c) => discard(g, f.me, c) }),
    ask.card({ prompt: 'discard', from: handOf(me), take: (g, f, c) => discard(g, f.me, c) }),
  ]),

  /** The Derg: 2 influence in Ethiopia; with control of it, its stability becomes 3. */
  card(26, 'the-derg', { side: USSR, ops: 2, era: MID, once: true }, [
    adds(2, Ethiopia),
    (g, f) => {
      if (controls(g, f.me, Ethiopia)) setStability(g, Ethiopia, 3)
    },
  ]),

  /** Mengistu Haile Mariam: after The Lion Falters, an event of the other side out of this side's hand happens with the sides exchanged. */
  card(27, 'mengistu-haile-mariam', { side: USSR, ops: 3, era: LATE, can: (g) => hasHappened(g, 'the-lion-falters') }, [
    ask.card({
      prompt: 'mengistu',
      from: handOf(me),
      bar: (g, f, c) => {
        if (!isOpponents(g, c, f.me)) return { key: 'not-opponent-event', card: c }
        return canHappen(g, c, f.me) ? null : { key: 'event-cannot-happen', card: c }
      },
      optional: true,
    }),
    (g, f) => {
      keep(f, f.got)
      if (f.got >= 0) announce(g, f.me, f.got, 'event', 'brought')
    },
    (g, f) => {
      if (kept(f) >= 0) playEvent(g, kept(f), f.me, f.me)
    },
  ]),

  /** US Presidential Elections: headlined by its side, it cancels the other headline. */
  card(28, 'us-presidential-elections', { side: USSR, ops: 1, era: MID, preempts: true }, [
    (g, f) => {
      if (inHeadline(g) && g.phasing === f.me) cancelHeadline(g, them(f))
    },
  ]),

  /** F-5Es Delivered: one realignment roll in each African country; bars Ogaden War. */
  card(
    29,
    'f-5es-delivered',
    { side: USSR, ops: 3, era: MID, once: true },
    [(g, f) => rolls(g, f, listOf(g, Africa).length, 'africa', 0, FLAGS.optional | FLAGS.eachOnce), takesEffect],
    { barEvent: (_g, c) => is(c, 'ogaden-war') },
  ),

  /** Marxist-Leninist Vanguard Party: move up to 3 of one's own influence out of one country into others, at most 2 into each. */
  card(30, 'marxist-leninist-vanguard-party', { side: USSR, ops: 2, era: LATE }, [
    ask.remove({
      of: me,
      upTo: 3,
      bar: (_g, f, c) => (f.picks.length > 0 && f.picks[0] !== c ? { key: 'outside-area', country: c } : null),
    }),
    (_g, f) => {
      f.v = [f.picks[0] ?? -1, f.got]
    },
    ask.place({
      count: (_g, f) => f.v[MOVED.count]!,
      max: 2,
      bar: (_g, f, c) => (f.v[MOVED.from] === c ? { key: 'already-chosen', country: c } : null),
    }),
  ]),

  /** Presidential Directive 30: 1 influence wherever it likes; this turn an eighth round. */
  card(
    31,
    'presidential-directive-30',
    { side: USSR, ops: 2, era: LATE, once: true, untilEndOfTurn: true },
    [ask.place({ upTo: 1, where: everywhere }), takesEffect],
    { extraRounds: (_g, side, owner) => (side === owner ? 8 : 0) },
  ),

  /** Cyrus Vance: two random cards of the other hand; one is discarded, 2 VP if it shows an event of this side. */
  card(32, 'cyrus-vance', { side: USSR, ops: 2, era: MID, once: true }, [
    ask.random({ from: handOf(them) }),
    (g, f) => setAside(g, f),
    ask.random({ from: handOf(them) }),
    (g, f) => setAside(g, f),
    ask.card({ prompt: 'discard', from: () => Zone.Looked, take: (g, f, c) => discard(g, them(f), c) }),
    (g, f) => {
      for (const c of cardsIn(g, Zone.Looked)) {
        put(g, c, Zone.Hand + them(f))
        show(g, c, BOTH)
      }
      if (f.got >= 0 && cardOf(g, f.got).side === f.me) gainVp(g, f.me, 2)
    },
  ]),

  /** Stagflation: the other side shows its scoring cards; operations of this card; if any was shown, one must be played next round. */
  card(
    33,
    'stagflation',
    {
      side: USSR,
      ops: 2,
      era: LATE,
      once: true,
      keeps: 'number',
      scripts: {
        'round-over': [
          (g, f) => {
            if (dataOf(g, f.card) === Stagflation.fresh) begin(g, f.card, f.me, Stagflation.armed)
            else finish(g, f.card)
          },
        ],
      },
    },
    [
      (g, f) => {
        keep(f, revealScoringCards(g, them(f)))
        grant(g, f, 2)
      },
      (g, f) => {
        if (kept(f) > 0) begin(g, f.card, f.me, g.phase === Phase.Action && g.phasing === them(f) ? Stagflation.fresh : Stagflation.armed)
      },
    ],
    {
      barPlay: (g, side, owner, played, self) => {
        const bound = side !== owner && dataOf(g, cardNumber(g, 'stagflation')) === Stagflation.armed
        return bound && !isScoring(g, played) && hand(g, side).some((c) => isScoring(g, c))
          ? { key: 'must-score-for-card', card: self }
          : null
      },
      endOfRound: (_g, side, owner) => (side !== owner ? 'round-over' : null),
    },
  ),

  /** CENTO Collapses: the other side loses 2 influence in the Middle East. */
  card(34, 'cento-collapses', { side: USSR, ops: 1, era: LATE, once: true }, [ask.remove({ count: 2, where: MiddleEast })]),

  /** Anti-Zionist Committee of the Soviet Public: two realignment rolls in the Middle East, with +1. */
  card(35, 'anti-zionist-committee-of-the-soviet-public', { side: USSR, ops: 2, era: LATE, once: true }, [
    (g, f) => rolls(g, f, 2, 'middle-east', 1, 0),
  ]),

  /** Mr. Nyet: DEFCON falls; the other side leaves two countries in which this side has influence, at most one in each region. */
  card(36, 'mr-nyet', { side: USSR, ops: 4, era: LATE, once: true }, [
    defconFalls(),
    ask.removeAll({
      count: 2,
      bar: (g, f, c) => {
        const first = f.picks[0]
        const own = withoutOwnInfluence(g, f, c)
        if (own !== null) return own
        return first === undefined || differentRegions(g, first, c) ? null : { key: 'outside-area', country: c }
      },
    }),
  ]),

  scoringCard(37, 'middle-east-scoring', 'middle-east', LATE),
  scoringCard(38, 'africa-scoring', 'africa', MID),

  /** Romanian Autonomy: no event; 2 operations, 3 for a side with fewer VP. It passes from side to side. */
  card(
    39,
    'romanian-autonomy',
    { side: NEUTRAL, ops: 2, era: MID, headline: false, opsNow: (g, side) => ((side === US ? g.vp : -g.vp) < 0 ? 3 : 2) },
    [],
  ),

  /** Famine: markers in two neighbouring countries, then a coup in a country with one. Coups there get +1; a successful one takes the marker away. */
  card(
    40,
    'famine',
    { side: NEUTRAL, ops: 2, era: MID },
    [
      ask.country({
        prompt: 'famine',
        bar: (g, f, c) => marked(g, f, c) ?? (freeNeighbours(g, c) ? null : { key: 'outside-area', country: c }),
      }),
      (g, f) => {
        keep(f, f.got)
        if (f.got >= 0) putMarker(g, f.card, f.got)
      },
      ask.country({
        prompt: 'famine',
        bar: (g, f, c) =>
          marked(g, f, c) ??
          (kept(f) >= 0 && rulesOf(g).map.countries[c]!.neighbours.includes(kept(f)) ? null : { key: 'outside-area', country: c }),
      }),
      (g, f) => {
        if (f.got >= 0) putMarker(g, f.card, f.got)
        begin(g, f.card, f.me)
      },
      (g, f) => putToUse(g, f, 'coup', terms({ ops: 2, marker: f.card + 1 })),
    ],
    {
      coupDie: (g, _side, owner, country) => (firstOwner(g, owner) && hasMarker(g, famine(g), country) ? 1 : 0),
      afterCoup: (g, country, success, self) => {
        if (success) takeMarker(g, self, country)
      },
    },
  ),

  /** OAU: discard a card of the other side's events and roll; on 4 or more its operations are conducted. */
  card(41, 'oau', { side: NEUTRAL, ops: 1, era: LATE, can: (g, side) => hand(g, side).some((c) => isOpponents(g, c, side)) }, [
    ask.card({
      prompt: 'discard',
      from: handOf(me),
      bar: (g, f, c) => (isOpponents(g, c, f.me) ? null : { key: 'not-opponent-event', card: c }),
      take: (g, f, c) => discard(g, f.me, c),
    }),
    (_g, f) => {
      keep(f, f.got)
      if (f.got < 0) leave(f)
    },
    ask.die(),
    (g, f) => {
      note?.({ key: 'roll', side: f.me, die: f.got, mod: 0, n: f.got })
      if (f.got >= 4) operationsOf(g, f.me, kept(f))
    },
  ]),

  /** Separatists: in a country that is no battleground, raise influence to what the other side has there. */
  card(42, 'separatists', { side: NEUTRAL, ops: 2, era: MID }, [
    ask.match({ bar: (g, _f, c) => (rulesOf(g).map.countries[c]!.battleground ? { key: 'battleground', country: c } : null) }),
  ]),

  /** Arab League: 3 VP with control of three of six Arab countries. */
  card(43, 'arab-league', { side: NEUTRAL, ops: 2, era: MID }, [
    (g, f) => gainVp(g, f.me, countControlled(g, f.me, countries(SaudiArabia, Egypt, Oman, Sudan, Yemen, SouthYemen)) >= 3 ? 3 : 0),
  ]),

  /** Apollo-Soyuz Test Project: one box forward in the space race. */
  card(44, 'apollo-soyuz-test-project', { side: NEUTRAL, ops: 2, era: MID }, [(g, f) => advanceInSpace(g, f.me)]),

  /** Yemeni Presidential Assassinations: DEFCON falls; on 4 or more, with +1 for each Middle East country controlled, control of Yemen. */
  card(45, 'yemeni-presidential-assassinations', { side: USSR, ops: 2, era: MID, once: true }, [
    defconFalls(),
    ask.die(),
    (g, f) => {
      const mod = countControlled(g, f.me, MiddleEast)
      note?.({ key: 'roll', side: f.me, die: f.got, mod, n: f.got + mod })
      if (f.got + mod >= 4) raiseToControl(g, f.me, Yemen)
    },
  ]),

  /** We Are the World: where a Famine marker lies, 1 VP, 2 influence there, and the marker is taken away. */
  card(
    46,
    'we-are-the-world',
    { side: US, ops: 1, era: LATE, once: true, can: (g) => g.markers.some((m) => cardOfMarker(m) === famine(g)) },
    [
      gains(1),
      ask.country({
        prompt: 'place-each',
        amount: 2,
        bar: (g, _f, c) => (hasMarker(g, famine(g), c) ? null : { key: 'outside-area', country: c }),
        take: (g, f, c) => {
          addInfluence(g, f.me, c, 2)
          takeMarker(g, famine(g), c)
        },
      }),
    ],
  ),

  /** Malagasy Constitutional Referendum: 1 influence of the other side leaves Madagascar; this side gets enough to control it. */
  card(47, 'malagasy-constitutional-referendum', { side: USSR, ops: 2, era: MID, once: true }, [
    (g, f) => {
      removeInfluence(g, them(f), Madagascar, 1)
      raiseToControl(g, f.me, Madagascar)
    },
  ]),

  /** Seychelles: in the sea lanes, 1 influence for each Middle East country in which the other side has none. */
  card(48, 'seychelles', { side: USSR, ops: 2, era: LATE }, [
    (g, f) => addInfluence(g, f.me, StrategicSeaLanes, listOf(g, MiddleEast).filter((c) => influence(g, them(f), c) === 0).length),
  ]),

  /** Diego Garcia: 2 influence in the sea lanes; the other side loses 1 there. */
  card(49, 'diego-garcia', { side: US, ops: 2, era: MID }, [
    adds(2, StrategicSeaLanes),
    (g, f) => void removeInfluence(g, them(f), StrategicSeaLanes, 1),
  ]),

  /** Indian Ocean Zone of Peace: 2 VP; this turn every coup lowers DEFCON. */
  card(50, 'indian-ocean-zone-of-peace', { side: NEUTRAL, ops: 2, era: MID, once: true, untilEndOfTurn: true }, [gains(2), takesEffect], {
    coupedAsBattleground: () => true,
  }),

  /** Water Wars: where the other side controls Egypt and Ethiopia, it leaves the one in which it has more influence. */
  card(
    51,
    'water-wars',
    { side: NEUTRAL, ops: 2, era: MID, can: (g, side) => controls(g, other(side), Egypt) && controls(g, other(side), Ethiopia) },
    [
      ask.removeAll({
        where: countries(Egypt, Ethiopia),
        bar: (g, f, c) => {
          const elsewhere = c === Egypt ? Ethiopia : Egypt
          return influence(g, them(f), c) < influence(g, them(f), elsewhere) ? { key: 'outside-area', country: c } : null
        },
      }),
    ],
  ),
]

function setAside(g: State, f: Frame): void {
  if (f.got < 0) return
  put(g, f.got, Zone.Looked)
  reveal(g, them(f), f.got)
}
