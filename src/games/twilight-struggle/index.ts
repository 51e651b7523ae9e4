/** Twilight Struggle, Deluxe edition: its map, its 110 cards and the promotional ones, its tables. */
import { USSR } from '../../engine/script.ts'
import { inGame } from '../../rules/card.ts'
import { makeRules } from '../../rules/game.ts'
import { earlyWar } from './early-war.ts'
import { lateWar } from './late-war.ts'
import { civilWarMap, map } from './map.ts'
import { midWar } from './mid-war.ts'
import { GAME } from './options.ts'
import { promo } from './promo.ts'
import { civilWarTables, tables } from './tables.ts'

export const cards = inGame(GAME, [...earlyWar, ...midWar, ...lateWar, ...promo])
const chinaCard = cards.findIndex((card) => card.id === 'the-china-card')

export const passing = { card: chinaCard, holder: USSR, vp: 1 } as const

export const twilightStruggle = makeRules(GAME, map, cards, { ...tables, passing })
export const chineseCivilWar = makeRules(`${GAME}-civil-war`, civilWarMap, cards, { ...civilWarTables, passing })
