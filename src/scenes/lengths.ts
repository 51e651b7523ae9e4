/** How long steps and scenes are, in milliseconds at the relaxed pace. */
import type { Viewer } from '../rules/view.ts'
import { defconOf, type Scene, type SceneMove, type StepBody, stepsOf } from './steps.ts'

const LENGTHS = {
  card: 1000,
  target: 1000,
  die: 1500,
  influence: 1000,
  tracks: 1000,
  backs: 1000,
  reveal: 600,
  order: 1500,
  level: 1200,
  battlegrounds: 1200,
  sum: 1800,
  final: 1500,
  'turn-end': 1500,
  end: 2000,
  lines: 1000,
  silent: 0,
} as const satisfies Readonly<Record<StepBody['kind'], number>>

/** For each further country, region or line that the eye has to find. */
const MORE = { influence: 250, final: 700, lines: 400 } as const
const MOST = { influence: 2000, final: 6000, lines: 2600 } as const

/** A DEFCON level that closes regions or threatens the end is read longer. */
const ALARM = 1500

export function lengthOf(body: StepBody): number {
  const several = (kind: keyof typeof MORE, n: number): number => Math.min(MOST[kind], LENGTHS[kind] + MORE[kind] * Math.max(0, n - 1))
  switch (body.kind) {
    case 'influence':
      return several('influence', body.changes.length)
    case 'final':
      return several('final', body.rows.length)
    case 'lines':
      return several('lines', body.notes.length)
    case 'tracks':
      return (defconOf(body) ?? 5) <= 2 ? ALARM : LENGTHS.tracks
    default:
      return LENGTHS[body.kind]
  }
}

/** What a clock grants for one play at most. */
export const LONGEST_PLAY = 8000

/** Returns how long the scenes of these moves take at the relaxed pace, each play at most `LONGEST_PLAY`. */
export function sceneLength(moves: readonly SceneMove[], viewer: Viewer): number {
  const plays = new Map<Scene['id'], number>()
  for (const { scene, length } of stepsOf(moves, viewer)) plays.set(scene.id, (plays.get(scene.id) ?? 0) + length)
  return [...plays.values()].reduce((sum, length) => sum + Math.min(length, LONGEST_PLAY), 0)
}
