/** `hotline serve`: its settings are in the page for hosts. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { command } from '../../src/cli/commands/serve.ts'
import { environment } from '../../src/server/config.ts'

test('docs/hosting.md lists every setting as the program has it, and none besides', () => {
  const rows = [...readFileSync('docs/hosting.md', 'utf8').matchAll(/^\| `(HOTLINE_\w+)` \| (?:`--([\w-]+)`)? ?\| (.*) \|$/gm)].map(
    ([, name, flag, about]) => ({
      name,
      flag,
      about,
    }),
  )
  const flags = Object.entries(command.options).map(([flag, option]) => ['env' in option ? option.env : undefined, flag] as const)
  const wanted = Object.entries(environment.shape).map(([name, schema]) => ({
    name,
    flag: flags.find(([variable]) => variable === name)?.[1],
    about: schema.description,
  }))
  expect(rows).toEqual(wanted)
})
