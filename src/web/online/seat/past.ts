/** An earlier position of a game on a server, which sends what the moves did and not the moves. */
import { newGame, startOfGame } from '../../../games/index.ts'
import type { Note } from '../../../rules/notes.ts'
import { clone, Phase, type State } from '../../../rules/state.ts'
import { type AnimatedValues, type Happening, happeningsOf, standingOf } from '../../store/happenings.ts'

/** A viewer who may read all notes that the server has sent. */
const READER = 0

type Course = Pick<State, 'turn' | 'round' | 'phase' | 'phasing'>

function courseAfter(course: Course, note: Note): Course {
  switch (note.key) {
    case 'turn':
      return { ...course, turn: note.n }
    case 'headline-phase':
      return { ...course, phase: Phase.Headline, round: 0 }
    case 'round':
      return { ...course, phase: Phase.Action, phasing: note.side, round: note.n }
    case 'cleanup':
      return { ...course, phase: Phase.Cleanup }
    default:
      return course
  }
}

const isChange = (happening: Happening): happening is Extract<Happening, { kind: 'change' }> => happening.kind === 'change'

/** A turn begins without military operations (8.2.7); no note says so. */
const turned = (standing: AnimatedValues, note: Note): AnimatedValues => (note.key === 'turn' ? { ...standing, milops: [0, 0] } : standing)

/** The board and the tracks as they were after these notes; the cards as they are now. */
export function pastOf(now: State, notes: readonly (readonly Note[])[]): State {
  const start = newGame(startOfGame(now))
  let standing = standingOf(start)
  let course: Course = start
  for (const note of notes.flat()) {
    course = courseAfter(course, note)
    standing = turned(standing, note)
    for (const change of happeningsOf([note], READER).filter(isChange)) standing = change.to(standing)
  }
  const { influence, milops, space, vp, defcon } = standing
  const { turn, round, phase, phasing } = course
  const past = clone(now)
  return Object.assign(past, {
    influence: [...influence],
    milops: [...milops],
    space: [...space],
    vp,
    defcon,
    turn,
    round,
    phase,
    phasing,
    result: null,
  })
}
