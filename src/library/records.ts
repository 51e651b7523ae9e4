/** Games as files: `import { openGame } from 'hotline/records'`. Its one dependency is @noble/hashes, and intl-messageformat through words. */

export { nameOfMove, readMoveName } from '../records/moves.ts'
export { type Opened, openGame } from '../records/open.ts'
export {
  BadRecord,
  type GameRecord,
  type Played,
  playRecord,
  type ReadRecord,
  type RecordedEnd,
  type RecordedFairness,
  type RecordedMove,
  readRecord,
  recordOf,
  writeMove,
  writeRecord,
  writeRecordLines,
} from '../records/record.ts'
export type { Difference } from '../records/text-log/compare.ts'
export { exportTextLog } from '../records/text-log/export.ts'
export { BadLog } from '../records/text-log/parse.ts'
export { type Verdict, verifyFairness } from '../records/verify.ts'
