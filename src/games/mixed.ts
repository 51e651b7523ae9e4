/** The two games mixed (Red Sea's rulebook, section 12): each side chooses cards of the other game after set-up. */
import { makeRules } from '../rules/game.ts'
import type { Card } from '../rules/ruleset.ts'
import type { RedSeaId } from './card-ids.ts'
import { cards as redSeaCards, passing as romanianAutonomy } from './red-sea/index.ts'
import { map as redSeaMap } from './red-sea/map.ts'
import { scripts as redSeaScripts, tables as redSeaTables } from './red-sea/tables.ts'
import { cards as baseCards, passing as chinaCard } from './twilight-struggle/index.ts'
import { map as baseMap, civilWarMap } from './twilight-struggle/map.ts'
import { tables as baseTables, civilWarTables } from './twilight-struggle/tables.ts'

/** Operations that the cards a side chooses may be worth (12.1.1). */
const BUDGET = 9

/** 12.2 */
const INTO_RED_SEA = new Set([36, 39, 43, 45, 49, 44, 63, 66, 72, 74, 108, 51, 56, 61, 62, 92, 100, 86, 110, 98, 109])

/** 12.3.2 */
const INTO_BASE_GAME: ReadonlySet<string> = new Set<RedSeaId>([
  'separatists',
  'apollo-soyuz-test-project',
  'water-wars',
  'peace-corps',
  'ogaden-war',
  'usaid',
  'the-victorious-leader',
  'eritrean-popular-liberation-front',
  'hero-of-the-crossing',
  'israeli-periphery-doctrine',
  'the-strong-man-of-sudan',
  'soviets-airlift-cubans',
  'the-lion-falters',
  'nasserism',
  'us-presidential-elections',
  'cyrus-vance',
  'zbig',
  'albano-stalinist-economics',
  'centcom',
  'carter-doctrine',
  'kenya-joins-rapid-deployment-force',
  'voice-of-america-in-amharic',
  'afghanistan-invasion',
  'daniel-arap-moi',
  'we-are-the-world',
  't-62s-and-kalashnikovs',
  'gosplan-advisers',
  'mengistu-haile-mariam',
  'marxist-leninist-vanguard-party',
  'presidential-directive-30',
  'stagflation',
  'cento-collapses',
  'anti-zionist-committee-of-the-soviet-public',
  'mr-nyet',
])

/** The own cards, then the guests, whose numbers in the deck follow. */
function deck(own: readonly Card[], guests: readonly Card[], rule: string) {
  return { cards: [...own, ...guests], mixing: { budget: BUDGET, cards: guests.map((_, i) => own.length + i), rule } }
}

const intoRedSea = deck(
  redSeaCards,
  baseCards.filter((card) => INTO_RED_SEA.has(card.number)),
  '12.1.1',
)
const intoBaseGame = deck(
  baseCards,
  redSeaCards.filter((card) => INTO_BASE_GAME.has(card.id)),
  '12.3.1',
)

export const redSeaMixed = makeRules(
  'red-sea-mixed',
  redSeaMap,
  intoRedSea.cards,
  { ...redSeaTables, turns: 3, turnsUnmixed: redSeaTables.turns, passing: romanianAutonomy, mixing: intoRedSea.mixing },
  redSeaScripts,
)

const ofBaseGame = { remembersControl: true, passing: chinaCard, mixing: intoBaseGame.mixing } as const

export const twilightStruggleMixed = makeRules('twilight-struggle-mixed', baseMap, intoBaseGame.cards, { ...baseTables, ...ofBaseGame })

export const chineseCivilWarMixed = makeRules('twilight-struggle-civil-war-mixed', civilWarMap, intoBaseGame.cards, {
  ...civilWarTables,
  ...ofBaseGame,
})
