/** The error responses of every route. */
import { errorReply } from '../../protocol/common.ts'

export const faults = {
  400: errorReply,
  401: errorReply,
  403: errorReply,
  404: errorReply,
  409: errorReply,
  429: errorReply,
  500: errorReply,
  503: errorReply,
}
