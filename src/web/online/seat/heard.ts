/** What the server has sent to a seat so far: the log without what was taken back, and the current position. */
import { type Actor, CHANCE, US, USSR } from '../../../engine/script.ts'
import type { Current } from '../../../protocol/socket.ts'
import { type Note, PUBLIC } from '../../../rules/notes.ts'
import type { State } from '../../../rules/state.ts'

export interface HeardLine {
  readonly seq: number
  readonly by: Actor
  readonly notes: readonly Note[]
}

export interface Heard {
  readonly lines: readonly HeardLine[]
  /** The last message about the game. */
  readonly now: Current
  /** A state that this seat can't tell from the real one. */
  readonly world: State
}

const ACTOR: { readonly [Name in 'us' | 'ussr' | 'chance']: Actor } = { us: US, ussr: USSR, chance: CHANCE }

/** The server sends only notes that this seat may read, so every note counts as readable. */
const mine = (notes: readonly object[]): Note[] => notes.map((note) => ({ ...(note as Note), to: PUBLIC }))

/** What is known after a message; `gap` where an earlier message is missing. */
export function hear(before: Heard | null, now: Current): Heard | 'gap' {
  const known = now.from === 0 || before === null ? 0 : before.now.seq
  if (now.from > known) return 'gap'
  // The same entries may come twice, as a reply and as a broadcast: keep the newer.
  if (before !== null && now.from !== 0 && now.seq < before.now.seq) return before
  const lines: HeardLine[] = now.from === 0 || before === null ? [] : before.lines.slice()
  for (const line of now.log) {
    if ('back' in line) while (lines.length > 0 && lines.at(-1)!.seq > line.back) lines.pop()
    else if (line.seq > (lines.at(-1)?.seq ?? 0)) lines.push({ seq: line.seq, by: ACTOR[line.by], notes: mine(line.notes) })
  }
  return { lines, now, world: now.world as unknown as State }
}
