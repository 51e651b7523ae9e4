import type { Reason } from '../../engine/script.ts'
import type { ErrorCode } from '../../protocol/common.ts'

interface DeniedDetails {
  readonly reason?: Reason
  /** Which of several picks. */
  readonly at?: number
  /** Where the game stands. */
  readonly seq?: number
  /** Which line of a text. */
  readonly line?: number
}

/** A request is refused, and nothing has changed. The code is for programs; people read the client's sentence for it. */
export class Denied extends Error {
  readonly code: ErrorCode
  readonly more: DeniedDetails
  constructor(code: ErrorCode, more: DeniedDetails = {}, message: string = code) {
    super(message)
    this.code = code
    this.more = more
  }
}
