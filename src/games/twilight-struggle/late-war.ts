/** Cards of the Late War, and the optional ones of that era. */
import { type Do, keep, kept, leave, other } from '../../engine/script.ts'
import { handOf } from '../../rules/ask.ts'
import { controls, countries, inArea, influence, inRegion, setInfluence, them } from '../../rules/board.ts'
import { when } from '../../rules/branches.ts'
import {
  adds,
  type CardOfGame,
  card,
  clears,
  defconFalls,
  defconRises,
  gains,
  LATE,
  NEUTRAL,
  takesEffect,
  US,
  USSR,
  wages,
} from '../../rules/card.ts'
import { discard, isIn, revealHand } from '../../rules/cards.ts'
import { begin, dataOf } from '../../rules/effects.ts'
import { putToUse } from '../../rules/operations/choice.ts'
import { FLAGS, terms, USES } from '../../rules/operations/terms.ts'
import { announce, grant, playEvent, sideOfEvent } from '../../rules/play.ts'
import { rulesOf } from '../../rules/ruleset.ts'
import { type State, Zone } from '../../rules/state.ts'
import { end, gainVp, winnerByMarker } from '../../rules/tracks.ts'
import { W } from '../../rules/vocabulary.ts'
import { ask } from '../ask.ts'
import { Argentina, EastGermany, Iran, Iraq, Lebanon, Libya, Nicaragua, Poland, SaudiArabia, SouthKorea, UnitedKingdom } from '../atlas.ts'
import type { TwilightStruggleId } from '../card-ids.ts'
import {
  cardNumber,
  Europe,
  endEffect,
  fromDiscardPile,
  hasHappened,
  is,
  MiddleEast,
  mayDiscard,
  regionBits,
  SouthAmerica,
  WesternEurope,
} from './common.ts'
import { readingsOf } from './options.ts'

/** The ban of The Reformer. Glasnost has left the game where it happened before. */
const bansCoups: Do<State> = (g, f) => {
  const free = readingsOf(g).reformerAfterGlasnost === 'no-ban' && isIn(g, cardNumber(g, 'glasnost'), Zone.Removed)
  if (!free) begin(g, f.card, f.me)
}

const losesRandomCard = ask.random({ from: handOf(them), take: (g, f, c) => discard(g, them(f), c) })

