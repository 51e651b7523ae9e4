/** Words that cards of both games use. */
import { call, type Side } from '../engine/script.ts'
import { type Area, region } from '../rules/board.ts'
import { finish, inForce } from '../rules/effects.ts'
import { terms } from '../rules/operations/terms.ts'
import { baseOps } from '../rules/operations/value.ts'
import { grantedUses } from '../rules/play.ts'
import { rulesOf } from '../rules/ruleset.ts'
import type { State } from '../rules/state.ts'
import type { CardId } from './card-ids.ts'

export const MiddleEast: Area = region('middle-east')
export const Africa: Area = region('africa')

/** The number of a region on the map in play, or -1. */
export const regionNumber = (g: State, name: string): number => rulesOf(g).map.regions.indexOf(name)

/** Bits of regions, as terms of operations want them. */
export const regionBits = (g: State, ...names: string[]): number =>
  names.reduce((bits, name) => (regionNumber(g, name) < 0 ? bits : bits | (1 << regionNumber(g, name))), 0)

/** The number of a card in the deck of the game in play, or -1 where it has none. */
export const cardNumber = (g: State, id: CardId): number => rulesOf(g).cardNumbers.get(id) ?? -1

/** Whether the lasting effect of a card is in force. */
export const hasHappened = (g: State, id: CardId, owner?: Side): boolean => inForce(g, cardNumber(g, id), owner)
export const endEffect = (g: State, id: CardId): void => finish(g, cardNumber(g, id))

/** Conducts the operations of another card than the event's own. */
export const operationsOf = (g: State, side: Side, card: number, uses = grantedUses(g)): void =>
  call(g, 'operations', side, side, card, terms({ ops: baseOps(g, side, card), uses }))
