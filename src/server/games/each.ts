import type { FastifyBaseLogger } from 'fastify'

/** Does something with one game after the other: one whose log does not fit the rules any more does not stop the rest. */
export async function eachGame(ids: readonly string[], log: FastifyBaseLogger, work: (id: string) => Promise<unknown>): Promise<void> {
  for (const id of ids) {
    try {
      await work(id)
    } catch (error) {
      log.error({ error, game: id }, 'a game was passed over')
    }
  }
}
