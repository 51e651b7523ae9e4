/** Games as files. */
import type { FastifyReply } from 'fastify'

const KINDS = {
  record: { ending: 'json', type: 'application/json; charset=utf-8' },
  log: { ending: 'txt', type: 'text/plain; charset=utf-8' },
} as const

export const asFile = (reply: FastifyReply, id: string, as: keyof typeof KINDS, text: string): FastifyReply =>
  reply.type(KINDS[as].type).header('content-disposition', `attachment; filename="hotline-${id}.${KINDS[as].ending}"`).send(text)
