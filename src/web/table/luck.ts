/** Numbers that people like to look at after a game. */
import type { Side } from '../../engine/script.ts'
import type { Note } from '../../rules/notes.ts'
import type { Session } from '../store/session.ts'

const MEAN = 3.5
const FACES = 6

export interface Luck {
  /** Dice of coups, realignments and wars, where high is good. */
  readonly dice: number
  readonly sum: number
  /** Rolls that a face or lower wins (space race, traps): how many succeeded, and how many were to be expected. */
  readonly tries: number
  readonly successes: number
  readonly expected: number
}

const NONE: Luck = { dice: 0, sum: 0, tries: 0, successes: 0, expected: 0 }

function withNote(luck: Luck, note: Note): Luck {
  switch (note.key) {
    case 'coup':
    case 'realign':
    case 'war':
    case 'roll':
      return { ...luck, dice: luck.dice + 1, sum: luck.sum + note.die }
    case 'space-roll':
    case 'trap':
      return {
        ...luck,
        tries: luck.tries + 1,
        successes: luck.successes + (note.die <= note.n ? 1 : 0),
        expected: luck.expected + note.n / FACES,
      }
    default:
      return luck
  }
}

export function luckOf({ notes }: Pick<Session, 'notes'>, side: Side): Luck {
  return notes.flat().reduce((luck, note) => ('die' in note && note.side === side ? withNote(luck, note) : luck), NONE)
}

export const meanOf = ({ dice, sum }: Luck): number => (dice === 0 ? MEAN : sum / dice)

export interface VpPoint {
  /** Moves made. */
  readonly at: number
  readonly turn: number
  /** Positive where the US leads. */
  readonly vp: number
}

/** The marker after each change, and at the beginning of each turn. */
export function vpOverTime({ notes, actors, g }: Pick<Session, 'notes' | 'actors' | 'g'>): VpPoint[] {
  const points: VpPoint[] = []
  let turn = 1
  let vp = 0
  notes.forEach((ofMove, move) => {
    for (const note of ofMove) {
      if (note.key === 'turn') turn = note.n
      else if (note.key === 'vp') vp = note.score
      else continue
      points.push({ at: move + 1, turn, vp })
    }
  })
  points.push({ at: actors.length, turn, vp: g.vp })
  return points
}
