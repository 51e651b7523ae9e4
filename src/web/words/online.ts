/** The sentences of online games in the language of the page. */
import { useMemo } from 'react'
import type { Reason } from '../../engine/script.ts'
import type { ErrorCode } from '../../protocol/common.ts'
import type { ServerMessageOf } from '../../protocol/socket.ts'
import type { ReasonKey } from '../../rules/reasons.ts'
import { type OnlineKey, type SayOnline, sayOnlineIn } from '../../words/online.ts'
import type { Words } from '../../words/speak.ts'
import { useSettings } from '../store/settings.ts'

export function useSayOnline(): SayOnline {
  const language = useSettings((settings) => settings.language)
  return useMemo(() => sayOnlineIn(language), [language])
}

/** Every code that a server may refuse with has its sentence: one that lacks fails the build here. */
export const errorKey = (code: ErrorCode | 'unreadable' | 'no-server'): OnlineKey => `error.${code}`

export function troubleLine({ code, reason }: Pick<ServerMessageOf<'error'>, 'code' | 'reason'>, say: SayOnline, w: Words): string {
  const why = reason === undefined ? '' : w.reason(reason as Reason<ReasonKey>)
  return say(errorKey(code), { reason: why }).trim()
}
