/** Whole games over real sockets. */
import { expect, test } from 'vitest'
import { playAtRandom } from '../../src/client/player.ts'
import { readRecord } from '../../src/records/record.ts'
import { verifyFairness } from '../../src/records/verify.ts'
import { checkMessages, randomFrom, sharedHouse } from './house.ts'

const house = sharedHouse()

test.each([
  ['twilight-struggle', {}],
  ['red-sea', {}],
  ['twilight-struggle', { bidding: true }],
] as const)('two strangers play %s %j to its end, and anyone can compute its chance again', async (game, options) => {
  const open = await house()
  const { id, tokens, info } = await open.create({ game, options })
  const clients = await Promise.all([open.connect(), open.connect(), open.connect()])
  const seats = [tokens.us, tokens.ussr]
  const [us, ussr] = await Promise.all(
    seats.map((token, i) =>
      playAtRandom(clients[i]!, { game: id, token }, { random: randomFrom(i + 7), contribution: `c${i}`, parts: ['view', 'world'] }),
    ),
  )
  await clients[2].ask({ type: 'watch', game: id })
  const [ends] = await Promise.all([us!.over, ussr!.over])
  expect(ends.ending).not.toBeNull()
  for (const client of clients) checkMessages(client.received)
  const { statusCode, body } = await open.server.http.inject(`/api/games/${id}/record`)
  expect(statusCode).toBe(200)
  const { record } = readRecord(body)
  expect(record.fair?.commitment).toBe(info.commitment)
  expect(verifyFairness(record)).toMatchObject({ fair: true })
  const log = await open.server.http.inject(`/api/games/${id}/log`)
  expect([log.statusCode, log.body.slice(0, 5)]).toEqual([200, 'SETUP'])
})
