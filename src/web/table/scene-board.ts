/** A step of a scene for the board: which countries stand above the veil, and with whose ring. */
import type { Side } from '../../engine/script.ts'
import { rulesNamed } from '../../games/index.ts'
import { controller } from '../../rules/board.ts'
import type { Note } from '../../rules/notes.ts'
import { boardOf } from '../../rules/queries/board.ts'
import type { Rules } from '../../rules/ruleset.ts'
import type { View } from '../../rules/view.ts'
import type { InfluenceShift, Roll, SceneStep } from '../../scenes/steps.ts'
import type { BoardScene } from '../board/props.ts'

export const countriesIn = ({ map }: Rules, region: number): number[] =>
  map.countries.flatMap((country, n) => (country !== undefined && (country.regions >> region) & 1 ? [n] : []))

/** The dice of the step before, where this one is their result. */
function rolledBefore(step: SceneStep, steps: readonly SceneStep[]): readonly Roll[] {
  const before = steps[steps.indexOf(step) - 1]
  const isResult =
    before?.kind === 'die' && step.kind === 'influence' && step.countries.length === 1 && before.countries.includes(step.countries[0]!)
  return isResult ? before.rolls : []
}

/** @param steps of the scene, those that were shown too */
export function boardSceneOf(step: SceneStep, steps: readonly SceneStep[], view: View): BoardScene {
  const rules = rulesNamed(view.game)!
  const rolled = rolledBefore(step, steps)
  const scene = { step, rolled, points: new Map<number, Side>(), isLarge: false, isVeiled: step.kind !== 'tracks' }
  switch (step.kind) {
    case 'target':
    case 'die':
    case 'influence':
      return {
        ...scene,
        lit: new Map(step.countries.map((country) => [country, step.scene.actor])),
        isLarge: new Set(step.countries).size === 1,
      }
    case 'level':
    case 'battlegrounds':
    case 'sum': {
      const board = boardOf(view)
      const lit = new Map(countriesIn(rules, step.region).map((country) => [country, controller(board, country)]))
      const keys = [...lit].filter(([country, side]) => side >= 0 && rules.map.countries[country]!.battleground)
      return { ...scene, lit, points: step.kind === 'level' ? scene.points : new Map(keys as [number, Side][]) }
    }
    default:
      return { ...scene, lit: new Map() }
  }
}

/** Influence before a step, by country. */
export const beforeStep = (step: SceneStep): Map<number, InfluenceShift['before']> =>
  new Map(step.kind === 'influence' ? step.changes.map(({ country, before }) => [country, before]) : [])

/** The tracks of the bar by the notes that move them. */
const TRACKS: Partial<Record<Note['key'], string>> = {
  vp: 'vp',
  defcon: 'defcon',
  'military-operations': 'milops',
  space: 'space',
  'passing-card': 'passing',
  'in-force': 'effects',
  'no-longer-in-force': 'effects',
}

/** Returns the names of the tracks that a step moves, with spaces between them. */
export function tracksOf(step: SceneStep): string {
  if (step.kind === 'sum' || step.kind === 'turn-end') return 'vp'
  return step.kind === 'tracks' ? step.notes.flatMap(({ key }) => TRACKS[key] ?? []).join(' ') : ''
}
