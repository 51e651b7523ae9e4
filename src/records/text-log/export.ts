/** Writes a game as the app's text log, in its newer dialect. What the format has no line for goes into the line of the clock. */

import { type Move, type Side, US } from '../../engine/script.ts'
import { type NewGame, newGame, rulesOf } from '../../games/index.ts'
import { seatOf } from '../../match/seats.ts'
import type { State } from '../../rules/state.ts'
import { writeExtension } from './extension.ts'
import { resultLine, sideName, titleOf } from './lines.ts'
import { endOf, type LogNames, namesOf } from './names.ts'
import { type Players, scenarioLine } from './setup.ts'
import { LogWriter, type WrittenBlock } from './write.ts'

const nameOr = (name: string | undefined, usual: string): string =>
  (name ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME) || usual
const LONGEST_NAME = 100

function setup(g: State, moves: readonly Move[], seated: Players): string[] {
  const { us, ussr } = sidesOf(g, seated)
  const lines = [`${nameOr(ussr, 'USSR player')} will play as USSR.`, `${nameOr(us, 'US player')} will play as USA.`]
  const { options } = g
  options.handicap.forEach((n, side) => {
    if (n > 0) lines.push(`Handicap influence: ${sideName(side as Side)} +${n}`)
  })
  lines.push(scenarioLine(options.scenario))
  if (options.optionalCards) lines.push('Optional Cards Added')
  lines.push(`Time per Player: Unlimited${writeExtension(g, moves)}`)
  return lines
}

const EXCHANGED = { us: 'ussr', ussr: 'us' } as const

/** The players by side from the players by seat, and vice versa: bids may have exchanged them (11.4). */
export function sidesOf(state: State, players: Players): Players {
  if (seatOf(state, US) === US) return players
  return Object.fromEntries(Object.entries(players).map(([side, name]) => [EXCHANGED[side as keyof Players], name as string]))
}

function headerOf(block: WrittenBlock, names: LogNames): string {
  const cards = block.cards.map((card) => names.card(card)).join(' & ')
  return `${titleOf(block)}${cards === '' ? '' : `: ${cards}`}`
}

/** A block as text: the first detail stands on the line of its header, unless the header lacks the card before it. */
function textOf(header: string, paragraphs: readonly (readonly string[])[], apart = false): string {
  const [first = [], ...rest] = paragraphs.filter((paragraph) => paragraph.length > 0)
  const [detail, ...lines] = first
  const opening = [detail === undefined ? header : apart ? `${header}\n${detail}` : `${header}: ${detail}`, ...lines].join('\n')
  return [opening, ...rest.map((paragraph) => paragraph.join('\n'))].join('\n\n')
}

/** The game as a text log of the app: `exportTextLog({ game: 'twilight-struggle' }, moves)`. */
export function exportTextLog(start: NewGame, moves: readonly Move[], players: Players = {}): string {
  const g = newGame(start)
  const rules = rulesOf(g)
  const names = namesOf(rules)
  const writer = new LogWriter(g, names)
  for (const move of moves) writer.play(g, move)
  writer.finish()
  const blocks: string[] = []
  for (const block of writer.blocks) {
    if (block.kind === 'setup') blocks.push(textOf(titleOf(block), [[...setup(g, moves, players), ...block.paragraphs.flat()]]))
    else if (block.kind === 'end')
      blocks[blocks.length - 1] += block.paragraphs.flat().length > 0 ? `\n\n${block.paragraphs.flat().join('\n')}` : ''
    else blocks.push(textOf(headerOf(block, names), block.paragraphs, block.kind !== 'cleanup' && block.cards.length === 0))
  }
  const { result } = g
  if (result !== null && result.winner >= 0) blocks.push(resultLine(result.winner as Side, endOf(rules, result)))
  return `${blocks.join('\n\n')}\n`
}
