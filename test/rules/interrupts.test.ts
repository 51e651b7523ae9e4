/** Effects that interrupt the game, in force for both sides at once. */
import { expect, test } from 'vitest'
import { call, run, type Steps, US, USSR } from '../../src/engine/script.ts'
import { ALL_RULES } from '../../src/games/index.ts'
import { newGame, rulesNamed, type State } from '../../src/index.ts'
import { begin } from '../../src/rules/effects.ts'
import { interrupts } from '../../src/rules/interrupts.ts'
import { HOOK, install } from '../../src/rules/ruleset.ts'

const base = rulesNamed('twilight-struggle')!
const CARDS = ['fidel', 'nato'].map((id) => base.cardNumbers.get(id)!)

/** Runs the interrupts of a round's end in rules in which two cards interrupt it for every owner. Returns who was asked, for which card. */
function interrupted(owners: readonly (readonly [card: number, owner: 0 | 1])[]): readonly (readonly [number, number])[] {
  const asked: [number, number][] = []
  const noting: Steps<State> = [(_g, f) => void asked.push([f.card, f.me])]
  const round: Steps<State> = [
    interrupts(HOOK.endOfRound, () => US),
    (g) => {
      g.result = { winner: -1, kind: 'event', card: -1 }
    },
  ]
  const cards = base.cards.map((card, n) => (CARDS.includes(n) ? { ...card, hooks: HOOK.endOfRound, endOfRound: () => 'test' } : card))
  const scripts = new Map([...base.scripts, ['test/round', round], ...CARDS.map((n) => [`${base.cards[n]!.id}/test`, noting] as const)])
  install([...ALL_RULES, { ...base, id: 'interrupting', cards, scripts }])
  const g: State = { ...newGame({ game: base.id }), game: 'interrupting' }
  for (const [card, owner] of owners) begin(g, card, owner)
  call(g, 'test/round', US, US, -1)
  run(scripts, g)
  return asked
}

test('each owner of each effect interrupts once, in the order of the cards', () => {
  const [fidel, nato] = CARDS as [number, number]
  expect(interrupted([[nato, US], [fidel, USSR]])).toEqual([[fidel, USSR], [nato, US]]) // biome-ignore format: pairs
  const both = [fidel, nato].flatMap((card) => [US, USSR].map((owner) => [card, owner] as const)) as [number, 0 | 1][]
  expect(interrupted(both)).toEqual(both)
})
