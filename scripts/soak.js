// Faults and floods with times: `node scripts/soak.js [--only tests,floods,kills,disk,postgres] [--kills 200] [--databases SQLite,PostgreSQL]
// [--seconds 25]`. Everything is on this machine and ends by itself; the program has to be built. Ends with 1 where something did not hold.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from './chromium.js'
import { disk } from './soak/disk.js'
import { floods } from './soak/floods.js'
import { kills } from './soak/kills.js'
import { outages, ownPostgres } from './soak/postgres.js'

const KINDS = ['tests', 'floods', 'kills', 'disk', 'postgres']
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: KINDS.join(',') },
    kills: { type: 'string', default: '200' },
    databases: { type: 'string', default: 'SQLite,PostgreSQL' },
    seconds: { type: 'string', default: '25' },
  },
})
const wanted = values.only.split(',')
const unknown = wanted.find((one) => !KINDS.includes(one))
if (unknown !== undefined) throw new Error(`there is no ${unknown}; there is: ${KINDS.join(', ')}`)

let failed = 0
/** @param {string} line @param {boolean} [ok] Left out for what is only said. */
function say(line, ok) {
  if (ok === false) failed++
  process.stdout.write(`${ok === undefined ? '      ' : ok ? 'holds ' : 'FAILS '}${line}\n`)
}

/** The tests that try less in `npm test` than they can (test/soak.ts). */
const SAMPLED = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:test|spec)\.ts$/.test(name) && readFileSync(join('test', name), 'utf8').includes('/soak.ts'))
  .map((name) => `test/${name.replaceAll('\\', '/')}`)

const count = { kills: Number(values.kills) }
if (wanted.includes('tests')) {
  const env = { ...process.env, HOTLINE_SOAK: '1' }
  const [tests, specs] = ['.test.ts', '.spec.ts'].map((end) => SAMPLED.filter((name) => name.endsWith(end)))
  /** @param {string[]} args */
  const passes = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit', env }).status === 0
  say('sampled tests at their full size', passes('node_modules/vitest/vitest.mjs', 'run', ...(tests ?? [])))
  if (findChromium() === null) say('sampled browser tests: SKIPPED, there is no Chromium')
  else say('sampled browser tests at their full size', passes('node_modules/@playwright/test/cli.js', 'test', ...(specs ?? [])))
}
if (wanted.includes('floods')) await floods({ seconds: Number(values.seconds) }, say)
if (wanted.includes('disk')) await disk(say)
const killed = wanted.includes('kills') ? values.databases.split(',') : []
if (killed.includes('SQLite')) {
  const folder = mkdtempSync(join(tmpdir(), 'hotline-soak-'))
  await kills(count, { name: 'SQLite', where: ['--data', folder], address: join(folder, 'hotline.sqlite') }, say)
  rmSync(folder, { recursive: true, force: true })
}
if (killed.includes('PostgreSQL') || wanted.includes('postgres')) {
  const postgres = ownPostgres()
  if (postgres === null) say('PostgreSQL: SKIPPED, there is none on this machine')
  else
    try {
      if (killed.includes('PostgreSQL'))
        await kills(count, { name: 'PostgreSQL', where: ['--database', postgres.address], address: postgres.address }, say)
      if (wanted.includes('postgres')) await outages(postgres, say)
    } finally {
      postgres.remove()
    }
}
process.stdout.write(failed === 0 ? 'everything holds\n' : `${failed} did not hold\n`)
process.exit(failed === 0 ? 0 : 1)
