/** Cards of the Mid War, and the optional ones of that era. */
import { type Frame, keep, kept, leave, other, type Side } from '../../engine/script.ts'
import { type Bar, drawTo, handOf, holdingInfluence, lookAt, me } from '../../rules/ask.ts'
import {
  addInfluence,
  anywhere,
  controls,
  countControlled,
  countries,
  either,
  inArea,
  influence,
  inRegion,
  next,
  outside,
  removeInfluence,
  stabilityOf,
  them,
  within,
} from '../../rules/board.ts'
import { named, when } from '../../rules/branches.ts'
import {
  adds,
  addsUp,
  bothRoll,
  type CardOfGame,
  type CardStep,
  card,
  clears,
  defconFalls,
  defconRises,
  gains,
  liesBeside,
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
  cardOf,
  cardsIn,
  discard,
  giveTo,
  hand,
  handCount,
  inHand,
  isScoring,
  passCardTo,
  put,
  reveal,
  revealHand,
  shuffleDeck,
  takeFromDiscardPile,
} from '../../rules/cards.ts'
import { begin, dataOf, finish } from '../../rules/effects.ts'
import { note } from '../../rules/notes.ts'
import { barredBy } from '../../rules/operations/bars.ts'
import { putToUse } from '../../rules/operations/choice.ts'
import { conduct, FLAGS, terms, USES } from '../../rules/operations/terms.ts'
import { opsOf } from '../../rules/operations/value.ts'
import {
  announce,
  canHappen,
  grant,
  grantedUses,
  inHeadline,
  isOpponents,
  isPrevented,
  playCard,
  playEvent,
  putAway,
} from '../../rules/play.ts'
import { HOOK, rulesOf, type Use } from '../../rules/ruleset.ts'
import { levelOf } from '../../rules/scoring.ts'
import { Phase, type State, Zone } from '../../rules/state.ts'
import { advanceInSpace, end, gainMilops, gainVp, setDefcon } from '../../rules/tracks.ts'
import { mustScore, roundTakenUp } from '../../rules/turn/round.ts'
import { W } from '../../rules/vocabulary.ts'
import { ask } from '../ask.ts'
import {
  Angola,
  Chile,
  CostaRica,
  Cuba,
  Egypt,
  GulfStates,
  Iran,
  Iraq,
  Israel,
  Jordan,
  Libya,
  Panama,
  Poland,
  SaudiArabia,
  SouthAfrica,
  SoutheastAfricanStates,
  Sudan,
  Syria,
  Thailand,
  Turkey,
  Venezuela,
  WestGermany,
} from '../atlas.ts'
import type { TwilightStruggleId } from '../card-ids.ts'
import { chooses } from '../chooses.ts'
import {
  Africa,
  Asia,
  CentralAmerica,
  cardNamed,
  cardNumber,
  Europe,
  endEffect,
  fromDiscardPile,
  is,
  keepsCard,
  MiddleEast,
  operationsOf,
  regionBits,
  SouthAmerica,
  SoutheastAsia,
  trap,
  trapHooks,
} from './common.ts'
import { intervene, mayHeadlineOfChina } from './early-war.ts'
import { internalOf, readingsOf } from './options.ts'

const LatinAmerica = either(CentralAmerica, SouthAmerica)

const Battlegrounds = within(anywhere, (c) => c.battleground)
const LatinBattlegrounds = within(LatinAmerica, (c) => c.battleground)
const battlegrounds = (g: State, side: Side): number => countControlled(g, side, Battlegrounds)

/** Countries a threatened side may pay from to lift the Cuban Missile Crisis. */
const payers = (side: Side): readonly number[] => (side === USSR ? [Cuba] : [WestGermany, Turkey])
const canPay = (g: State, side: Side): boolean => payers(side).some((c) => influence(g, side, c) >= 2)

const summitWinner = (f: Frame): Side => kept(f) as Side

