/** The linter keeps the layers apart and the pure ones pure: every forbidden thing, tried in a folder of its own. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { ALL_RULES } from '../src/games/index.ts'

const layers = [
  'engine',
  'rules',
  'games',
  'match',
  'scenes',
  'words',
  'records',
  'bots',
  'protocol',
  'server',
  'web',
  'client',
  'fuzz',
  'cli',
]
/** Lower layers that a layer does not import either. */
const apart: Readonly<Record<string, readonly string[]>> = {
  web: ['server'],
  client: ['server', 'web'],
  fuzz: ['protocol', 'server', 'web', 'client'],
}
const pure = ['engine', 'rules', 'games', 'match', 'scenes']
const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin', 'oxlint')

/** Lints files, given by path and text, with the project's own settings; returns the paths of those it refuses by one of the rules. */
function refused(files: Map<string, string>, rules: RegExp): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'hotline-layers-'))
  try {
    // Types play no part here, and the tool that knows them is not installed in this folder.
    writeFileSync(join(folder, '.oxlintrc.json'), readFileSync('.oxlintrc.json', 'utf8').replace('"typeAware": true', '"typeAware": false'))
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const run = spawnSync(process.execPath, [oxlint, '--format=json'], { cwd: folder, encoding: 'utf8' })
    const report = JSON.parse(run.stdout) as { number_of_files: number; diagnostics: { code: string; filename: string }[] }
    expect(report.number_of_files).toBe(files.size)
    return new Set(report.diagnostics.filter((d) => rules.test(d.code)).map((d) => d.filename.replaceAll('\\', '/')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The ways to import a file. */
const ways: readonly [name: string, text: (path: string) => string][] = [
  ['value', (path) => `import { x } from '${path}'\nexport const y = x`],
  ['type', (path) => `import type { X } from '${path}'\nexport type Y = X`],
  ['export', (path) => `export { x } from '${path}'`],
  ['dynamic', (path) => `export const x = import('${path}')`],
]

test('a layer imports only itself and lower layers, and some keep apart', () => {
  const files = new Map<string, string>()
  const expected = new Set<string>()
  for (const [i, from] of layers.entries()) {
    for (const [j, to] of layers.entries()) {
      for (const [way, text] of ways) {
        for (const depth of [1, 2]) {
          const path = `src/${from}/${'deep/'.repeat(depth - 1)}${to}-${way}.ts`
          files.set(path, text(`${'../'.repeat(depth)}${to}/x.ts`))
          if (j > i || apart[from]?.includes(to)) expected.add(path)
        }
      }
    }
  }
  expect([...refused(files, /no-restricted-imports/)].sort()).toEqual([...expected].sort())
})

/** Tries imports from one file to another, in every way: the linter refuses all of the first and none of the second. */
function expectRefused(forbidden: readonly (readonly [from: string, to: string])[], allowed: typeof forbidden): void {
  const tried = (pairs: typeof forbidden): [path: string, text: string][] =>
    pairs.flatMap(([from, to]) => ways.map(([way, text]) => [`${from}-${way}.ts`, text(pathTo(to, from))]))
  const found = refused(new Map([...tried(forbidden), ...tried(allowed)]), /no-restricted-imports/)
  expect([...found].sort()).toEqual(
    tried(forbidden)
      .map(([path]) => path)
      .sort(),
  )
}

const pathTo = (file: string, from: string): string => {
  const path = posix.relative(posix.dirname(from), file)
  return path.startsWith('.') ? path : `./${path}`
}

test('the lab of the bots is for the fuzzer and the commands alone', () => {
  const lab = 'src/bots/lab/y.ts'
  const others = ['src/bots', ...['players', 'evaluation', 'search'].map((room) => `src/bots/${room}`)]
  const layers = ['protocol', 'server', 'web', 'client'].flatMap((layer) => [`src/${layer}`, `src/${layer}/deep`])
  expectRefused(
    [...others, ...layers].map((folder) => [`${folder}/x`, lab]),
    [
      ...['src/bots/lab', 'src/fuzz', 'src/cli', 'src/cli/commands'].map((folder) => [`${folder}/x`, lab] as const),
      ['src/bots/lab/z', 'src/bots/search/y.ts'],
      ['src/server/bots/x', 'src/bots/players/y.ts'],
    ],
  )
})

test('the library is made of the rooms, its main part of those without dependencies', () => {
  for (const room of ['words', 'bots', 'cli']) {
    const file = new Map([['src/index.ts', `export { x } from './${room}/y.ts'`]])
    expect([...refused(file, /no-restricted-imports/)]).toEqual(['src/index.ts'])
  }
  const importing = (rooms: readonly string[]) =>
    rooms.map((room) => [`src/library/${room.replace('/', '-')}`, `src/${room}/y.ts`] as const)
  expectRefused(importing(['protocol', 'server', 'web', 'client', 'fuzz', 'cli']), importing(['bots/lab', 'bots', 'records', 'words']))
})

test('commands are tested in test/cli and imported by no other test', () => {
  const command = 'src/cli/commands/y.ts'
  expectRefused(
    ['test', 'test/records', 'test/server/faults'].map((folder) => [`${folder}/x`, command]),
    [
      ['test/cli/x', command],
      ['test/cli/play/x', command],
      ['test/records/z', 'src/fuzz/y.ts'],
    ],
  )
})

test('the pure layers have no dependencies, clock, chance or output', () => {
  const forbidden = {
    'npm-package': `import { x } from 'intl-messageformat'\nexport const y = x`,
    'node-module': `import { x } from 'node:fs'\nexport const y = x`,
    'math-random': 'export const x = Math.random()',
    'math-random-taken': 'export const { random } = Math',
    'date-now': 'export const x = Date.now()',
    'new-date': 'export const x = new Date()',
    'global-date': 'export const x = globalThis.Date',
    performance: 'export const x = performance.now()',
    'set-timeout': 'setTimeout(() => undefined, 1)',
    console: `console.log('x')`,
  }
  const files = new Map<string, string>()
  for (const layer of pure) for (const [name, text] of Object.entries(forbidden)) files.set(`src/${layer}/${name}.ts`, text)
  expect([...refused(files, /no-restricted/)].sort()).toEqual([...files.keys()].sort())
})

test('layers above games look games up through the list of them', () => {
  const lookUps = (layer: string): [path: string, text: string][] =>
    ['rulesOf', 'rulesNamed', 'newGame'].map((name) => [
      `src/${layer}/deep/${name}.ts`,
      `import { ${name} } from '../../${name === 'newGame' ? 'games/new-game' : 'rules/ruleset'}.ts'\nexport const x = ${name}`,
    ])
  const above = layers.slice(layers.indexOf('games') + 1).flatMap(lookUps)
  const allowed: [string, string] = [
    'src/cli/type.ts',
    `import { gameOf, type Rules } from '../rules/ruleset.ts'\nexport const x: Rules = gameOf`,
  ]
  const found = refused(new Map([...above, ...lookUps('games'), allowed]), /no-restricted-imports/)
  expect([...found].sort()).toEqual(above.map(([path]) => path).sort())
})

/** The modules that each module of `src` loads before it runs. */
function staticImports(): Map<string, string[]> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => join('src', file).replaceAll('\\', '/'))
  return new Map(
    files.map((file) => {
      const text = readFileSync(file, 'utf8')
      const found = text.matchAll(/^(?:import|export)\s(?!type\b)(?:[^'"`]*?\sfrom\s)?'(\.[^']+\.tsx?)'/gm)
      return [file, [...found].map(([, path]) => join(dirname(file), path!).replaceAll('\\', '/'))]
    }),
  )
}

/** The nodes of a graph that these lead to, with themselves. */
function reachedFrom(graph: ReadonlyMap<string, Iterable<string>>, starts: Iterable<string>, seen = new Set<string>()): Set<string> {
  for (const start of starts) {
    if (seen.has(start)) continue
    seen.add(start)
    reachedFrom(graph, graph.get(start) ?? [], seen)
  }
  return seen
}

/** The modules that a worker begins to load at its start and waits for before it answers. */
const awaitedBy = (worker: string): string[] =>
  [...readFileSync(worker, 'utf8').matchAll(/^const \w+ = import\('(\.[^']+\.ts)'\)/gm)].map(([, path]) =>
    join(dirname(worker), path!).replaceAll('\\', '/'),
  )

test('a worker, which is sent positions as plain data, has loaded the list of games', () => {
  const imports = staticImports()
  const workers = [...imports.keys()].filter((file) => file.endsWith('.worker.ts'))
  expect(workers).toContain('src/server/bots/bot.worker.ts')
  expect(workers.filter((worker) => !reachedFrom(imports, [worker, ...awaitedBy(worker)]).has('src/games/index.ts'))).toEqual([])
})

test('the first page loads neither the engine nor the rules of a game', () => {
  const loaded = [...reachedFrom(staticImports(), ['src/web/main.tsx'])]
  expect(loaded).toContain('src/web/home/home.tsx')
  expect(loaded).toContain('src/protocol/levels.ts')
  expect(loaded.filter((file) => /^src\/(?:engine\/|rules\/(?:view|state|ruleset|cards)\.ts|games\/)/.test(file))).toEqual([])
})

/** The folders of the page, and for each the folders that its files import from: values, types, styles and workers, at once or later. */
function foldersOfPage(): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  for (const name of readdirSync('src/web', { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:tsx?|css)$/.test(name)) continue
    const file = join('src/web', name)
    const folder = dirname(file).replaceAll('\\', '/')
    const uses = folders.get(folder) ?? new Set()
    folders.set(folder, uses)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/['"](\.{1,2}\/[^'"\n]+\.(?:tsx?|css))['"]/g)) {
      const used = dirname(join(dirname(file), path!)).replaceAll('\\', '/')
      if (used !== folder && /^src\/web(?:\/|$)/.test(used)) uses.add(used)
    }
  }
  return folders
}

test('no folder of the page depends on itself through others', () => {
  const folders = foldersOfPage()
  /** The folders below one: without itself, unless a loop leads back to it. */
  const reach = (folder: string): Set<string> => reachedFrom(folders, folders.get(folder) ?? [])
  expect(reach('src/web')).toContain('src/web/board')
  // Those that form a loop, each with the folders of its loop that it imports from.
  const loops = [...folders].flatMap(([folder, uses]) =>
    reach(folder).has(folder) ? [`${folder} -> ${[...uses].filter((next) => reach(next).has(folder)).join(', ')}`] : [],
  )
  expect(loops).toEqual([])
})

test('only the entry points of the page lie directly in its folder, and no other folder imports them', () => {
  const files = readdirSync('src/web', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
  expect(files.sort()).toEqual(['README.md', 'app.tsx', 'index.html', 'main.tsx'])
  expect([...foldersOfPage()].flatMap(([folder, uses]) => (uses.has('src/web') ? [folder] : []))).toEqual([])
})

test('the parts of the page that draw a game read its view, not its state', () => {
  const rooms = ['board', 'tracks', 'cards', 'hand', 'question', 'log'].map((room) => `src/web/${room}`)
  const files = rooms.flatMap((room) =>
    readdirSync(room, { encoding: 'utf8' }).flatMap((name) => (/\.tsx?$/.test(name) ? [`${room}/${name}`] : [])),
  )
  expect(files.length).toBeGreaterThan(30)
  const reads = /\bState\b[^}]*\} from '[^']*rules\/state\.ts'|\b(?:session|shown)\.g\b|\{ g\b/
  expect(files.filter((file) => reads.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('shared code names no game and no card among the options', () => {
  const text = readFileSync('src/rules/options.ts', 'utf8').toLowerCase().replaceAll('-', '')
  // Che stands in many words.
  const names = ALL_RULES.flatMap(({ id, cards }) => [id, ...cards.map((card) => card.id)]).filter((name) => name !== 'che')
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name) => text.includes(name.replaceAll('-', '')))).toEqual([])
})
