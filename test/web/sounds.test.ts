/** Which step of a scene makes which sound. */
import { expect, test } from 'vitest'
import { US } from '../../src/engine/script.ts'
import { startOfGame } from '../../src/games/index.ts'
import { begin, play } from '../../src/match/match.ts'
import { stepsOf } from '../../src/scenes/steps.ts'
import { SOUNDS, type SoundName, soundOf } from '../../src/web/sound/sounds.ts'
import { gameOf } from '../records/games.ts'

const { g, moves } = gameOf('careful', 3)
const match = play(begin(startOfGame(g)), ...moves)
const steps = stepsOf(
  match.made.map(({ move: { by }, notes }) => ({ by, notes, own: false })),
  US,
)

test('a coup in a battleground: a card, a drum, a die, a counter, then DEFCON falls', () => {
  const ids = [...new Set(steps.map(({ scene }) => scene.id))]
  const scenes = ids.map((id) => steps.flatMap((step) => (step.scene.id === id ? (soundOf(step) ?? []) : [])))
  expect(scenes).toContainEqual(['card', 'coup', 'die', 'influence', 'defcon'])
})

test('DEFCON that improves at the end of a turn is silent', () => {
  const tracks = steps.filter((step) => step.kind === 'tracks')
  const improves = tracks.filter(({ notes }) => notes.some((note) => note.key === 'defcon' && note.n > note.was))
  expect(improves.length).toBeGreaterThan(0)
  for (const step of improves) expect(soundOf(step)).toBe(null)
})

test('each sound of a scene is made in a whole game; the turn, chat and the clock have theirs beside it', () => {
  const made = new Set(steps.map(soundOf).filter((name) => name !== null))
  const beside: readonly SoundName[] = ['turn', 'chat', 'clock']
  expect([...made, ...beside].sort()).toEqual(Object.keys(SOUNDS).sort())
})
