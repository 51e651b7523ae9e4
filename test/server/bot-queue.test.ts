import { expect, test } from 'vitest'
import { type BotQuestion, makeBotQueue } from '../../src/server/bots/queue.ts'
import { eventually } from '../waiting.ts'

const by = (againstPerson: boolean): BotQuestion => ({ owner: { network: 'n', person: 'p' }, seconds: 1, againstPerson })

test('bots that play a person come before all that play each other, and nobody is lost', async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const queue = makeBotQueue((task: string) => {
    begun.push(task)
    if (task === 'fails') return Promise.reject(new Error('no thought'))
    return new Promise<string>((resolve) => ends.push(() => resolve(`${task} done`)))
  }, 1)
  const begins = (n: number): Promise<void> => eventually(`task ${n}`, () => expect(begun).toHaveLength(n))
  const bots = ['bot 1', 'bot 2', 'bot 3'].map((task) => queue.ask(task, by(false)))
  const people = ['person 1', 'person 2'].map((task) => queue.ask(task, by(true)))
  const failing = queue.ask('fails', by(true))
  expect([begun, queue.waiting]).toEqual([['bot 1'], 5])
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
  expect(queue.waiting).toBe(0)
})
