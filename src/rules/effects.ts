/** Effects in force: a short list in card order. An effect may be in force for both sides at once. */
import { bit, type Side, US, USSR } from '../engine/script.ts'
import { note } from './notes.ts'
import { type HookBit, type HookOf, hookOf, rulesNamed, rulesOf } from './ruleset.ts'
import type { State } from './state.ts'

// ---- an effect as one number. Only this file takes it apart.
// `card << 10 | data << 2 | owners`: `owners` has a bit for each side, `data` is the number from 0 to 255 that the effect keeps.
// Vietnam Revolts, card 8 of the deck, for the USSR = 0x2002.

const packEffect = (card: number, data: number, owners: number): number => (card << 10) | (data << 2) | owners

export const cardOfEffect = (effect: number): number => effect >> 10
export const dataOfEffect = (effect: number): number => (effect >> 2) & 255
/** The sides whose effect it is, as bits. */
export const ownersOf = (effect: number): number => effect & 3
export const isOwnedBy = (effect: number, side: Side): boolean => ((effect >> side) & 1) !== 0

// An effect that keeps a number for each side has four bits of `data` for each.
export const packDataOf = (side: Side, n: number): number => n << (4 * side)
export const dataOfSide = (data: number, side: Side): number => (data >> (4 * side)) & 15

// ---- the effects in force

const find = (g: State, card: number): number => {
  for (let i = 0; i < g.effects.length; i++) if (cardOfEffect(g.effects[i]!) === card) return i
  return -1
}

/** Whether the card's effect is in force; for one owner, if named. */
export function inForce(g: State, card: number, owner?: Side): boolean {
  const i = find(g, card)
  return i >= 0 && (owner === undefined || isOwnedBy(g.effects[i]!, owner))
}

/** The number that the effect keeps. */
export function dataOf(g: State, card: number): number {
  const i = find(g, card)
  return i < 0 ? 0 : dataOfEffect(g.effects[i]!)
}

/** The hooks of a list of effects. */
export function hooksOf(game: string, effects: readonly number[]): number {
  const { cards } = rulesNamed(game)!
  let bits = 0
  for (const effect of effects) bits |= cards[cardOfEffect(effect)]!.hooks
  return bits
}

/** Puts the effect of a card in force for its owner. */
export function begin(g: State, card: number, owner: Side, data = 0): void {
  const i = find(g, card)
  const isNew = !inForce(g, card, owner)
  if (i >= 0) {
    g.effects[i] = packEffect(card, data, ownersOf(g.effects[i]!) | bit(owner))
  } else {
    g.effects.push(packEffect(card, data, bit(owner)))
    g.effects.sort((a, b) => a - b)
  }
  g.hooks = hooksOf(g.game, g.effects)
  if (isNew) note?.({ key: 'in-force', card })
}

/** Ends the effect of a card, for both owners or for one. */
export function finish(g: State, card: number, owner?: Side): void {
  const i = find(g, card)
  if (i < 0) return
  const left = owner === undefined ? 0 : ownersOf(g.effects[i]!) & ~bit(owner)
  if (left !== 0) {
    g.effects[i] = packEffect(card, dataOfEffect(g.effects[i]!), left)
    return
  }
  g.effects.splice(i, 1)
  g.hooks = hooksOf(g.game, g.effects)
  note?.({ key: 'no-longer-in-force', card })
}

/** 4.5: effects that last a turn end with it. */
export function expire(g: State): void {
  const cards = rulesOf(g).cards
  for (const effect of g.effects.slice()) if (cards[cardOfEffect(effect)]!.untilEndOfTurn) finish(g, cardOfEffect(effect))
}

/** Calls a hook of every effect in force, in card order, for each owner. The hook must not begin or end an effect. */
export function eachEffect<B extends HookBit>(
  g: State,
  which: B,
  work: (hook: HookOf<B>, owner: Side, card: number, data: number) => void,
): void {
  if ((g.hooks & which) === 0) return
  const { effects } = g
  const cards = rulesOf(g).cards
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!
    const card = cards[cardOfEffect(effect)]!
    if ((card.hooks & which) === 0) continue
    const hook = hookOf(card, which)
    if (isOwnedBy(effect, US)) work(hook, US, cardOfEffect(effect), dataOfEffect(effect))
    if (isOwnedBy(effect, USSR)) work(hook, USSR, cardOfEffect(effect), dataOfEffect(effect))
  }
}

/** Notifies every effect in force, in card order, of what happens; the hooks may begin and end effects. Stops when the game is over. */
export function notify<B extends HookBit>(g: State, which: B, work: (hook: HookOf<B>, owner: Side, card: number) => void): void {
  if ((g.hooks & which) === 0) return
  const cards = rulesOf(g).cards
  for (const effect of g.effects.slice()) {
    const card = cards[cardOfEffect(effect)]!
    if ((card.hooks & which) === 0) continue
    const hook = hookOf(card, which)
    if (isOwnedBy(effect, US) && g.result === null) work(hook, US, cardOfEffect(effect))
    if (isOwnedBy(effect, USSR) && g.result === null) work(hook, USSR, cardOfEffect(effect))
  }
}

/** Whether any effect in force has this hook. */
export const hasHook = (g: State, which: HookBit): boolean => (g.hooks & which) !== 0
