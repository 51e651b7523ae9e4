/** What the workers of `hotline arena --agreement` do: one game. */

import { agreementIn, type GameAgreement } from '../../../bots/lab/agreement.ts'
import type { Side } from '../../../engine/script.ts'
import type { Preset } from '../../../games/options.ts'
import type { Opened } from '../../../records/open.ts'
import { openFile } from '../../open-file.ts'

export interface Compared {
  readonly file: string
  readonly agreement: GameAgreement | null
  readonly problem: string | null
}

/** The winner by the rules, or else by the text, which also records resignations. */
const winnerOf = ({ state, printed }: Opened): Side | -1 | null => state.result?.winner ?? printed?.winner ?? null

export function compareGame({
  file,
  preset,
  player,
  seed,
}: {
  readonly file: string
  readonly preset?: Preset
  readonly player: string
  readonly seed: number
}): Compared {
  const opened = openFile(file, preset)
  if (typeof opened === 'string') return { file, agreement: null, problem: opened }
  const { start, position, moves, difference } = opened
  const game = { start, ...(position === undefined ? {} : { position }), moves, winner: winnerOf(opened) }
  const problem = difference === null ? null : `read up to line ${difference.line}, where it differs from the rules`
  return { file, agreement: agreementIn(game, player, seed), problem }
}