/** Regions that a side dominates or controls. */
const leads = (g: State, side: Side): number =>
  rulesOf(g).tables.finalScoring.filter((r) => ['domination', 'control'].includes(levelOf(g, r, side))).length

const inRoundOf = (g: State, side: Side): boolean => g.phase === Phase.Action && g.phasing === side

/** Whether a side that plays this card as its event plays UN Intervention. */
const isUnIntervention = (g: State, side: Side, played: number): boolean =>
  cardNamed(g, played, 'un-intervention') && canHappen(g, played, side)

// ---- Missile Envy

/** Bars a card that is not of the highest value in its hand. */
const belowHighest: Bar = (g, f, card) => {
  if (isScoring(g, card)) return { key: 'scoring-card', card }
  const valued = readingsOf(g).missileEnvyValue === 'holder' ? them(f) : f.me
  const highest = Math.max(...hand(g, them(f)).map((n) => opsOf(g, valued, n)))
  return opsOf(g, valued, card) < highest ? { key: 'not-highest', card, n: highest } : null
}

/** The other side hands over the card kept and gets Missile Envy for it. */
const changesHands: CardStep = (g, f) => {
  const taken = kept(f)
  put(g, taken, Zone.Table)
  note?.({ key: 'gives', side: them(f), card: taken })
  giveTo(g, f.card, them(f))
  begin(g, f.card, f.me)
  announce(g, f.me, taken, isOpponents(g, taken, f.me) ? 'influence' : 'event', 'brought')
}

/** Whether a side must use Missile Envy, which it got from the other, for operations. */
const owesMissileEnvy = (g: State, side: Side, owner: Side, self: number): boolean => side !== owner && inHand(g, side, self)

// ---- We Will Bury You

/**
 * What We Will Bury You waits for, the number that its effect keeps: the next round of the other side; the round after the one under way, in
 * which that side played it; the end of an event of that side, which may still bring UN Intervention.
 */
const Burial = { nextRound: 0, roundAfter: 1, endOfEvent: 2 } as const

/** We Will Bury You scores and ends. */
function bury(g: State, owner: Side, self: number): void {
  finish(g, self)
  gainVp(g, owner, 3, self)
}

/** Whether We Will Bury You takes note of the end of a round of the threatened side. An extra round that is not taken is none. */
function isRoundForBurial(g: State, side: Side): boolean {
  if (dataOf(g, cardNumber(g, 'we-will-bury-you')) !== Burial.nextRound) return true
  return internalOf(g).burialWaits === 'by-rule' ? g.round <= rulesOf(g).tables.rounds(g.turn) : roundTakenUp(g, side)
}

/** In version 1 of the rules, the cards whose event was thought to bring UN Intervention. */
const BROUGHT_UN = ['star-wars', 'missile-envy', 'grain-sales-to-soviets'] as const
/** Whether a play may still bring the side UN Intervention: by an own event that leads to it, never by operations or a scoring card. */
const mayBringUn = (g: State, side: Side, played: number, use: Use): boolean =>
  use === 'event' &&
  (internalOf(g).burialWaits === 'by-rule'
    ? !isScoring(g, played) && !isOpponents(g, played, side)
    : BROUGHT_UN.some((id) => cardNamed(g, played, id)))

// ---- Grain Sales to Soviets

/** Bars answers about the card drawn, which is kept. */
const grainSalesBar: Bar = (g, f, pick) => {
  const drawn = kept(f)
  if (pick === W.return) return null
  if (pick === W.play) return cardNamed(g, drawn, 'un-intervention') && inHeadline(g) ? { key: 'no-headline', card: drawn } : null
  const un = cardNumber(g, 'un-intervention')
  if (un < 0) return { key: 'not-an-answer' }
  if (!inHand(g, f.me, un)) return { key: 'not-in-hand', card: un }
  if (inHeadline(g)) return { key: 'no-headline', card: un }
  return isOpponents(g, drawn, f.me) ? null : { key: 'not-opponent-event', card: drawn }
}

