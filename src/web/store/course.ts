/**
 * The guided part of the first game: what the person reads and does, and what the bot answers. Chance follows from the seed and the number of
 * moves, so that the same moves always lead to the same cards and dice.
 */
import { type Move, type Side, US, USSR } from '../../engine/script.ts'
import { rulesNamed } from '../../games/index.ts'
import { pickOf } from '../../rules/vocabulary.ts'
import type { GuideStep, Lesson } from '../../words/learn.ts'
import { COURSE_GAME } from './guided.ts'

/** What a step points at, beside the next pick. */
export type CoursePlace = 'vp' | 'defcon' | 'milops' | 'last-play' | 'map' | { readonly country: string }

export type Entry =
  /** The bot plays. */
  | { readonly kind: 'bot'; readonly picks: readonly string[] }
  /** The person makes these picks. */
  | { readonly kind: 'do'; readonly step: GuideStep; readonly picks: readonly string[]; readonly covers?: readonly Lesson[] }
  /** The person confirms the picks before. */
  | { readonly kind: 'confirm'; readonly step: GuideStep }
  /** There is nothing to do but read; the game waits. */
  | { readonly kind: 'read'; readonly step: GuideStep; readonly at: CoursePlace; readonly covers?: readonly Lesson[] }

/** The rows are the segments of the progress bar. */
export const COURSE: readonly (readonly Entry[])[] = [
  [
    { kind: 'bot', picks: ['nasserism'] },
    { kind: 'read', step: 'welcome', at: 'vp' },
  ],
  [
    { kind: 'do', step: 'headline', picks: ['the-strong-man-of-sudan'], covers: ['headline'] },
    { kind: 'confirm', step: 'headline-confirm' },
  ],
  [{ kind: 'read', step: 'control', at: { country: 'sudan' } }],
  [
    { kind: 'bot', picks: ['separatists', 'influence', 'kenya', 'somalia'] },
    { kind: 'read', step: 'opponent', at: 'last-play' },
  ],
  [{ kind: 'do', step: 'own-card', picks: ['the-victorious-leader'], covers: ['play', 'own-event'] }],
  [{ kind: 'do', step: 'influence', picks: ['influence'], covers: ['influence'] }],
  [
    { kind: 'do', step: 'take', picks: ['saudi-arabia', 'saudi-arabia'] },
    { kind: 'do', step: 'adjacent', picks: ['egypt'] },
    { kind: 'confirm', step: 'place-confirm' },
  ],
  [
    { kind: 'bot', picks: ['us-presidential-elections', 'influence', 'south-yemen'] },
    { kind: 'read', step: 'defcon', at: 'defcon' },
  ],
  [{ kind: 'do', step: 'their-card', picks: ['malagasy-constitutional-referendum'], covers: ['their-event'] }],
  [
    { kind: 'do', step: 'coup', picks: ['coup'], covers: ['coup'] },
    { kind: 'do', step: 'coup-target', picks: ['kenya'] },
    { kind: 'confirm', step: 'coup-roll' },
  ],
  [{ kind: 'read', step: 'military', at: 'milops', covers: ['military'] }],
  [
    { kind: 'bot', picks: ['the-derg', 'influence', 'djibouti', 'south-yemen'] },
    { kind: 'do', step: 'scoring', picks: ['africa-scoring'], covers: ['scoring-card'] },
    { kind: 'do', step: 'score', picks: ['event'] },
    { kind: 'confirm', step: 'score-confirm' },
    { kind: 'read', step: 'done', at: 'vp' },
  ],
]

const ENTRIES = COURSE.flat()

const isOf = (side: Side) => (entry: Entry) => entry.kind === (side === US ? 'do' : 'bot')

/** All picks of a side, by name. */
const namesOf = (side: Side): readonly string[] => ENTRIES.filter(isOf(side)).flatMap((entry) => ('picks' in entry ? entry.picks : []))

let lines: readonly [us: readonly number[], ussr: readonly number[]] | null = null

/** All picks of each side. */
function linesOf(): readonly [us: readonly number[], ussr: readonly number[]] {
  const rules = rulesNamed(COURSE_GAME)!
  const line = (side: Side): number[] => namesOf(side).map((name) => pickOf(rules, name))
  lines ??= [line(US), line(USSR)]
  return lines
}

const isBegun = (line: readonly number[], picks: readonly number[]): boolean => picks.every((pick, i) => pick === line[i])

const madeBy = (moves: readonly Move[], side: Side): number[] => moves.filter(({ by }) => by === side).map(({ pick }) => pick)

export interface AtCourse {
  readonly entry: Entry
  /** Which segment of the progress bar, from 0. */
  readonly bar: number
  /** Of the picks of a `do`: how many have been made or chosen. */
  readonly done: number
  /** Picks of the US that are to come, after those that were made. */
  readonly ahead: readonly number[]
}

/**
 * Where the course stands after these moves of the game, with these picks waiting to be confirmed and these steps read. Null where the game
 * has left the course, or the course is over.
 */
export function courseAt(moves: readonly Move[], chosen: readonly number[], read: ReadonlySet<string>): AtCourse | null {
  const [us, ussr] = linesOf()
  const made = [madeBy(moves, US), madeBy(moves, USSR)] as const
  if (!isBegun(us, made[US]) || !isBegun(ussr, made[USSR])) return null
  const ahead = us.slice(made[US].length)
  const waiting = isBegun(ahead, chosen) ? chosen.length : 0
  const passed = [0, 0]
  for (const [bar, entries] of COURSE.entries()) {
    for (const entry of entries) {
      const found = { entry, bar, done: 0, ahead }
      if (entry.kind === 'read') {
        // Who has gone on, has read it.
        if (!read.has(entry.step) && made[US].length === passed[US]! && made[USSR].length === passed[USSR]!) return found
      } else if (entry.kind === 'confirm') {
        if (made[US].length < passed[US]!) return found
      } else {
        const side = entry.kind === 'do' ? US : USSR
        const done = made[side].length + (side === US ? waiting : 0) - passed[side]!
        if (done < entry.picks.length) return { ...found, done }
        passed[side]! += entry.picks.length
      }
    }
  }
  return null
}

/** What the bot answers while the game follows the course; null where it is free. */
export function arrangedAnswer(moves: readonly Move[], side: Side): number | null {
  const [us, ussr] = linesOf()
  if (side !== USSR || !isBegun(us, madeBy(moves, US))) return null
  const made = madeBy(moves, USSR)
  return isBegun(ussr, made) ? (ussr[made.length] ?? null) : null
}
