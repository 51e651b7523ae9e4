/** Where a link leads. What is kept in the browser is never given up for a link while it still opens the seat. */
import { describe, expect, test } from 'vitest'
import type { Invitation } from '../../../src/protocol/http.ts'
import type { KeptOnline } from '../../../src/web/online/access/shelf.ts'
import { doorOf } from '../../../src/web/online/invite/door.ts'
import { ApiError } from '../../../src/web/people/api.ts'

const ID = 'aaaaaaaaaaaa'
const inviter: KeptOnline = { id: ID, changed: 0, role: 'us', token: 'own', invites: { other: 'theirs', watch: 'watch' } }

const invitation = (more: Partial<Invitation>, taken = false): Invitation => ({
  role: 'ussr',
  own: null,
  status: 'waiting',
  watching: 'link',
  info: { seats: { us: { taken: true }, ussr: { taken } } } as Invitation['info'],
  ...more,
})

/** A server that knows what these tokens open; the empty one is that of a visitor without any. */
const server =
  (opens: Readonly<Record<string, Invitation | ApiError['code']>>) =>
  (_id: string, token: string | undefined): Promise<Invitation> => {
    const found = opens[token ?? ''] ?? 'not-allowed'
    return typeof found === 'string' ? Promise.reject(new ApiError(found, found)) : Promise.resolve(found)
  }

describe('a link', () => {
  test('for the friend opens the page of the invitation', async () => {
    const found = invitation({})
    expect(await doorOf(ID, 'theirs', undefined, server({ theirs: found }))).toEqual({
      kind: 'invited',
      token: 'theirs',
      invitation: found,
    })
  })

  test('opened by the inviter opens the inviter’s own seat, here and where the account is signed in', async () => {
    const own = { kind: 'open', how: { isOwnLink: true } }
    expect(await doorOf(ID, 'theirs', inviter, server({}))).toEqual(own)
    expect(await doorOf(ID, 'theirs', undefined, server({ theirs: invitation({ own: 'us' }) }))).toEqual(own)
  })

  test('that this browser does not know leaves the seat that it has', async () => {
    const here = { kind: 'open', how: {} }
    const look = server({ own: invitation({ role: 'us' }), renewed: invitation({}) })
    for (const token of ['renewed', 'own', 'watch']) expect(await doorOf(ID, token, inviter, look)).toEqual(here)
    // Without an answer nothing is replaced either.
    expect(await doorOf(ID, 'renewed', inviter, server({ own: 'no-server', renewed: invitation({}) }))).toEqual(here)
  })

  test('takes the place of a key that opens nothing any more', async () => {
    const look = server({ moved: invitation({}, true) })
    expect(await doorOf(ID, 'moved', inviter, look)).toEqual({ kind: 'open', how: { link: { token: 'moved' } } })
  })

  test('to a seat for a spectator who watched before opens the invitation', async () => {
    const spectator: KeptOnline = { id: ID, changed: 0, role: 'spectator', token: 'watch' }
    expect((await doorOf(ID, 'theirs', spectator, server({ theirs: invitation({}) }))).kind).toBe('invited')
  })

  test('to watch, to a seat of one’s own and to a game that is played opens the game', async () => {
    for (const found of [invitation({ role: 'spectator' }), invitation({}, true), invitation({ status: 'playing' })])
      expect(await doorOf(ID, 'link', undefined, server({ link: found }))).toEqual({ kind: 'open', how: { link: { token: 'link' } } })
  })

  test('that opens nothing says why', async () => {
    const closed = (why: string, canWatch = false): object => ({ kind: 'closed', why, canWatch })
    expect(await doorOf(ID, 'used', undefined, server({}))).toEqual(closed('used'))
    const seen = invitation({ role: 'spectator', status: 'playing' })
    expect(await doorOf(ID, 'used', undefined, server({ '': seen }))).toEqual(closed('used', true))
    expect(await doorOf(ID, 'x', undefined, server({ x: 'not-found' }))).toEqual(closed('gone'))
    expect(await doorOf('short', 'x', undefined, server({ x: 'malformed' }))).toEqual(closed('gone'))
    expect(await doorOf(ID, 'x', undefined, server({ x: 'too-busy' }))).toEqual(closed('no-server'))
    expect(await doorOf(ID, 'x', undefined, server({ x: invitation({ status: 'over' }) }))).toEqual(closed('cancelled'))
  })
})
