/**
 * A game that version 0.1.0 has recorded, by version 1 of the rules. The USSR conducts operations with Star Wars, and the event lets the US
 * bring out Arms Race: version 1 scores it for the US, which is behind; later versions for the USSR, whose round it is.
 */
import { readFileSync } from 'node:fs'

const text = readFileSync(new URL('arms-race-version-1.json', import.meta.url), 'utf8')

export const recordBy = (version: number): string => text.replace('"rules": 1', `"rules": ${version}`)

/** The score after the last move, by the version of the rules. */
export const SCORES = [
  { version: 1, vp: 4 },
  { version: 2, vp: 3 },
] as const
