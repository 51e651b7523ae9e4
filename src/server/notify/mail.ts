/** Mail over SMTP. */
import nodemailer from 'nodemailer'

export interface MailSettings {
  /** `smtp://user:password@host:port`, or `smtps://…`. */
  readonly url: string
  readonly from: string
}

export interface MailMessage {
  /** The Message-ID. A retry has the same one, so that mail programs show the message once. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The address that ends all mail with one click. */
  readonly stop?: string
}

export interface Mailer {
  send(message: MailMessage): Promise<void>
  close(): void
}

const LONGEST_WAIT = 30_000

export function makeMailer({ url, from }: MailSettings): Mailer {
  const transport = nodemailer.createTransport(url, { from })
  return {
    send: async ({ id, to, subject, text, stop }) => {
      // The library has no timeout for the whole exchange.
      const late = AbortSignal.timeout(LONGEST_WAIT)
      const sent = transport.sendMail({
        messageId: id,
        to,
        subject,
        text,
        headers: { 'auto-submitted': 'auto-generated' },
        ...(stop === undefined ? {} : { list: { unsubscribe: stop }, headers: stopHeaders }),
      })
      await Promise.race([sent, new Promise((_, reject) => late.addEventListener('abort', () => reject(late.reason as Error)))])
    },
    close: () => transport.close(),
  }
}

/** RFC 8058: mail programs offer a button that ends all mail with one request. */
const stopHeaders = { 'auto-submitted': 'auto-generated', 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }
