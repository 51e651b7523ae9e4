/** Which lessons have come up in a game, what each of them points at, and which one is next. */
import { other, type Side } from '../../engine/script.ts'
import { StrategicSeaLanes } from '../../games/atlas.ts'
import type { Asked } from '../../rules/api.ts'
import type { Note } from '../../rules/notes.ts'
import type { Kind } from '../../rules/prompts.ts'
import type { Lesson } from '../../words/learn.ts'

/** How things stand for the person who learns. */
export interface Now {
  readonly side: Side
  readonly asks: Asked | null
  /** Whose event is on the card that lies open, if one does. */
  readonly open: Side | 2 | null
  readonly holdsScoring: boolean
  readonly hasPassingCard: boolean
  readonly hasEffects: boolean
  readonly defcon: number
  readonly round: number
  readonly rounds: number
  readonly isOver: boolean
}

const OF_USE = { influence: null, coup: null, realign: null, space: 'space', event: null, discard: null } as const

/** The lessons that a note of the game brings up. */
function lessonsOfNote(note: Note, side: Side): readonly (Lesson | null)[] {
  switch (note.key) {
    case 'use':
      return note.side === side ? [OF_USE[note.use]] : []
    case 'influence':
      return note.country === StrategicSeaLanes ? ['sea-lanes'] : []
    case 'flashpoint':
      return ['flashpoint']
    case 'defcon':
      return note.n < 4 ? ['defcon'] : []
    case 'military-operations':
      return note.n > 0 ? ['military'] : []
    case 'scoring':
      return ['scored']
    case 'cleanup':
      return ['cleanup']
    case 'turn':
      return note.n === 2 ? ['turn-2'] : []
    default:
      return []
  }
}

/** What a question brings up. */
const OF_KIND: Readonly<Partial<Record<Kind, readonly Lesson[]>>> = {
  headline: ['headline'],
  play: ['play'],
  influence: ['influence'],
  coup: ['coup'],
  realign: ['realign'],
  place: ['card-asks'],
  remove: ['card-asks'],
  country: ['card-asks'],
  card: ['card-asks'],
  choose: ['card-asks'],
}

/** Rounds of a turn after which there is time for another thought. */
const THIRD = 3

function lessonsNow({
  side,
  asks,
  open,
  holdsScoring,
  hasPassingCard,
  hasEffects,
  defcon,
  round,
  rounds,
  isOver,
}: Now): readonly (Lesson | null)[] {
  if (isOver) return ['over']
  if (asks === null) return []
  const plays = asks.kind === 'play'
  return [
    ...(OF_KIND[asks.kind] ?? []),
    plays && open === side ? 'own-event' : plays && open === other(side) ? 'their-event' : null,
    defcon === 2 ? 'defcon-2' : null,
    plays && holdsScoring ? 'scoring-card' : null,
    plays && hasPassingCard && round >= THIRD ? 'passing-card' : null,
    plays && round >= THIRD ? 'sea-lanes' : null,
    plays && hasEffects ? 'effects' : null,
    plays && round > THIRD ? 'military' : null,
    plays && round >= rounds - 1 ? 'last-rounds' : null,
  ]
}

/** Lessons about the very question that is asked, or about a danger in it: they do not wait for the next one. */
const AT_ONCE: readonly Lesson[] = [
  'over',
  'defcon-2',
  'own-event',
  'their-event',
  'influence',
  'coup',
  'realign',
  'card-asks',
  'headline',
  'play',
]

/** The others, one a play, the most pressing first. */
const IN_TURN: readonly Lesson[] = [
  'scoring-card',
  'last-rounds',
  'turn-2',
  'cleanup',
  'flashpoint',
  'defcon',
  'sea-lanes',
  'passing-card',
  'scored',
  'military',
  'effects',
  'space',
]

/** All lessons that have come up, the next one first. */
export function lessonsOf(notes: readonly Note[], now: Now): Lesson[] {
  const all = new Set([...notes.flatMap((note) => lessonsOfNote(note, now.side)), ...lessonsNow(now)])
  return [...AT_ONCE, ...IN_TURN].filter((lesson) => all.has(lesson))
}

/** The lesson to be shown, or null. Those that can wait come before a play, one each time: `isQuiet`. */
export function nextLesson(up: readonly Lesson[], read: ReadonlySet<Lesson>, isQuiet: boolean): Lesson | null {
  return up.find((lesson) => !read.has(lesson) && (isQuiet || AT_ONCE.includes(lesson))) ?? null
}
