/** Every kind of game there is, so that no option goes untried. */
import { GAMES, PRESETS } from '../games/options.ts'
import { type GameKind, nameOfKind } from '../records/kinds.ts'
import { type Chosen, grouped } from '../records/options.ts'
import { isFor, LISTED, type ListedOption } from '../words/options.ts'

const HANDICAP = [2, 3] as const

/** Each value of an option beside its usual one, in a game that it is for. */
function others(game: string, listed: ListedOption): readonly Chosen[] {
  const { key, choice } = listed
  if (choice === null) return [[key, HANDICAP]]
  return isFor(game, listed) ? choice.values.slice(1).map((value) => [key, value]) : []
}

/** A kind for each preset and each value that is not the usual one; contested readings are all other than usual at once. */
export function everyKind(): readonly GameKind[] {
  const kinds = GAMES.flatMap((game) => {
    const kind = (chosen: readonly Chosen[]): GameKind => ({ game, mix: false, ...grouped(chosen) })
    const readings = LISTED.filter(({ within }) => within === 'readings')
    const rest = LISTED.filter(({ within }) => within !== 'readings')
    return [
      ...Object.values(PRESETS)
        .slice(1)
        .map((preset) => ({ game, mix: false, ...preset })),
      ...rest.flatMap((one) => others(game, one)).map((chosen) => kind([chosen])),
      kind(readings.flatMap((one) => others(game, one).slice(0, 1))),
    ]
  })
  // A preset may be no more than one option.
  return [...new Map(kinds.map((kind) => [nameOfKind(kind), kind])).values()]
}
