/** Red Sea: its map, its 51 cards, its tables. */
import { US } from '../../engine/script.ts'
import { inGame } from '../../rules/card.ts'
import { makeRules } from '../../rules/game.ts'
import { cards as list } from './cards.ts'
import { map } from './map.ts'
import { GAME } from './options.ts'
import { scripts, tables } from './tables.ts'

export const cards = inGame(GAME, list)
const romanianAutonomy = cards.findIndex((card) => card.id === 'romanian-autonomy')

export const passing = { card: romanianAutonomy, holder: US, vp: 1 } as const

export const redSea = makeRules(GAME, map, cards, { ...tables, passing }, scripts)