export const lateWar: readonly CardOfGame<TwilightStruggleId>[] = [
  /** Iranian Hostage Crisis: the other side loses all influence in Iran, this side gets 2; Terrorism costs the other side two cards. */
  card(82, 'iranian-hostage-crisis', { side: USSR, ops: 3, era: LATE, once: true }, [clears(Iran), adds(2, Iran), takesEffect]),

  /** The Iron Lady: 1 VP; the other side gets 1 influence in Argentina and loses all in the United Kingdom; bars Socialist Governments. */
  card(
    83,
    'the-iron-lady',
    { side: US, ops: 3, era: LATE, once: true },
    [gains(1), adds(1, Argentina, them), clears(UnitedKingdom), takesEffect],
    { barEvent: (_g, c) => is(c, 'socialist-governments') },
  ),

  /** Reagan Bombs Libya: 1 VP for every 2 influence of the other side in Libya. */
  card(84, 'reagan-bombs-libya', { side: US, ops: 2, era: LATE, once: true }, [
    (g, f) => gainVp(g, f.me, Math.floor(influence(g, them(f), Libya) / 2)),
  ]),

  /** Star Wars: ahead in the space race, the event of a card of the discard pile happens. */
  card(85, 'star-wars', { side: US, ops: 2, era: LATE, once: true, can: (g, side) => g.space[side]! > g.space[other(side)]! }, [
    fromDiscardPile(false),
    (g, f) => {
      keep(f, f.got)
      if (f.got >= 0) announce(g, f.me, f.got, 'event', 'brought')
    },
    (g, f) => {
      const chosen = kept(f)
      if (chosen >= 0) playEvent(g, chosen, sideOfEvent(g, chosen, f.me), f.me)
    },
  ]),

  /** North Sea Oil: bars OPEC; this turn this side may take eight rounds. */
  card(86, 'north-sea-oil', { side: US, ops: 3, era: LATE, once: true, keeps: 'number' }, [(g, f) => begin(g, f.card, f.me, g.turn)], {
    barEvent: (_g, c) => is(c, 'opec'),
    extraRounds: (g, side, owner) => (side === owner && dataOf(g, cardNumber(g, 'north-sea-oil')) === g.turn ? 8 : 0),
  }),

  /** The Reformer: 4 influence in Europe, 6 with the lead in VP, at most 2 in a country. No more coups of this side in Europe. */
  card(
    87,
    'the-reformer',
    { side: USSR, ops: 3, era: LATE, once: true },
    [ask.place({ count: (g, f) => ((f.me === US ? g.vp : -g.vp) > 0 ? 6 : 4), max: 2, where: Europe }), bansCoups],
    { barCoup: (g, side, owner, country) => (side === owner && inArea(g, Europe, country) ? { key: 'barred-by-card' } : null) },
  ),

  /** Marine Barracks Bombing: the other side loses all influence in Lebanon and 2 more in the Middle East. */
  card(88, 'marine-barracks-bombing', { side: USSR, ops: 2, era: LATE, once: true }, [
    clears(Lebanon),
    ask.remove({ count: 2, where: MiddleEast }),
  ]),

  /** Soviets Shoot Down KAL-007: DEFCON falls, 2 VP; with control of South Korea, influence or realignments worth 4. */
  card(89, 'soviets-shoot-down-kal-007', { side: US, ops: 4, era: LATE, once: true }, [
    defconFalls(),
    gains(2),
    (g, f) => {
      if (controls(g, f.me, SouthKorea)) grant(g, f, 4, { uses: USES.influence | USES.realign })
    },
  ]),

  /** Glasnost: 2 VP, DEFCON rises; after The Reformer, influence or realignments worth 4. */
  card(90, 'glasnost', { side: USSR, ops: 4, era: LATE, once: true }, [
    gains(2),
    defconRises(),
    (g, f) => {
      const improved = hasHappened(g, 'the-reformer')
      if (readingsOf(g).glasnostEndsReformer) endEffect(g, 'the-reformer')
      if (improved) grant(g, f, 4, { uses: USES.influence | USES.realign })
    },
  ]),

  /** Ortega Elected in Nicaragua: the other side loses all influence in Nicaragua; a free coup next to it. */
  card(91, 'ortega-elected-in-nicaragua', { side: USSR, ops: 2, era: LATE, once: true }, [
    clears(Nicaragua),
    (g, f) => putToUse(g, f, 'coup', terms({ ops: 2, next: Nicaragua + 1, flags: FLAGS.free | FLAGS.optional })),
  ]),

  /** Terrorism: the other side loses a random card; two after this side's Iranian Hostage Crisis. */
  card(92, 'terrorism', { side: NEUTRAL, ops: 2, era: LATE }, [
    losesRandomCard,
    ...when((g, f) => hasHappened(g, 'iranian-hostage-crisis', f.me), [losesRandomCard]),
  ]),

  /** Iran-Contra Scandal: this turn the other side's realignment dice are lowered by 1. */
  card(93, 'iran-contra-scandal', { side: USSR, ops: 2, era: LATE, once: true, untilEndOfTurn: true }, [takesEffect], {
    realignDie: (g, side, owner, _country, starter) =>
      side === owner || (readingsOf(g).iranContra === 'own-realignments' && starter !== side) ? 0 : -1,
  }),

  /** Chernobyl: this turn the other side may not place influence with operations in a region named. */
  card(
    94,
    'chernobyl',
    { side: US, ops: 3, era: LATE, once: true, untilEndOfTurn: true, keeps: 'region' },
    [ask.chooseRegion({ prompt: 'chernobyl', regions: (g) => rulesOf(g).tables.finalScoring }), (g, f) => begin(g, f.card, f.me, f.got)],
    {
      barPlacement: (g, side, owner, country, data) => (side !== owner && inRegion(g, country, data) ? { key: 'barred-by-card' } : null),
    },
  ),

  /** Latin American Debt Crisis: unless the other side discards a card worth 3 or more, influence is doubled in 2 South American countries. */
  card(95, 'latin-american-debt-crisis', { side: USSR, ops: 2, era: LATE }, [
    mayDiscard(3),
    (_g, f) => {
      keep(f, f.got < 0 ? 2 : 0)
    },
    ask.country({
      prompt: 'double',
      count: (_g, f) => kept(f),
      where: SouthAmerica,
      bar: (g, f, c) => (influence(g, f.me, c) === 0 ? { key: 'no-influence-to-double', country: c } : null),
      take: (g, f, c) => setInfluence(g, f.me, c, 2 * influence(g, f.me, c)),
    }),
  ]),

  /** Tear Down This Wall: ends and bars Willy Brandt; 3 influence in East Germany; a free coup or free realignments in Europe. */
  card(
    96,
    'tear-down-this-wall',
    { side: US, ops: 3, era: LATE, once: true },
    [
      (g) => endEffect(g, 'willy-brandt'),
      adds(3, EastGermany),
      takesEffect,
      (g, f) => grant(g, f, 3, { uses: USES.coup | USES.realign, regions: regionBits(g, 'europe'), free: true }),
    ],
    { barEvent: (_g, c) => is(c, 'willy-brandt') },
  ),

  /** An Evil Empire: 1 VP; ends and bars Flower Power. */
  card(97, 'an-evil-empire', { side: US, ops: 3, era: LATE, once: true }, [gains(1), (g) => endEffect(g, 'flower-power'), takesEffect], {
    barEvent: (_g, c) => is(c, 'flower-power'),
  }),

  /** Aldrich Ames Remix: this turn the other side plays with an open hand, and this side discards one card of it. */
  card(
    98,
    'aldrich-ames-remix',
    { side: USSR, ops: 3, era: LATE, once: true, untilEndOfTurn: true },
    [
      takesEffect,
      (g, f) => revealHand(g, them(f)),
      ask.card({ prompt: 'aldrich-ames', from: handOf(them), take: (g, f, c) => discard(g, them(f), c) }),
    ],
    { opensHand: (_g, side, owner) => side === other(owner) },
  ),

  /** Pershing II Deployed: 1 VP; the other side loses 1 influence in each of up to 3 Western European countries. */
  card(99, 'pershing-ii-deployed', { side: USSR, ops: 3, era: LATE, once: true }, [
    gains(1),
    ask.remove({ upTo: 3, max: 1, where: WesternEurope }),
  ]),

  /** Wargames: at DEFCON 2 this side may give the other 6 VP and end the game; the side ahead wins. */
  card(100, 'wargames', { side: NEUTRAL, ops: 4, era: LATE, once: true, can: (g) => g.defcon === 2 }, [
    ask.choose({ prompt: 'wargames', words: ['yes', 'no'] }),
    (g, f) => {
      if (f.got !== W.yes) return leave(f)
      gainVp(g, them(f), 6)
    },
    (g, f) => {
      const tie = readingsOf(g).wargamesTie === 'draw' ? -1 : them(f)
      end(g, winnerByMarker(g, f.me, tie), 'event', f.card)
    },
  ]),

  /** Solidarity: after John Paul II Elected Pope, 3 influence in Poland. */
  card(101, 'solidarity', { side: US, ops: 2, era: LATE, once: true, can: (g) => hasHappened(g, 'john-paul-ii-elected-pope') }, [
    adds(3, Poland),
  ]),

  /** Iran-Iraq War: war in Iran or Iraq, won on 4, for 2 VP. */
  card(102, 'iran-iraq-war', { side: NEUTRAL, ops: 2, era: LATE, once: true, war: true }, [
    ask.country({ prompt: 'war', where: countries(Iran, Iraq) }),
    ...wages({ target: (_g, f) => f.got, wins: 4, milops: 2, vp: 2 }),
  ]),

  /** Yuri and Samantha: this turn each coup attempt of the other side is worth 1 VP. */
  card(109, 'yuri-and-samantha', { side: USSR, ops: 2, era: LATE, once: true, optional: true, untilEndOfTurn: true }, [takesEffect], {
    onCoup: (g, side, owner, _country, self) => {
      if (side === other(owner)) gainVp(g, owner, 1, self)
    },
  }),

  /** AWACS Sale to Saudis: 2 influence in Saudi Arabia; bars Muslim Revolution. */
  card(110, 'awacs-sale-to-saudis', { side: US, ops: 3, era: LATE, once: true, optional: true }, [adds(2, SaudiArabia), takesEffect], {
    barEvent: (_g, c) => is(c, 'muslim-revolution'),
  }),
]
