/** Web push: a message to a browser, through the push service of its vendor. */
import webPush from 'web-push'
import { z } from 'zod'
import { Denied } from '../games/denied.ts'
import type { Subscription } from './choices.ts'

/** A client names the endpoint that this server calls, so only the push services of browsers are allowed. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']

const keys = z.strictObject({ publicKey: z.string(), privateKey: z.string() })
export type PushKeys = z.infer<typeof keys>

export const newPushKeys = (): string => JSON.stringify(webPush.generateVAPIDKeys())
export const readPushKeys = (text: string): PushKeys => keys.parse(JSON.parse(text))

export function checkEndpoint(endpoint: string, more: readonly string[]): void {
  const { protocol, host, hostname } = new URL(endpoint)
  const isKnown = SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`))
  if ((protocol === 'https:' && isKnown) || more.includes(host)) return
  throw new Denied('not-allowed', {}, `${host} is no service for push messages that this server knows`)
}

export interface PushMessage {
  readonly title: string
  readonly body: string
  readonly url: string
  /** A message replaces an earlier one with the same tag. */
  readonly tag: string
}

/** The browser has unsubscribed, or is gone. */
export class SubscriptionGone extends Error {
  readonly code = 'gone'
}

const GONE: ReadonlySet<number> = new Set([404, 410])
const LONGEST_WAIT = 15_000
const DAY = 86_400
const TOPIC_LENGTH = 32

export async function sendPush(
  subscription: Subscription,
  message: PushMessage,
  { publicKey, privateKey }: PushKeys,
  subject: string,
): Promise<void> {
  const { endpoint, headers, body, method } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: DAY,
    topic: Buffer.from(message.tag).toString('base64url').slice(-TOPIC_LENGTH),
  })
  // `fetch` computes the length itself.
  const { 'Content-Length': _length, ...rest } = headers as Record<string, string | number>
  const reply = await fetch(endpoint, {
    method,
    headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
    body: body === null ? null : new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(LONGEST_WAIT),
  })
  await reply.body?.cancel()
  if (GONE.has(reply.status)) throw new SubscriptionGone(`the browser is gone (${reply.status})`)
  if (!reply.ok) throw new Error(`the push service answers ${reply.status}`)
}
