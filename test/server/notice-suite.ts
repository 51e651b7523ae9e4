/** The queue of notices and the notification settings, in a database. */
import { expect, test } from 'vitest'
import { choicesIn } from '../../src/server/notify/choices.ts'
import { addHook, hooksIn, removeHook } from '../../src/server/notify/hooks.ts'
import { makeQueue, type QueueEntry } from '../../src/server/notify/queue.ts'
import type { OpenStorage } from '../../src/server/storage/open.ts'

const SECOND = 1000
const DAY = 86_400_000

const entry = (key: string, more: Partial<QueueEntry> = {}): QueueEntry => ({
  key,
  channel: 'push',
  person: 'p-ada',
  kind: 'move',
  game: null,
  seat: 0,
  values: { opponent: 'Борис', game: 'red-sea' },
  due: 0,
  passing: false,
  ...more,
})

/** `game` is one that is there at revision 1. */
export function noticeSuite(storage: () => OpenStorage, now: number, game: () => Promise<string>): void {
  const keysAt = async (at: number): Promise<string[]> => (await makeQueue(storage().db).take(at, 10)).map(({ key }) => key)

  test('webhooks stand beside that of the environment, until they are removed', async () => {
    const { db } = storage()
    const ofEnvironment = { url: 'https://chat.example/first', secret: 'of the environment' }
    const hooks = hooksIn(db, ofEnvironment)
    const { id, secret } = await addHook(db, 'https://chat.example/second', now)
    const [first, second] = [
      { ...ofEnvironment, id: null },
      { id, url: 'https://chat.example/second', secret },
    ]
    expect(await hooks.all()).toEqual([first, second])
    expect([await hooks.find(null), await hooks.find(id), await hooks.find('none')]).toEqual([first, second, null])
    expect(await hooksIn(db, undefined).find(null)).toBeNull()
    expect([await removeHook(db, id), await removeHook(db, id)]).toEqual([true, false])
    expect(await hooks.all()).toEqual([first])
  })

  test('a notice is kept once, taken by one, and tried again', async () => {
    const queue = makeQueue(storage().db)
    await queue.add([entry('one', { due: now }), entry('one', { due: now, channel: 'mail' })], now)
    await queue.add([entry('one', { due: now + 1 })], now)
    expect(await queue.waiting()).toBe(2)
    expect(await keysAt(now - 1)).toEqual([])
    const [taken, ...others] = await Promise.all([queue.take(now, 1), queue.take(now, 1)]).then((all) => all.flat())
    expect(taken).toMatchObject({ key: 'one', tries: 1, due: now, made: now, seat: 0, values: { opponent: 'Борис' } })
    expect(others.every(({ channel }) => channel !== taken!.channel)).toBe(true)
    await queue.retry(taken!, now + SECOND)
    expect(await queue.take(now + SECOND, 10)).toContainEqual(expect.objectContaining({ channel: taken!.channel, tries: 2 }))
    for (const channel of ['push', 'mail'] as const) await queue.end({ ...taken!, channel }, 'sent')
    expect([await queue.waiting(), await keysAt(now + DAY)]).toEqual([0, []])
    await queue.clear(now, 10)
    await queue.add([entry('one', { due: now })], now)
    expect(await queue.waiting()).toBe(0)
    await queue.clear(now + 1, 10)
    await queue.add([entry('one', { due: now })], now)
    expect(await queue.waiting()).toBe(1)
    await queue.delete(taken!)
    await queue.delete({ ...taken!, channel: 'push' })
    expect(await queue.waiting()).toBe(0)
  })

  test('the notices of a game follow its revision', async () => {
    const queue = makeQueue(storage().db)
    const id = await game()
    const short = (due: number): QueueEntry => entry('short', { game: id, kind: 'short', passing: true, due })
    expect(await queue.sync(id, 2, [short(now + DAY)], now)).toBe(false)
    expect(await queue.sync(id, 1, [short(now + DAY), entry('move', { game: id, passing: true, due: now })], now)).toBe(true)
    expect(await queue.sync(id, 1, [short(now + 2 * DAY)], now)).toBe(true)
    expect(await queue.take(now + DAY, 10)).toEqual([])
    expect(await keysAt(now + 2 * DAY)).toEqual(['short'])
    expect(await queue.sync(id, 1, [], now)).toBe(true)
    expect(await queue.waiting()).toBe(0)
    expect((await storage().game(id))!.rev).toBe(1)
  })

  test('settings are stored, and the oldest of many browsers goes', async () => {
    const choices = choicesIn(storage().db)
    expect(await choices.of('p-ada')).toMatchObject({ mail: null, confirmed: false })
    await choices.change('p-ada', { language: 'ru', mail: { address: 'ada@home.example', kinds: ['move'] } })
    expect([await choices.confirm('p-ada', 'other@home.example'), await choices.confirm('p-ada', 'ada@home.example')]).toEqual([
      false,
      true,
    ])
    expect(await choices.change('p-ada', { push: { kinds: [] } })).toEqual({
      language: 'ru',
      mail: 'ada@home.example',
      confirmed: true,
      mailKinds: ['move'],
      pushKinds: [],
    })
    expect((await choices.change('p-ada', { mail: { address: 'new@home.example' } })).confirmed).toBe(false)
    await choices.stopMail('p-ada')
    expect((await choices.of('p-ada')).mailKinds).toEqual([])
    const keys = { p256dh: 'p'.repeat(20), auth: 'a'.repeat(20) }
    for (let n = 0; n < 12; n++) await choices.subscribe('p-ada', { endpoint: `https://push.example/${n}`, keys }, now + n)
    const kept = (await choices.subscriptions('p-ada')).map(({ endpoint }) => Number(endpoint.split('/').at(-1)))
    expect(kept.sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    await choices.unsubscribe('https://push.example/5', 'p-boris')
    await choices.unsubscribe('https://push.example/6')
    expect(await choices.subscriptions('p-ada')).toHaveLength(9)
  })
}
