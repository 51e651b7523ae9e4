// Installs the packages of scripts/pack.js as a stranger would, each into an empty folder, and uses them.
//   node scripts/packed.js          with npm and with pnpm
//   node scripts/packed.js --npm    with npm alone; likewise --pnpm
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const tarball = (/** @type {string} */ name) => join(root, 'dist', 'packages', `${name}-${version}.tgz`)
const bare = mkdtempSync(join(tmpdir(), 'hotline-packed-'))

/** Installs into an empty project. @type {Record<string, (file: string) => string>} */
const MANAGERS = {
  npm: (file) => `npm install --no-audit --no-fund "${file}"`,
  pnpm: (file) => `npx --yes pnpm add "${file}"`,
}
/** All that the library may bring. */
const OF_LIBRARY = /^(?:hotline|@noble\/hashes|intl-messageformat|@formatjs\/[a-z-]+|tslib|decimal\.js)$/

/** @param {string} command @param {string} cwd @returns {string} */
function run(command, cwd) {
  const { status, stdout, stderr } = spawnSync(command, { cwd, shell: true, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ends with ${status} in ${cwd}\n${stdout}${stderr}`)
  return stdout
}

/** @param {string} folder @returns {string} */
function emptyProject(folder) {
  const project = join(bare, folder)
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n')
  return project
}

/** The packages in node_modules, also in pnpm's store below it. @param {string} project @returns {string[]} */
function installed(project) {
  const scoped = (/** @type {string} */ folder) =>
    readdirSync(folder).flatMap((name) => (name.startsWith('@') ? readdirSync(join(folder, name)).map((own) => `${name}/${own}`) : [name]))
  const modules = join(project, 'node_modules')
  const store = join(modules, '.pnpm')
  const folders = existsSync(store)
    ? readdirSync(store).flatMap((one) => (existsSync(join(store, one, 'node_modules')) ? [join(store, one, 'node_modules')] : []))
    : [modules]
  return [...new Set(folders.flatMap(scoped))].filter((name) => !name.startsWith('.')).sort()
}

/** The first example of a page, and what it prints. @param {string} page */
function exampleOf(page) {
  const [, code = ''] = /^```js\n(.*?)^```$/ms.exec(readFileSync(page, 'utf8')) ?? []
  const printed = [...code.matchAll(/^\s*console\.log\(.*\) \/\/ (.*)$/gm)].map(([, text]) => `${text}\n`).join('')
  assert.notEqual(printed, '', `${page} has no example that prints`)
  return { code, printed }
}

/** @param {string} project */
async function useLibrary(project) {
  const packed = join(project, 'node_modules', 'hotline')
  for (const page of [join(root, 'README.md'), join(packed, 'README.md')]) {
    const { code, printed } = exampleOf(page)
    writeFileSync(join(project, 'example.js'), code)
    assert.equal(run('node example.js', project), printed)
  }
  const { code, printed } = exampleOf(join(root, 'README.md'))
  writeFileSync(join(project, 'example.js'), code)
  writeFileSync(join(project, 'index.html'), '<script type="module" src="example.js"></script>')
  await build({ root: project, configFile: false, logLevel: 'error', build: { outDir: 'out', target: 'es2023', modulePreload: false } })
  const [bundle, ...more] = readdirSync(join(project, 'out', 'assets'))
  assert.ok(bundle !== undefined && more.length === 0, 'the page is one script')
  const script = readFileSync(join(project, 'out', 'assets', bundle), 'utf8')
  assert.ok(!/node:|intl-messageformat|sha256/.test(script), 'the bundle of the rules has nothing of Node, words or hashes')
  assert.equal(run(`node ${join('out', 'assets', bundle)}`, project), printed)
  return `bundled for a browser in ${Math.round(script.length / 1024)} kB`
}

/** @param {string} project @returns {Promise<string>} */
async function useServer(project) {
  assert.equal(run('npx --no-install hotline --version', project).trim(), version)
  const program = join(project, 'node_modules', 'hotline-server', 'bin', 'hotline.js')
  const server = spawn(process.execPath, [program, 'serve', '--port', '0', '--data', join(project, 'data')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    let shown = ''
    for await (const line of createInterface({ input: server.stdout })) {
      shown += `${line}\n`
      const [, address] = /Hotline is at (http\S+)/.exec(line) ?? []
      if (address === undefined) continue
      const health = await fetch(new URL('/health', address))
      assert.equal(health.status, 200)
      const page = await (await fetch(address)).text()
      assert.ok(page.includes('<title>Hotline'), `this is not the first page: ${page.slice(0, 500)}`)
      return `serves ${address}`
    }
    throw new Error(`hotline serve ended:\n${shown}`)
  } finally {
    server.kill()
    await new Promise((resolve) => (server.exitCode === null && server.signalCode === null ? server.once('exit', resolve) : resolve(null)))
  }
}

/** @param {string} folder @returns {string[]} Files that lead to files which are not there. */
const orphans = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.map') || (file.endsWith('.js') && /^\/\/# sourceMappingURL/m.test(readFileSync(join(folder, file), 'utf8'))),
  )

const only = process.argv.slice(2).map((flag) => flag.replace('--', ''))
for (const name of only)
  assert.ok(
    name in MANAGERS,
    `there is no --${name}; there is ${Object.keys(MANAGERS)
      .map((each) => `--${each}`)
      .join(', ')}`,
  )

try {
  run('node scripts/pack.js', root)
  for (const name of ['hotline', 'hotline-server']) assert.deepEqual(orphans(join(root, 'dist', 'packages', name)), [])
  for (const [manager, install] of Object.entries(MANAGERS)) {
    if (only.length > 0 && !only.includes(manager)) continue
    const library = emptyProject(`library-${manager}`)
    run(install(tarball('hotline')), library)
    assert.deepEqual(
      installed(library).filter((name) => !OF_LIBRARY.test(name)),
      [],
      'the library brings what it does not need',
    )
    console.log(`ok    hotline by ${manager}: ${installed(library).length} packages; ${await useLibrary(library)}`)
    const server = emptyProject(`server-${manager}`)
    run(install(tarball('hotline-server')), server)
    assert.deepEqual(
      installed(server).filter((name) => /^(?:react|react-dom|vite|zustand)$/.test(name)),
      [],
      'the server brings the page twice',
    )
    console.log(`ok    hotline-server by ${manager}: ${installed(server).length} packages; ${await useServer(server)}`)
  }
} finally {
  rmSync(bare, { recursive: true, force: true })
}
