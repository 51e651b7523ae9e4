/** The eight promo cards; only where a game asks for them. */
import { other, type Script, type Side } from '../../engine/script.ts'
import { handOf } from '../../rules/ask.ts'
import { countries, either, inArea, influence, setInfluence, setStability, them } from '../../rules/board.ts'
import { adds, type CardOfGame, card, EARLY, LATE, MID, NEUTRAL, US, USSR } from '../../rules/card.ts'
import { discard, isScoring } from '../../rules/cards.ts'
import { begin, dataOf, finish } from '../../rules/effects.ts'
import { note } from '../../rules/notes.ts'
import { grant, operationsUsed, playCard } from '../../rules/play.ts'
import { rulesOf } from '../../rules/ruleset.ts'
import { Phase, type State } from '../../rules/state.ts'
import { advanceInSpace, gainMilops, gainVp, lowerDefcon, setDefcon } from '../../rules/tracks.ts'
import { mayPass } from '../../rules/turn/round.ts'
import { ask } from '../ask.ts'
import { EastGermany, India, Zaire } from '../atlas.ts'
import type { TwilightStruggleId } from '../card-ids.ts'
import { Africa, cardNumber, MiddleEast, SouthAmerica, SoutheastAsia } from './common.ts'
import { hasPartner, usesPartner } from './early-war.ts'
import { readingsOf } from './options.ts'

const NonAligned = either(countries(India), Africa, SoutheastAsia, MiddleEast, SouthAmerica)
const RIVALRY = 2
const isContested = (g: State, country: number): boolean => influence(g, US, country) >= RIVALRY && influence(g, USSR, country) >= RIVALRY

/** States of Kremlin Flu: fresh is one that broke out in a round of the victim itself, which is not the next one. */
const Flu = { armed: 0, fresh: 1 } as const
const isVictimsRound = (g: State, owner: Side): boolean => g.phase === Phase.Action && g.phasing === other(owner)
const isFresh = (g: State, owner: Side): boolean => dataOf(g, cardNumber(g, 'kremlin-flu')) === Flu.fresh && isVictimsRound(g, owner)

/** Whether an event whose condition is unmet happens without effect. */
const happensUnmet = (g: State): boolean => readingsOf(g).unmetPromoEvents === 'no-effect'
const hasFewerMilops = (g: State, side: Side): boolean => g.milops[side]! < g.milops[other(side)]!

/** The victim's round: a scoring card, or nothing. */
const lostRound: Script<State> = [
  ask.card({
    prompt: 'kremlin-flu',
    by: them,
    from: handOf(them),
    bar: (g, _f, c) => (isScoring(g, c) ? null : { key: 'not-scoring', card: c }),
    optional: (g, f) => mayPass(g, them(f)),
  }),
  (g, f) => {
    if (f.got >= 0) playCard(g, them(f), f.got)
    else note?.({ key: 'loses-round', side: them(f), card: f.card })
  },
]

/** Ends it for its owner alone: the other side may have brought it out too, with the sides exchanged. */
const roundOver: Script<State> = [
  (g, f) => {
    if (isFresh(g, f.me)) return begin(g, f.card, f.me, Flu.armed)
    finish(g, f.card, f.me)
  },
]

export const promo: readonly CardOfGame<TwilightStruggleId>[] = [
  /** Non-Aligned Movement: both sides leave a country of the Third World where each has at least 2 influence; 4 cards of the deck are discarded. */
  card(
    111,
    'non-aligned-movement',
    {
      side: NEUTRAL,
      ops: 1,
      era: MID,
      promo: true,
      can: (g) => rulesOf(g).map.all.some((c) => inArea(g, NonAligned, c) && isContested(g, c)),
    },
    [
      ask.country({
        prompt: 'non-aligned-movement',
        where: NonAligned,
        bar: (g, _f, c) => (isContested(g, c) ? null : { key: 'too-little-influence', country: c, n: RIVALRY }),
        take: (g, _f, c) => {
          for (const side of [US, USSR] as const) setInfluence(g, side, c, 0)
        },
      }),
      ask.draw({ count: 4, take: (g, f, c) => discard(g, f.me, c) }),
    ],
  ),

  /** Mobutu Sese Seko: 2 influence in Zaire, whose stability becomes 3. */
  card(112, 'mobutu-sese-seko', { side: US, ops: 2, era: MID, once: true, promo: true }, [
    adds(2, Zaire),
    (g) => setStability(g, Zaire, 3),
  ]),

  /** Berlin Wall: 2 influence in East Germany; one box forward in the space race for a side that is not ahead there. */
  card(113, 'berlin-wall', { side: USSR, ops: 2, era: MID, once: true, promo: true }, [
    adds(2, EastGermany),
    (g, f) => {
      if (g.space[f.me]! <= g.space[them(f)]!) advanceInSpace(g, f.me)
    },
  ]),

  /** Stanislav Petrov: at DEFCON 2, the level becomes 4 or 5. */
  card(114, 'stanislav-petrov', { side: NEUTRAL, ops: 3, era: LATE, once: true, promo: true, can: (g) => g.defcon === 2 }, [
    ask.chooseNumber({ prompt: 'stanislav-petrov', from: 4, to: 5 }),
    (g, f) => setDefcon(g, f.got),
  ]),

  /** Kremlin Flu: operations of this card; the other side's next round is lost unless it plays a scoring card, which it must if it can. */
  card(
    115,
    'kremlin-flu',
    { side: US, ops: 2, era: EARLY, promo: true, keeps: 'number', scripts: { 'lost-round': lostRound, 'round-over': roundOver } },
    [(g, f) => grant(g, f, 2), (g, f) => begin(g, f.card, f.me, isVictimsRound(g, f.me) ? Flu.fresh : dataOf(g, f.card))],
    {
      insteadOfRound: (g, side, owner) => (side === other(owner) && !isFresh(g, owner) ? 'lost-round' : null),
      endOfRound: (_g, side, owner) => (side === other(owner) ? 'round-over' : null),
    },
  ),

  /**
   * First Lightning: with a card that shows an event of the other side; its operations are conducted, its event does not happen. Once
   * this card has been used for its event or for operations, by either side, DEFCON falls.
   */
  card(
    116,
    'first-lightning',
    {
      side: USSR,
      ops: 2,
      era: EARLY,
      once: true,
      promo: true,
      can: hasPartner,
      headline: (g) => readingsOf(g).firstLightningHeadline,
      afterOperations: (g) => lowerDefcon(g, 1, cardNumber(g, 'first-lightning')),
    },
    [
      ...usesPartner,
      (g, f) => {
        if (!operationsUsed(g, f.card)) lowerDefcon(g, 1, f.card)
      },
    ],
  ),

  /** Who Lost China?: with the China Card, the other side's military operations go back to 0. Not while nobody has that card. */
  card(
    117,
    'who-lost-china',
    { side: USSR, ops: 1, era: EARLY, promo: true, can: (g, me) => g.holder >= 0 && (g.holder === me || happensUnmet(g)) },
    [
      (g, f) => {
        if (g.holder === f.me) gainMilops(g, them(f), -g.milops[them(f)]!)
      },
    ],
  ),

  /** Don't Wait for the Translation: 2 VP with fewer military operations than the other side. */
  card(
    118,
    'dont-wait-for-the-translation',
    { side: US, ops: 3, era: MID, once: true, promo: true, can: (g, me) => hasFewerMilops(g, me) || happensUnmet(g) },
    [(g, f) => gainVp(g, f.me, hasFewerMilops(g, f.me) ? 2 : 0)],
  ),
]
