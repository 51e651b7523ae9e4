/** Red Sea: its map, its 51 cards, its tables. */
import { US } from '../../engine/script.ts'
import { makeRules } from '../../rules/game.ts'
import type { Card } from '../../rules/ruleset.ts'
import { cards as list } from './cards.ts'
import { map } from './map.ts'
import { GAME } from './options.ts'
import { scripts, tables } from './tables.ts'

export const cards: readonly Card[] = list.map((card) => ({ ...card, game: GAME })).sort((a, b) => a.number - b.number)
const romanianAutonomy = cards.findIndex((card) => card.id === 'romanian-autonomy')

export const passing = { card: romanianAutonomy, holder: US, vp: 1 } as const

export const redSea = makeRules(GAME, map, cards, { ...tables, passing }, scripts)
