/** Mail over SMTP. */
import nodemailer from 'nodemailer'

export interface MailSettings {
  /** `smtp://user:password@host:port`, or `smtps://…`. */
  readonly url: string
  readonly from: string
}

export interface Letter {
  /** The same letter, sent again, is the same to whoever receives it. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Where one click ends all mail. */
  readonly stop?: string
}

export interface Mailer {
  send(letter: Letter): Promise<void>
  close(): void
}

const LONGEST_WAIT = 30_000

export function makeMailer({ url, from }: MailSettings): Mailer {
  const transport = nodemailer.createTransport(url, { from })
  return {
    send: async ({ id, to, subject, text, stop }) => {
      // The library waits for ever where the other side does.
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

/** RFC 8058: the mail program itself may stop it with one request. */
const stopHeaders = { 'auto-submitted': 'auto-generated', 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }
