/** `--position`: a game, or a puzzle, that begins from a position in a file. */
import { newGame } from '../games/index.ts'
import { type GameKind, nameOfKind, rulesOfKind } from '../records/kinds.ts'
import { type Position, parsePosition } from '../rules/position/position.ts'
import { BadPosition } from '../rules/position/problems.ts'
import { type Localized, phrase } from '../words/program.ts'
import { words } from '../words/speak.ts'
import { BadArguments, type OptionSpecs } from './args.ts'
import { FileError, readText } from './files.ts'
import { KIND, refusing } from './kind.ts'

export const POSITION = {
  position: {
    is: 'text',
    usual: '',
    value: 'FILE',
    help: phrase('option.position'),
    group: KIND.game.group,
  },
} as const satisfies OptionSpecs

/** A kind, and the position that its games begin from. */
export const nameFor = (kind: GameKind, file: string): string => [nameOfKind(kind), ...(file === '' ? [] : [`from ${file}`])].join(', ')

/** Reads the position from a file, where one is named. Throws `BadArguments` with all its problems. */
export function positionIn(file: string, kind: GameKind): Position | undefined {
  if (file === '') return undefined
  try {
    const position = parsePosition(readText(file))
    refusing(() => newGame(kind, position))
    return position
  } catch (error) {
    if (error instanceof FileError) {
      const said =
        error.code === 'missing' ? phrase('bad.position-missing', { file }) : phrase('bad.position-file', { problem: error.message })
      throw new BadArguments(said, { cause: error })
    }
    if (!(error instanceof BadPosition)) throw error
    const said: Localized = (language) => {
      const w = words(language, rulesOfKind(kind).id)
      return [w.say('cli.bad-position', { file }), ...error.problems.map((problem) => `  ${w.problem(problem)}`)].join('\n')
    }
    throw new BadArguments(said, { cause: error })
  }
}
