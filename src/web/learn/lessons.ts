/** Which lessons have come up in a game, in the order in which they did. */
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
  readonly defcon: number
  readonly round: number
  readonly rounds: number
  readonly isOver: boolean
}

const OF_USE = { influence: 'influence', coup: 'coup', realign: 'realign', space: 'space', event: null, discard: null } as const

/** The lessons that a note of the game brings up. */
function lessonsOfNote(note: Note, side: Side): readonly (Lesson | null)[] {
  switch (note.key) {
    case 'headline':
      return ['hand', 'headline', 'headlines-shown']
    case 'plays':
      return note.side === side ? ['play'] : ['opponent']
    case 'use':
      return note.side === side ? [OF_USE[note.use]] : []
    case 'influence':
      return note.country === StrategicSeaLanes ? ['sea-lanes'] : []
    case 'flashpoint':
      return ['flashpoint']
    case 'defcon':
      return ['defcon', note.n === 2 ? 'defcon-2' : null]
    case 'military-operations':
      return note.n > 0 ? ['military'] : []
    case 'in-force':
      return ['effects']
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
  headline: ['hand', 'headline'],
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
const LAST_BUT_ONE = 2

function lessonsNow({ side, asks, open, holdsScoring, hasPassingCard, defcon, round, rounds, isOver }: Now): readonly (Lesson | null)[] {
  if (isOver) return ['over']
  if (asks === null) return []
  const plays = asks.kind === 'play'
  return [
    ...(OF_KIND[asks.kind] ?? []),
    plays && open === side ? 'own-event' : plays && open === other(side) ? 'their-event' : null,
    defcon === 2 ? 'defcon-2' : null,
    plays && holdsScoring && round > 1 ? 'scoring-card' : null,
    plays && hasPassingCard && round >= THIRD ? 'passing-card' : null,
    plays && round >= THIRD ? 'sea-lanes' : null,
    plays && round > THIRD ? 'military' : null,
    plays && round >= rounds - LAST_BUT_ONE ? 'last-rounds' : null,
  ]
}

export function lessonsOf(told: readonly Note[], now: Now): Lesson[] {
  const all = ['welcome' as const, ...told.flatMap((note) => lessonsOfNote(note, now.side)), ...lessonsNow(now)]
  return [...new Set(all.filter((lesson) => lesson !== null))]
}
