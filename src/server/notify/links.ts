/** Links in mails that do one thing for one account without signing in. The server signs them. */
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface LinkAction {
  readonly deed: 'stop' | 'confirm'
  readonly person: string
  /** The address that the link confirms. */
  readonly mail?: string
}

const sign = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(`hotline notices\n${text}`).digest()

export function tokenOf(secret: string, deed: LinkAction): string {
  const text = Buffer.from(JSON.stringify([deed.deed, deed.person, deed.mail ?? null])).toString('base64url')
  return `${text}.${sign(secret, text).toString('base64url')}`
}

/** Returns the action of a token, or null where the signature is wrong. */
export function linkActionOf(secret: string, token: string): LinkAction | null {
  const [text = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = sign(secret, text)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const [deed, person, mail] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as [LinkAction['deed'], string, string | null]
  return { deed, person, ...(mail === null ? {} : { mail }) }
}
