/** Tells a club's chat, or any other program, what everybody may know. */
import { createHmac } from 'node:crypto'

export interface HookSettings {
  readonly url: string
  /** Signs what is sent; without it nothing is signed. */
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

/** What the receiver computes again: over the time and the body, so that an old message can't be sent again. */
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
