/** The keyboard where a game is watched. */
import type { KeyActions, KeyLines } from '../parts/keys.tsx'
import { SIGHTS } from './sight.ts'
import { goTo, look, setPlaying, stepBack, stepForth, useReplay } from './store.ts'

export const REPLAY_KEYS: KeyLines = [
  ['← →', 'replay.keys.step'],
  ['[ ]', 'replay.keys.step'],
  ['PageUp PageDown', 'replay.keys.round'],
  ['Home End', 'replay.keys.ends'],
  ['P', 'replay.keys.play'],
  ['V', 'replay.keys.sight'],
  ['Space', 'keys.scene-step'],
  ['Shift+Space', 'keys.scene'],
  ['1–6, 0', 'keys.regions'],
  ['+ −', 'keys.zoom'],
  ['M', 'keys.map'],
  ['T', 'keys.text-board'],
  ['?', 'keys.help'],
]

export const AT_A_REPLAY: KeyActions = {
  ArrowLeft: () => stepBack(),
  ArrowRight: () => stepForth(),
  '[': () => stepBack(),
  ']': () => stepForth(),
  PageUp: () => stepBack('round'),
  PageDown: () => stepForth('round'),
  Home: () => goTo(0),
  End: () => goTo(Number.MAX_SAFE_INTEGER),
  p: () => setPlaying(!useReplay.getState().playing),
  v: () => look(SIGHTS[(SIGHTS.indexOf(useReplay.getState().sight) + 1) % SIGHTS.length]!),
}
