/** Posts public events to a webhook: a club's chat, or any other program. */
import { createHmac } from 'node:crypto'

export interface HookSettings {
  readonly url: string
  /** The key of the signature; without it messages are not signed. */
  readonly secret?: string | undefined
}

export interface HookMessage {
  readonly event: 'game-begun' | 'game-over'
  readonly at: number
  readonly game: {
    readonly id: string
    readonly name: string
    readonly us: string | null
    readonly ussr: string | null
    readonly ending: { readonly winner: string; readonly kind: string } | null
  }
  readonly url: string
  /** The sentence, as Slack, Mattermost and Matrix bridges read it, and as Discord does. */
  readonly text: string
  readonly content: string
}

const LONGEST_WAIT = 15_000

/** Covers the time, so that the receiver can refuse a replayed message. */
const signatureOf = (secret: string, at: number, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`

export async function sendHook({ url, secret }: HookSettings, key: string, message: HookMessage, now: number): Promise<void> {
  const body = JSON.stringify(message)
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Hotline',
      'x-hotline-delivery': key,
      'x-hotline-timestamp': String(now),
      ...(secret === undefined ? {} : { 'x-hotline-signature': signatureOf(secret, now, body) }),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(LONGEST_WAIT),
  })
  await reply.body?.cancel()
  if (!reply.ok) throw new Error(`the webhook answers ${reply.status}`)
}
