/**
 * Every command in a `sh` block of README and docs is run: here, or by the test that `ELSEWHERE` names. A block that can't be run stands below a
 * comment with the reason: `<!-- not run: it needs a Docker daemon -->`.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Run by other tests, which name them. */
const ELSEWHERE: readonly (readonly [command: RegExp, file: string, names: string])[] = [
  [/^npm start$/, 'scripts/bare.sh', 'npm start'],
  [/^npm test$/, 'scripts/bare.sh', 'npm test'],
  [/^node examples\/bot\.js /, 'test/server/example.test.ts', 'examples/bot.js'],
  [/^npx hotline restore \S+ --database postgres:/, 'test/server/backup.test.ts', 'postgres'],
]
/** Made by the code, whose test carries every command out: test/cli/options.test.ts. */
const GENERATED = /^docs\/options(?:\.ru)?\.md$/

interface Block {
  readonly page: string
  readonly line: number
  readonly reason: string | null
  readonly script: string
}

const pages = [
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const blocks: Block[] = pages
  .filter((page) => !GENERATED.test(page))
  .flatMap((page) => {
    const text = readFileSync(page, 'utf8')
    return [...text.matchAll(/(?:^<!-- not run: ([^\n]*) -->\n)?^```sh\n(.*?)^```$/gms)].map(
      ({ index, 1: reason = null, 2: script = '' }) => ({
        page,
        line: text.slice(0, index).split('\n').length,
        reason,
        script,
      }),
    )
  })

/** The commands of a block, without comments; a line that ends in a backslash goes on. */
const commandsIn = (script: string): string[] =>
  script
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/(?:^|\s+)#.*$/, '').trim())
    .filter((line) => line !== '')

const elsewhere = (command: string) => ELSEWHERE.find(([pattern]) => pattern.test(command))
const hasCurl =
  process.platform !== 'win32' && spawnSync('curl', ['--version']).status === 0 && spawnSync('bash', ['--version']).status === 0

test('blocks that are not run say why', () => {
  expect(blocks.length).toBeGreaterThan(8)
  for (const { reason } of blocks) if (reason !== null) expect(reason).toMatch(/^it \w+/)
})

test.each(ELSEWHERE)('%s is run by %s', (_command, file, names) => {
  expect(readFileSync(file, 'utf8').toLowerCase()).toContain(names)
})

describe.skipIf(!hasCurl)('commands, with curl and bash', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hotline-commands-'))
  const program = resolve('bin/hotline.js')
  const env = { ...process.env, HOTLINE_DATA: join(folder, 'data'), HOTLINE_MOST_DELAY: '0' }
  const servers: ChildProcess[] = []
  let host = ''

  /** Starts a server and resolves with its address. */
  async function serve(...args: readonly string[]): Promise<string> {
    const server = spawn(process.execPath, [program, 'serve', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    servers.push(server)
    for await (const line of createInterface({ input: server.stdout })) {
      const [, address] = /Hotline is at http:\/\/([^/]+)/.exec(line) ?? []
      if (address !== undefined) return address
    }
    throw new Error(`hotline serve ${args.join(' ')} ended`)
  }

  async function stop(server: ChildProcess): Promise<void> {
    const ended = new Promise((done) => server.once('exit', done))
    if (server.exitCode !== null || !server.kill()) return
    await ended
  }

  function bash(command: string): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
    const { status, stdout, stderr } = spawnSync('bash', ['-euc', command], { cwd: folder, env, encoding: 'utf8' })
    return { status, stdout, stderr }
  }

  beforeAll(async () => {
    for (const name of ['games', 'data']) mkdirSync(join(folder, name))
    cpSync('test/fixtures/0.1.0/logs/standard.log', join(folder, 'games', 'first.log'))
    cpSync('test/fixtures/0.1.0/logs/app-promo.log', join(folder, 'games', 'second.log'))
    cpSync('test/fixtures/0.1.0/logs/standard.log', join(folder, 'game.log'))
    cpSync('test/fixtures/0.1.0/records/second-edition.json', join(folder, 'game.json'))
    host = await serve('--port', '0')
    for (const name of ['Anna', 'Boris'])
      bash(
        `curl -sS --fail -c ${name} -X POST ${host}/api/me/register -H 'content-type: application/json' -d '{"name":"${name}","password":"a long password"}'`,
      )
    cpSync(join(folder, 'Anna'), join(folder, 'cookies'))
  })
  afterAll(async () => {
    await Promise.all(servers.map(stop))
    rmSync(folder, { recursive: true, force: true })
  })

  /** What the answers of the block have given: the placeholders of the pages stand for it. */
  const given = new Map<string, string>()

  const here = (command: string): string =>
    [...given].reduce(
      (text, [placeholder, value]) => text.replaceAll(placeholder, value),
      command
        .replaceAll('npx hotline', `"${process.execPath}" "${program}"`)
        .replaceAll(/(?:http:\/\/)?localhost:8080/g, `http://${host}`)
        // A match needs hundreds of games to say something, and a pair to run.
        .replaceAll(/(?<= arena .*--games )\d+/g, '2')
        .replaceAll('NAME', 'Anna')
        .replaceAll('/opt/hotline', resolve('.'))
        .replaceAll('/var/lib/hotline', join(folder, 'data'))
        .replaceAll('/var/backups', join(folder, 'backups')),
    )

  async function runs(command: string): Promise<void> {
    if (elsewhere(command) !== undefined) return
    const [, args] = /^npx hotline serve(.*)$/.exec(command) ?? []
    if (args !== undefined) {
      // Any port, a folder of its own.
      const own = [
        ...args
          .trim()
          .split(/ +/)
          .filter((arg) => arg !== ''),
        '--port',
        '0',
        '--data',
        mkdtempSync(join(folder, 'served-')),
      ]
      expect(await serve(...own)).toMatch(/:\d+$/)
      await stop(servers.at(-1)!)
      return
    }
    const { status, stdout, stderr } = bash(here(command))
    expect({ command, status, said: status === 0 ? '' : stdout + stderr }).toEqual({ command, status: 0, said: '' })
    if (!command.startsWith('curl')) return
    const answer = JSON.parse(stdout) as { id?: string; token?: string; error?: { code: string } }
    // The record of a game that is still played is refused, as the page says.
    expect(answer.error?.code).toBe(command.includes('/record') ? 'not-over' : undefined)
    if (answer.id !== undefined && !given.has('uqjq30zlhtse')) given.set('uqjq30zlhtse', answer.id)
    if (answer.token !== undefined) given.set('bot_…', answer.token)
  }

  const runnable = blocks
    .filter(({ reason }) => reason === null)
    .map((block) => ({ ...block, name: `${basename(block.page)}, line ${block.line}` }))
  test.each(runnable)('$name', async ({ script }) => {
    if (!script.startsWith('#!')) {
      for (const command of commandsIn(script)) await runs(command)
      return
    }
    writeFileSync(join(folder, 'job.sh'), here(script))
    expect(bash('sh job.sh')).toMatchObject({ status: 0 })
    expect(readdirSync(join(folder, 'backups', 'hotline'))).toHaveLength(1)
  })
})
