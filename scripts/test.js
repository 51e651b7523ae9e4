// Runs every check and test in turn and stops at the first that fails. `npm test` runs all, `npm run check` only the checks.
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** @typedef {[name: string, command: string]} Step  Commands run in the project folder and find the installed tools by name. */

/** @type {Step[]} What a machine can see without running the program. */
const checks = [
  ['types', 'tsc -b'],
  ['format and lint', 'biome check --error-on-warnings'],
  ['lint with types', 'oxlint'],
  ['unused code', 'knip --no-config-hints'],
]

/** @type {Step[]} What only running it can show. Add a step here. */
const tests = [
  ['tests', 'vitest run'],
  ['fuzz', 'node bin/hotline.js fuzz --games 200 --seed 1'],
]

const root = join(import.meta.dirname, '..')
const env = { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH }

for (const [name, command] of process.argv[2] === 'check' ? checks : [...checks, ...tests]) {
  const start = performance.now()
  const { status } = spawnSync(command, { cwd: root, env, shell: true, stdio: 'inherit' })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(16)} ${seconds.padStart(6)} s   ${command}`)
  if (status !== 0) process.exit(1)
}
