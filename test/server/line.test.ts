import { expect, test } from 'vitest'
import { makeLine } from '../../src/server/bots/line.ts'

test('who plays a person comes before all who play among themselves, and nobody is lost', async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const line = makeLine((task: string) => {
    begun.push(task)
    if (task === 'fails') return Promise.reject(new Error('no thought'))
    return new Promise<string>((resolve) => ends.push(() => resolve(`${task} done`)))
  }, 1)
  const bots = ['bot 1', 'bot 2', 'bot 3'].map((task) => line.ask(task, false))
  const people = ['person 1', 'person 2'].map((task) => line.ask(task, true))
  const failing = line.ask('fails', true)
  expect([begun, line.waiting]).toEqual([['bot 1'], 5])
  const all = Promise.all([...bots, ...people])
  await expect(
    (async () => {
      ends.shift()!()
      await expect.poll(() => begun.length).toBe(2)
      ends.shift()!()
      await expect.poll(() => begun.length).toBe(3)
      ends.shift()!()
      await failing
    })(),
  ).rejects.toThrow('no thought')
  await expect.poll(() => begun.length).toBe(5)
  ends.shift()!()
  await expect.poll(() => begun.length).toBe(6)
  ends.shift()!()
  expect(await all).toEqual(['bot 1 done', 'bot 2 done', 'bot 3 done', 'person 1 done', 'person 2 done'])
  expect(begun).toEqual(['bot 1', 'person 1', 'person 2', 'fails', 'bot 2', 'bot 3'])
  expect(line.waiting).toBe(0)
})
