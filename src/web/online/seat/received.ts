/** What the server has sent to a seat so far: the log without what was taken back, and the current position. */
import { type Actor, CHANCE, US, USSR } from '../../../engine/script.ts'
import type { Current } from '../../../protocol/socket.ts'
import { type Note, PUBLIC } from '../../../rules/notes.ts'
import type { State } from '../../../rules/state.ts'

export interface ReceivedLine {
  readonly seq: number
  readonly by: Actor
  readonly notes: readonly Note[]
}

export interface Received {
  /** Lines up to this entry are still to be fetched; until then lines of `UNKNOWN` stand for them. */
  readonly from: number
  readonly lines: readonly ReceivedLine[]
  /** The last message about the game. */
  readonly now: Current
  /** A state that this seat can't tell from the real one. */
  readonly world: State
}

const ACTOR: { readonly [Name in 'us' | 'ussr' | 'chance']: Actor } = { us: US, ussr: USSR, chance: CHANCE }

/** The server sends only notes that this seat may read, so every note counts as readable. */
export const readable = (notes: readonly object[]): Note[] => notes.map((note) => ({ ...(note as Note), to: PUBLIC }))

const lineOf = ({ seq, by, notes }: Extract<Current['log'][number], { notes: unknown }>): ReceivedLine => ({
  seq,
  by: ACTOR[by],
  notes: readable(notes),
})

/** Stands for a move whose line is not there yet, so that those after it are counted right. */
const UNKNOWN: ReceivedLine = { seq: 0, by: CHANCE, notes: [] }

/** What is known after a message; `gap` where an earlier message is missing. */
export function receive(before: Received | null, now: Current): Received | 'gap' {
  const known = now.from === 0 || before === null ? 0 : before.now.seq
  if (now.from > known) return 'gap'
  // The same entries may come twice, as a reply and as a broadcast: keep the newer.
  if (before !== null && now.from !== 0 && now.seq < before.now.seq) return before
  return now.from === 0 || before === null ? added([], 0, now) : added(before.lines, before.from, now)
}

/** What is known of a game of which the server has sent the end of the log. */
export const receiveEnd = (now: Current): Received =>
  added(
    Array.from({ length: now.earlier ?? 0 }, () => UNKNOWN),
    now.from,
    now,
  )

/** The same with all older lines. */
export const withOlder = (received: Received, older: Current['log']): Received => ({
  ...received,
  from: 0,
  // Some of them may have been taken back meanwhile.
  lines: [
    ...older.flatMap((line) => ('notes' in line && line.seq <= received.from ? [lineOf(line)] : [])),
    ...received.lines.filter(({ seq }) => seq > received.from),
  ],
})

function added(before: readonly ReceivedLine[], from: number, now: Current): Received {
  const lines = before.slice()
  let unknown = from
  for (const line of now.log) {
    if ('back' in line) {
      while (lines.length > 0 && lines.at(-1)!.seq > line.back) lines.pop()
      unknown = Math.min(unknown, line.back)
    } else if (line.seq > (lines.at(-1)?.seq ?? 0)) lines.push(lineOf(line))
  }
  return { from: unknown, lines, now, world: now.world as unknown as State }
}
