// Plays one game at an address as two browsers would, for scripts/hosted.sh: guests with cookies, the page's origin, a socket.
//   node scripts/hosted.js https://play.example.org/
import assert from 'node:assert/strict'
import { generator } from '../dist/src/bots/generator.js'
import { connectTo } from '../dist/src/client/client.js'
import { playAtRandom } from '../dist/src/client/player.js'

const address = new URL(process.argv[2] ?? '')
const { origin } = address

/** A request as the page sends it. @param {string} path @param {string} cookie @param {object} body */
async function post(path, cookie, body) {
  const headers = { origin, cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(new URL(path, address), { method: 'POST', headers, body: JSON.stringify(body) })
  assert.ok(answer.ok, `POST ${path} is answered with ${answer.status}: ${await answer.clone().text()}`)
  return answer
}

async function guest() {
  const cookies = (await post('/api/me/guest', '', {})).headers.getSetCookie()
  assert.ok(
    cookies.some((cookie) => /;\s*secure/i.test(cookie)),
    'cookies are marked for https',
  )
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}

assert.ok((await (await fetch(address)).text()).includes('<title>Hotline'), 'the first page')
assert.equal((await fetch(new URL('/metrics', address))).status, 403, 'the metrics are kept from the world')
const [anna, boris] = [await guest(), await guest()]
const made = await post('/api/games', anna, { game: 'red-sea', seats: { us: 'open', ussr: 'open' } })
const { id, tokens } = /** @type {{ id: string, tokens: { us: string, ussr: string } }} */ (await made.json())
const players = await Promise.all(
  [
    { cookie: anna, token: tokens.us },
    { cookie: boris, token: tokens.ussr },
  ].map(async ({ cookie, token }, seat) => {
    const client = await connectTo(address.href, false, { origin, cookie }, id)
    const habits = { random: generator(seat), contribution: `contribution-of-seat-${seat}` }
    return { client, player: await playAtRandom(client, { game: id, token }, habits) }
  }),
)
const [over] = await Promise.all(players.map(({ player }) => player.over))
for (const { client } of players) client.close()
assert.equal(over?.status, 'over')
const answer = await fetch(new URL(`/api/games/${id}/record`, address), { headers: { cookie: anna } })
const record = await answer.text()
assert.equal(answer.status, 200, record)
// A game that is imported is larger than what nginx takes by default.
const padded = JSON.stringify({ text: record.padEnd(1_900_000) })
const imported = await fetch(new URL('/api/archive', address), {
  method: 'POST',
  headers: { origin, cookie: anna, 'content-type': 'application/json' },
  body: padded,
})
assert.equal(imported.status, 201, `a large import passes the proxy, not ${imported.status}: ${await imported.text()}`)
console.log(`the game ended after ${over.seq} entries: ${over.ending?.kind}`)
