/** `hotline play` warns of every danger that the bots avoid. */
import { expect, test } from 'vitest'
import { pickOf, rulesNamed } from '../../src/index.ts'
import { words } from '../../src/words/speak.ts'
import { WARNED } from '../warned.ts'
import { Folder, playing } from './keyboard.ts'

/** The last list of answers, one by one: each begins with its number, after a comma or on a line of its own. */
const listed = (output: string): string[] =>
  output.slice(Math.max(output.lastIndexOf('\n1 '), output.lastIndexOf(': 1 '))).split(/\n|: (?=\d)|, (?=\d+ (?!Ops?\b))/)

test.each(WARNED)('of $what', async ({ game, position, before, deadly, safe }) => {
  const folder = new Folder()
  folder.write('position.json', JSON.stringify(position))
  const named = (name: string): string => words('en', game).pick(pickOf(rulesNamed(game)!, name))
  const args = ['--game', game, '--position', folder.file('position.json'), '--us', 'human', '--ussr', 'careful']
  const { output } = await playing(folder, args, [before.map(named).join(', '), 'answers', 'quit'])
  const answerOf = (name: string): string | undefined => listed(output).find((text) => text.includes(` ${named(name)}`))
  expect(answerOf(deadly)).toMatch(/\[.*(?:lose|end the game)/)
  expect(answerOf(safe)).not.toMatch(/\[.*(?:lose|end the game)/)
})