/** Plays UN Intervention with the card kept, which comes into this side's hand for it. */
const intervenesWithKept: CardStep = (g, f) => {
  const un = cardNumber(g, 'un-intervention')
  put(g, kept(f), Zone.Hand + f.me)
  put(g, un, Zone.Discard)
  note?.({ key: 'plays', side: f.me, card: un })
  announce(g, f.me, un, 'event')
  if (g.result === null) intervene(g, f.me, kept(f))
}

/** The operations of this card itself, which must be used. */
const usesOwnOperations: CardStep = (g, f) => conduct(g, f, f.me, { ops: 2, uses: grantedUses(g) })

const putsKeptAway: CardStep = (g, f) => putAway(g, kept(f))

export const midWar: readonly CardOfGame<TwilightStruggleId>[] = [
  /** Brush War: war in a country of stability 1 or 2, won on 3, for 1 VP. */
  card(36, 'brush-war', { side: NEUTRAL, ops: 3, era: MID, war: true }, [
    ask.country({
      prompt: 'war',
      bar: (g, f, c) => (stabilityOf(g, c) > 2 ? { key: 'stability-too-high', country: c } : barredBy(g, HOOK.barWar, f.me, c)),
    }),
    (_g, f) => {
      if (f.got < 0) leave(f)
    },
    ...wages({ target: (_g, f) => f.got, wins: 3, milops: 3, vp: 1 }),
  ]),

  scoringCard(37, 'central-america-scoring', 'central-america', MID),

  /** Southeast Asia Scoring: 2 VP for Thailand, 1 for each other country controlled; then out of the game. */
  card(38, 'southeast-asia-scoring', { side: NEUTRAL, ops: 0, era: MID, once: true, scoring: 'southeast-asia' }, [
    (g) => {
      const score = (side: Side): number => countControlled(g, side, SoutheastAsia) + (controls(g, side, Thailand) ? 1 : 0)
      gainVp(g, US, score(US) - score(USSR))
    },
  ]),

  /** Arms Race: 1 VP for the active side with more military operations than the other one, 3 if they also reach the DEFCON level. */
  card(39, 'arms-race', { side: NEUTRAL, ops: 3, era: MID }, [
    (g, f) => {
      const side = internalOf(g).armsRaceScores === 'active-side' ? g.phasing : f.me
      const own = g.milops[side]!
      gainVp(g, side, own <= g.milops[other(side)]! ? 0 : own >= g.defcon ? 3 : 1)
    },
  ]),

  /**
   * Cuban Missile Crisis: DEFCON becomes 2. This turn a coup of the other side loses the game for it, unless it pays 2 influence:
   * the USSR in Cuba, the US in West Germany or Turkey.
   */
  card(
    40,
    'cuban-missile-crisis',
    {
      side: NEUTRAL,
      ops: 3,
      era: MID,
      once: true,
      untilEndOfTurn: true,
      scripts: {
        pay: [
          ask.country({
            prompt: 'cuban-missile-crisis',
            by: them,
            upTo: 1,
            where: countries(Cuba, WestGermany, Turkey),
            bar: (g, f, c) => (!payers(them(f)).includes(c) || influence(g, them(f), c) < 2 ? { key: 'cannot-pay', country: c } : null),
            amount: 2,
            take: (g, f, c) => {
              note?.({ key: 'pays', side: them(f), card: f.card })
              removeInfluence(g, them(f), c, 2)
              finish(g, f.card)
            },
          }),
        ],
      },
    },
    [(g) => setDefcon(g, 2), takesEffect],
    {
      startOfRound: (g, side, owner) => (side === other(owner) && canPay(g, side) ? 'pay' : null),
      beforeCoup: (g, side, owner) => (side === other(owner) && canPay(g, side) ? 'pay' : null),
      onCoup: (g, side, owner, _country, self) => {
        if (side === other(owner)) end(g, owner, 'event', self)
      },
    },
  ),

  /** Nuclear Subs: this turn coups of the event's side in battlegrounds do not lower DEFCON. */
  card(41, 'nuclear-subs', { side: US, ops: 2, era: MID, once: true, untilEndOfTurn: true }, [takesEffect], {
    sparesDefcon: (_g, side, owner) => side === owner,
  }),

  /** Quagmire: traps the other side; ends NORAD. */
  card(
    42,
    'quagmire',
    { side: USSR, ops: 3, era: MID, once: true, keeps: 'number', scripts: { trap } },
    [(g) => endEffect(g, 'norad'), takesEffect],
    trapHooks,
  ),

  /** SALT Negotiations: DEFCON rises by two; this turn coup dice of both sides are lowered by 1; a card of the discard pile may be taken. */
  card(
    43,
    'salt-negotiations',
    { side: NEUTRAL, ops: 3, era: MID, once: true, untilEndOfTurn: true },
    [
      defconRises(2),
      takesEffect,
      fromDiscardPile(true),
      (g, f) => {
        if (f.got < 0) return
        takeFromDiscardPile(g, f.me, f.got)
      },
    ],
    { coupDie: () => -1 },
  ),

  /** Bear Trap: traps the other side. */
  card(44, 'bear-trap', { side: US, ops: 3, era: MID, once: true, keeps: 'number', scripts: { trap } }, [takesEffect], trapHooks),

  /** Summit: both roll and add 1 for each region dominated or controlled; the higher gets 2 VP and may move DEFCON one step. */
  card(45, 'summit', { side: NEUTRAL, ops: 1, era: MID }, [
    ...bothRoll((g, _f, side) => leads(g, side)),
    ...when(
      (_g, f) => f.got !== 0,
      [
        (g, f) => {
          keep(f, f.got > 0 ? f.me : them(f))
          gainVp(g, summitWinner(f), 2)
        },
        ...chooses({
          prompt: 'summit',
          by: summitWinner,
          answers: { raise: [defconRises()], lower: [defconFalls()], pass: [] },
        }),
      ],
    ),
  ]),

  /** How I Learned to Stop Worrying: DEFCON is set to any level; 5 military operations. */
  card(46, 'how-i-learned-to-stop-worrying', { side: NEUTRAL, ops: 2, era: MID, once: true }, [
    ask.chooseNumber({ prompt: 'defcon', from: 1, to: 5 }),
    (g, f) => setDefcon(g, f.got),
    (g, f) => gainMilops(g, f.me, 5),
  ]),

  /** Junta: 2 influence in a Central or South American country; then a free coup or free realignments there. */
  card(47, 'junta', { side: NEUTRAL, ops: 2, era: MID }, [
    ask.placeEach({ amount: 2, where: LatinAmerica }),
    (g, f) => grant(g, f, 2, { uses: USES.coup | USES.realign, regions: regionBits(g, 'central-america', 'south-america'), free: true }),
  ]),

  /** Kitchen Debates: 2 VP with control of more battlegrounds than the other side. */
  card(
    48,
    'kitchen-debates',
    { side: US, ops: 1, era: MID, once: true, can: (g, side) => battlegrounds(g, side) > battlegrounds(g, other(side)) },
    [gains(2)],
  ),

  /**
   * Missile Envy: the other side hands over a card of its highest value and gets this one, to be used for operations in its next round.
   * An event of this side or of both happens at once; of a card of the other side the operations are used.
   */
  card(
    49,
    'missile-envy',
    { side: NEUTRAL, ops: 2, era: MID, boundToPlace: true },
    [
      ask.card({ prompt: 'missile-envy', by: them, from: handOf(them), bar: belowHighest }),
      ...when(named, [
        keepsCard,
        changesHands,
        ...when(
          (g, f) => isOpponents(g, kept(f), f.me),
          [
            (g, f) => {
              const space = readingsOf(g).missileEnvyHeadlineSpace && inHeadline(g) ? USES.space : 0
              operationsOf(g, f.me, kept(f), grantedUses(g) | space)
            },
            putsKeptAway,
          ],
          [(g, f) => playEvent(g, kept(f), f.me, f.me)],
        ),
      ]),
    ],
    {
      barPlay: (g, side, owner, played, self) => {
        if (!owesMissileEnvy(g, side, owner, self) || played === self) return null
        if (isScoring(g, played) && mustScore(g, side)) return null
        if (isUnIntervention(g, side, played) && !roundTakenUp(g, side)) return null
        return { key: 'must-play-card', card: self }
      },
      barHeadline: (_g, side, owner, played, self) => (side !== owner && played === self ? { key: 'no-headline', card: self } : null),
      limitsUse: (g, side, owner, played, self) => {
        if (!owesMissileEnvy(g, side, owner, self)) return null
        return played === self ? 'operations' : cardNamed(g, played, 'un-intervention') ? 'event' : null
      },
    },
  ),

  /**
   * We Will Bury You: DEFCON falls; 3 VP unless the other side plays UN Intervention as its event in its next action round. They come as
   * soon as it can't be played any more, before any other VP of that round. A round without a card is a round; an extra one need not be taken.
   */
  card(
    50,
    'we-will-bury-you',
    {
      side: USSR,
      ops: 4,
      era: MID,
      once: true,
      keeps: 'number',
      scripts: {
        'round-over': [
          (g, f) => {
            if (dataOf(g, f.card) === Burial.roundAfter) begin(g, f.card, f.me, Burial.nextRound)
            else bury(g, f.me, f.card)
          },
        ],
      },
    },
    [defconFalls(), (g, f) => begin(g, f.card, f.me, inRoundOf(g, them(f)) ? Burial.roundAfter : Burial.nextRound)],
    {
      onPlay: (g, side, owner, played, use, self) => {
        if (side === owner || !inRoundOf(g, side) || dataOf(g, self) === Burial.roundAfter) return
        if (use === 'event' && isUnIntervention(g, side, played)) finish(g, self)
        else if (mayBringUn(g, side, played, use)) begin(g, self, owner, Burial.endOfEvent)
        else bury(g, owner, self)
      },
      beforeVp: (g, owner, self) => {
        if (dataOf(g, self) === Burial.endOfEvent && internalOf(g).burialWaits === 'by-rule') bury(g, owner, self)
      },
      endOfRound: (g, side, owner) => (side !== owner && isRoundForBurial(g, side) ? 'round-over' : null),
    },
  ),

  /** Brezhnev Doctrine: this turn each card of the event's side is worth one point more. */
  card(51, 'brezhnev-doctrine', { side: USSR, ops: 3, era: MID, once: true, untilEndOfTurn: true }, [takesEffect], {
    opsBonus: (_g, side, owner) => (side === owner ? 1 : 0),
  }),

  /** Portuguese Empire Crumbles: 2 influence in Angola and 2 in the SE African States. */
  card(52, 'portuguese-empire-crumbles', { side: USSR, ops: 2, era: MID, once: true }, [adds(2, SoutheastAfricanStates), adds(2, Angola)]),

  /** South African Unrest: 2 influence in South Africa; or 1 there and 2 in its neighbours. */
  card(53, 'south-african-unrest', { side: USSR, ops: 2, era: MID }, [
    ask.country({ prompt: 'south-african-unrest', where: either(countries(SouthAfrica), next(SouthAfrica)) }),
    ...when(
      (_g, f) => f.got === SouthAfrica,
      [adds(2, SouthAfrica)],
      [adds(1, SouthAfrica), (g, f) => addInfluence(g, f.me, f.got, 1), ask.place({ where: next(SouthAfrica) })],
    ),
  ]),

  /** Allende: 2 influence in Chile. */
  card(54, 'allende', { side: USSR, ops: 1, era: MID, once: true }, [adds(2, Chile)]),

  /** Willy Brandt: 1 VP, 1 influence in West Germany, which NATO no longer protects. */
  card(55, 'willy-brandt', { side: USSR, ops: 2, era: MID, once: true }, [gains(1), adds(1, WestGermany), takesEffect]),

  /** Muslim Revolution: the other side loses all influence in 2 of eight countries. */
  card(56, 'muslim-revolution', { side: USSR, ops: 4, era: MID }, [
    ask.removeAll({
      count: 2,
      where: countries(Sudan, Iran, Iraq, Egypt, Libya, SaudiArabia, Syria, Jordan),
    }),
  ]),

  /** ABM Treaty: DEFCON rises by one; operations worth 4. */
  card(57, 'abm-treaty', { side: NEUTRAL, ops: 4, era: MID }, [defconRises(), (g, f) => grant(g, f, 4)]),

  /** Cultural Revolution: the China Card changes to this side, ready for use; 1 VP where this side has it. Not while nobody has it (12.4). */
  card(58, 'cultural-revolution', { side: USSR, ops: 3, era: MID, once: true, can: (g) => g.holder >= 0, headline: mayHeadlineOfChina }, [
    (g, f) => {
      if (g.holder === f.me) gainVp(g, f.me, 1)
      else passCardTo(g, f.me, true)
    },
  ]),

  /** Flower Power: 2 VP for each war card that the other side plays, but not to space. */
  card(59, 'flower-power', { side: USSR, ops: 4, era: MID, once: true }, [takesEffect], {
    onPlay: (g, side, owner, played, use, self, how) => {
      const c = cardOf(g, played)
      if (side === owner || !c.war || use === 'space' || use === 'discard') return
      if (readingsOf(g).flowerPowerBroughtWar === 'exempt' && how === 'brought') return
      if (readingsOf(g).flowerPowerPreventedWar === 'exempt' && isPrevented(g, c)) return
      gainVp(g, owner, 2, self)
    },
  }),

  /** U2 Incident: 1 VP, and 1 more if UN Intervention is played as an event this turn. */
  card(60, 'u2-incident', { side: USSR, ops: 3, era: MID, once: true, untilEndOfTurn: true }, [gains(1), takesEffect], {
    onPlay: (g, side, owner, played, use, self) => {
      if (use !== 'event' || !isUnIntervention(g, side, played)) return
      finish(g, self)
      gainVp(g, owner, 1, self)
    },
  }),

  /** OPEC: 1 VP for each of seven oil countries controlled. */
  card(61, 'opec', { side: USSR, ops: 3, era: MID }, [
    (g, f) => gainVp(g, f.me, countControlled(g, f.me, countries(Egypt, Iran, Libya, SaudiArabia, Iraq, GulfStates, Venezuela))),
  ]),

  /** Lone Gunman: the other side shows its hand; operations worth 1. */
  card(62, 'lone-gunman', { side: USSR, ops: 1, era: MID, once: true }, [(g, f) => revealHand(g, them(f)), (g, f) => grant(g, f, 1)]),

  /** Colonial Rear Guards: 1 influence in each of 4 countries of Africa and Southeast Asia. */
  card(63, 'colonial-rear-guards', { side: US, ops: 2, era: MID }, [ask.place({ count: 4, max: 1, where: either(Africa, SoutheastAsia) })]),

  /** Panama Canal Returned: 1 influence in Panama, Costa Rica and Venezuela. */
  card(64, 'panama-canal-returned', { side: US, ops: 1, era: MID, once: true }, [adds(1, Panama), adds(1, CostaRica), adds(1, Venezuela)]),

  /** Camp David Accords: 1 VP, 1 influence in Israel, Jordan and Egypt; bars Arab-Israeli War. */
  card(
    65,
    'camp-david-accords',
    { side: US, ops: 2, era: MID, once: true },
    [gains(1), adds(1, Israel), adds(1, Jordan), adds(1, Egypt), takesEffect],
    { barEvent: (_g, c) => is(c, 'arab-israeli-war') },
  ),

  /** Puppet Governments: 1 influence in each of up to 3 countries without influence. */
  card(66, 'puppet-governments', { side: US, ops: 2, era: MID, once: true }, [ask.place({ upTo: 3, max: 1, bar: holdingInfluence })]),

  /** Grain Sales to Soviets: a random card of the other hand, to be played or given back; if given back, or there is none, operations of this card. */
  card(67, 'grain-sales-to-soviets', { side: US, ops: 2, era: MID }, [
    ask.random({ from: handOf(them) }),
    ...when(
      named,
      [
        keepsCard,
        (g, f) => reveal(g, them(f), kept(f)),
        ...chooses({
          prompt: 'grain-sales',
          bar: grainSalesBar,
          answers: {
            play: [(g, f) => playCard(g, f.me, kept(f))],
            return: [usesOwnOperations],
            intervene: [intervenesWithKept, putsKeptAway],
          },
        }),
      ],
      [usesOwnOperations],
    ),
  ]),

  /** John Paul II Elected Pope: the other side loses 2 influence in Poland, this side gets 1; Solidarity becomes possible. */
  card(68, 'john-paul-ii-elected-pope', { side: US, ops: 2, era: MID, once: true }, [
    (g, f) => void removeInfluence(g, them(f), Poland, 2),
    adds(1, Poland),
    takesEffect,
  ]),

  /** Latin American Death Squads: this turn coup dice in Central and South America: +1 for this side, -1 for the other. */
  card(69, 'latin-american-death-squads', { side: NEUTRAL, ops: 2, era: MID, untilEndOfTurn: true, keeps: 'number' }, [addsUp], {
    coupDie: (g, side, owner, country, data) => (inArea(g, LatinAmerica, country) ? (side === owner ? 1 : -1) * timesOf(owner, data) : 0),
  }),

  /** OAS Founded: 2 influence in Central and South America. */
  card(70, 'oas-founded', { side: US, ops: 1, era: MID, once: true }, [ask.place({ count: 2, where: LatinAmerica })]),

  /** Nixon Plays the China Card: the China Card of the other side comes over face down; else 2 VP, also while nobody has it (12.4.1). */
  card(71, 'nixon-plays-the-china-card', { side: US, ops: 2, era: MID, once: true }, [
    (g, f) => {
      if (g.holder === them(f)) passCardTo(g, f.me, false)
      else gainVp(g, f.me, 2)
    },
  ]),

  /** Sadat Expels Soviets: the other side loses all influence in Egypt, this side gets 1. */
  card(72, 'sadat-expels-soviets', { side: US, ops: 1, era: MID, once: true }, [clears(Egypt), adds(1, Egypt)]),

  /**
   * Shuttle Diplomacy: lies beside the board until Asia or the Middle East is scored; then one battleground of the other side, chosen
   * by this side, is left out of its count.
   */
  card(
    73,
    'shuttle-diplomacy',
    {
      side: US,
      ops: 3,
      era: MID,
      keeps: 'country',
      scripts: {
        'leave-out': [
          ask.country({
            prompt: 'shuttle-diplomacy',
            bar: (g, f, c) => {
              if (!inRegion(g, c, kept(f)) || !rulesOf(g).map.countries[c]!.battleground) return { key: 'outside-area', country: c }
              return controls(g, them(f), c) ? null : { key: 'not-controlled', country: c }
            },
            take: (g, f, c) => {
              note?.({ key: 'left-out', side: f.me, country: c, card: f.card })
              begin(g, f.card, f.me, c + 1)
            },
          }),
        ],
      },
    },
    [liesBeside, takesEffect],
    {
      beforeScoring: (g, scored) => (shuttleRegion(g, scored) ? 'leave-out' : null),
      leftOutOfScoring: (g, country, side, owner, data) =>
        side === owner || data !== country + 1 ? 'no' : readingsOf(g).shuttleBorderBonus === 'kept' ? 'but-its-border' : 'wholly',
      afterScoring: (g, scored, _owner, self) => {
        if (!shuttleRegion(g, scored)) return
        finish(g, self)
        put(g, self, Zone.Discard)
      },
    },
  ),

  /** The Voice of America: remove 4 influence of the other side outside Europe, at most 2 in a country. */
  card(74, 'the-voice-of-america', { side: US, ops: 2, era: MID }, [ask.remove({ count: 4, max: 2, where: outside(Europe) })]),

  /** Liberation Theology: 3 influence in Central America, at most 2 in a country. */
  card(75, 'liberation-theology', { side: USSR, ops: 2, era: MID }, [ask.place({ count: 3, max: 2, where: CentralAmerica })]),

  /** Ussuri River Skirmish: the China Card of the other side comes over, ready for use; else 4 influence in Asia, at most 2 in a country (12.4.1). */
  card(76, 'ussuri-river-skirmish', { side: US, ops: 3, era: MID, once: true }, [
    (g, f) => {
      keep(f, g.holder === them(f) ? 0 : 4)
      if (g.holder === them(f)) passCardTo(g, f.me, true)
    },
    ask.place({ count: (_g, f) => kept(f), max: 2, where: Asia }),
  ]),

  /** Ask Not What Your Country Can Do For You: discard any number of cards, then draw as many. */
  card(77, 'ask-not-what-your-country-can-do-for-you', { side: US, ops: 3, era: MID, once: true }, [
    ask.card({
      prompt: 'ask-not',
      from: handOf(me),
      upTo: (g, f) => handCount(g, f.me),
      take: (g, f, c) => discard(g, f.me, c),
    }),
    ask.draw({ count: (_g, f) => f.got, take: (g, f, c) => drawTo(g, f.me, c) }),
  ]),

  /** Alliance for Progress: 1 VP for each battleground controlled in Central and South America. */
  card(78, 'alliance-for-progress', { side: US, ops: 3, era: MID, once: true }, [
    (g, f) => gainVp(g, f.me, countControlled(g, f.me, LatinBattlegrounds)),
  ]),

  scoringCard(79, 'africa-scoring', 'africa', MID),

  /** One Small Step: behind in the space race, two boxes forward; VP of the second only. */
  card(80, 'one-small-step', { side: NEUTRAL, ops: 2, era: MID, can: (g, side) => g.space[side]! < g.space[other(side)]! }, [
    (g, f) => advanceInSpace(g, f.me, 2),
  ]),

  scoringCard(81, 'south-america-scoring', 'south-america', MID),

  /** Che: a coup in a non-battleground of Central America, South America or Africa; if it removes influence, a second one elsewhere. */
  card(107, 'che', { side: USSR, ops: 3, era: MID, optional: true }, [
    (g, f) => cheCoup(g, f, 0),
    (g, f) => {
      if (f.got > 0) cheCoup(g, f, f.got)
    },
  ]),

  /** Our Man in Tehran: with control of a Middle East country, look at 5 cards of the deck, discard any of them; the rest go back. */
  card(
    108,
    'our-man-in-tehran',
    { side: US, ops: 2, era: MID, once: true, optional: true, can: (g, side) => countControlled(g, side, MiddleEast) > 0 },
    [
      ask.draw({ count: 5, take: (g, f, c) => lookAt(g, f.me, c) }),
      ask.card({ prompt: 'our-man-in-tehran', from: () => Zone.Looked, upTo: 5, take: (g, f, c) => discard(g, f.me, c) }),
      (g) => {
        for (const c of cardsIn(g, Zone.Looked)) put(g, c, Zone.Deck)
        shuffleDeck(g)
      },
    ],
  ),
]

const shuttleRegion = (g: State, scored: number): boolean => ['asia', 'middle-east'].includes(rulesOf(g).map.regions[scored]!)

function cheCoup(g: State, f: Frame, except: number): void {
  const regions = regionBits(g, 'central-america', 'south-america', 'africa')
  putToUse(g, f, 'coup', terms({ ops: 3, regions, flags: FLAGS.free | FLAGS.noBattleground | FLAGS.optional | FLAGS.earns, except }))
}
