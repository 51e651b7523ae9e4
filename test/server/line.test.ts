import { expect, test } from 'vitest'
import { makeLine } from '../../src/server/bots/line.ts'
import { eventually } from '../waiting.ts'

test('who plays a person comes before all who play among themselves, and nobody is lost', async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const line = makeLine((task: string) => {
    begun.push(task)
    if (task === 'fails') return Promise.reject(new Error('no thought'))
    return new Promise<string>((resolve) => ends.push(() => resolve(`${task} done`)))
  }, 1)
  const begins = (n: number): Promise<void> => eventually(`task ${n}`, () => expect(begun).toHaveLength(n))
  const bots = ['bot 1', 'bot 2', 'bot 3'].map((task) => line.ask(task, false))
  const people = ['person 1', 'person 2'].map((task) => line.ask(task, true))
  const failing = line.ask('fails', true)
  expect([begun, line.waiting]).toEqual([['bot 1'], 5])
  const all = Promise.all([...bots, ...people])
  await expect(
    (async () => {
      ends.shift()!()
      await begins(2)
      ends.shift()!()
      await begins(3)
      ends.shift()!()
      await failing
    })(),
  ).rejects.toThrow('no thought')
  await begins(5)
  ends.shift()!()
  await begins(6)
  ends.shift()!()
  expect(await all).toEqual(['bot 1 done', 'bot 2 done', 'bot 3 done', 'person 1 done', 'person 2 done'])
  expect(begun).toEqual(['bot 1', 'person 1', 'person 2', 'fails', 'bot 2', 'bot 3'])
  expect(line.waiting).toBe(0)
})
