/** The bots that have an opinion of every play: what each of them ranks, and how it values positions. */
import type { State } from '../../rules/state.ts'
import { judgeOf, modelOf } from '../evaluation/learned.ts'
import { worth } from '../evaluation/model.ts'
import type { Judge } from '../evaluation/network.ts'
import type { Action } from '../search/actions.ts'
import { newWatch } from '../search/deadly.ts'
import { pickOf } from '../search/policy.ts'
import { safest } from '../search/safety.ts'
import { SETTINGS } from '../search/search.ts'
import { contextOf } from './club.ts'
import { think } from './expert.ts'
import { humanRanking, newCharacter } from './human.ts'
import { BadPlayer, playerSpec } from './names.ts'
import { type BotSeat, type Budget, withUsual } from './player.ts'
import { type HumanLevel, strengthIn } from './strength.ts'
import { believed } from './weaknesses.ts'

export interface Adviser {
  /** The plays, or headlines, that it would choose among, the best first. */
  readonly rank: (seat: BotSeat) => readonly Action[]
  readonly judge: Judge
}

/** What the master may spend where nothing else is said. */
const USUAL: Budget = { nodes: 2000 }

/** What it would play comes first: the best of those that do not lose at once. */
function safeFirst(seat: BotSeat, actions: readonly Action[], worlds: readonly State[]): readonly Action[] {
  const pick = safest(seat, [...new Set(actions.map(pickOf))], worlds)
  const first = actions.find((action) => pickOf(action) === pick)!
  return [first, ...actions.filter((action) => action !== first)]
}

const searching = (given: Budget): Adviser => ({
  judge: (g) => judgeOf(g)(g),
  rank: (seat) => {
    const world = seat.sample()
    const budget = withUsual(given, USUAL)
    return think(contextOf(modelOf(world), seat, judgeOf(world)), seat, world, SETTINGS, budget, newWatch()).actions
  },
})

const human = (level: HumanLevel) => (): Adviser => ({
  judge: (g) => worth(modelOf(g), g),
  rank: (seat) => {
    const world = seat.sample()
    const weak = strengthIn(world)[level]
    const character = newCharacter(seat.random)
    const context = contextOf(believed(weak, modelOf(world), world, seat.side, character), seat)
    const { ranked, all, worlds } = humanRanking(weak, context, seat, newWatch(), world, character)
    return safeFirst(seat, [...ranked, ...all], worlds)
  },
})

const ADVISERS: ReadonlyMap<string, (budget: Budget) => Adviser> = new Map<string, (budget: Budget) => Adviser>([
  ['recruit', human('recruit')],
  ['beginner', human('beginner')],
  ['club', human('club')],
  ['veteran', human('veteran')],
  ['expert', human('expert')],
  ['master', searching],
])

/** The bot that is named so, as one that says what it thinks of every play. Throws `BadPlayer`. */
export function adviserNamed(spec: string): Adviser {
  const { name, budget } = playerSpec(spec)
  const make = ADVISERS.get(name)
  if (make === undefined) throw new BadPlayer(`${JSON.stringify(name)} ranks no plays. There is: ${[...ADVISERS.keys()].join(', ')}.`)
  return make(budget)
}
