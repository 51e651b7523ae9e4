// Packs what is built as two packages: `npm run pack`. The repository stays one; the packages differ in their manifests and files.
//   hotline         the library: what `src/index.ts` and `src/library` reach, with the dependencies that these files import
//   hotline-server  the program: every command, the server and the page, with the dependencies of those
// Both land in dist/packages, as a folder and as a tarball.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const packages = join(root, 'dist', 'packages')
/** @type {{ version: string, license: string, engines: object, exports: Record<string, { types: string, default: string }>, dependencies: Record<string, string> }} */
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const { version, license, engines, exports: entries } = manifest

/** Nothing of ours imports them: they keep packages of the server from taking versions that do not fit each other or Node 20. */
const PINNED = ['@better-auth/core', 'light-my-request']
const WEIGHTS = 'dist/src/bots/evaluation/weights'

/** @param {string} folder @returns {string[]} The files below a folder, by their paths in the repository. */
const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

/** @param {string} file @returns {string[]} What a built file imports. */
const importsOf = (file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g)].map(([, name = '']) => name)

/** @param {string} from @param {string} name @returns {string} The built file that a relative import names, a declaration where a declaration imports it. */
const imported = (from, name) => posix.join(posix.dirname(from), from.endsWith('.d.ts') ? name.replace(/\.[jt]s$/, '.d.ts') : name)

/** @param {readonly string[]} first @returns {string[]} These files and all that they import. */
function reached(first) {
  const found = new Set(first)
  for (const file of found) for (const name of importsOf(file)) if (name.startsWith('.')) found.add(imported(file, name))
  return [...found]
}

/**
 * The dependencies that these files name, and those that keep them together, with our versions.
 * @param {readonly string[]} files @returns {Record<string, string>}
 */
function dependenciesOf(files) {
  const texts = files.filter((file) => /\.(?:js|d\.ts)$/.test(file)).map((file) => readFileSync(join(root, file), 'utf8'))
  const named = (/** @type {string} */ name) => texts.some((text) => text.includes(`'${name}'`) || text.includes(`'${name}/`))
  const pinned = named('fastify') ? PINNED : []
  return Object.fromEntries(Object.entries(manifest.dependencies).filter(([name]) => named(name) || pinned.includes(name)))
}

/** A page for people has its links below it, wherever it lay. @param {string} text @param {string} from @param {readonly string[]} files */
function withLinks(text, from, files) {
  return text.replaceAll(/\]\((?!https?:|#)([^)#\s]+)(#[^)]*)?\)/g, (_link, path, anchor = '') => {
    const target = posix.join(posix.dirname(from), path)
    if (!files.includes(target)) throw new Error(`${from} links to ${target}, which is not in the package`)
    return `](${target}${anchor})`
  })
}

/**
 * @param {object} own What this package's manifest has beside the common fields.
 * @param {{ name: string, files: readonly string[], readme: string }} content
 */
function pack(own, { name, files, readme }) {
  const folder = join(packages, name)
  mkdirSync(folder, { recursive: true })
  const shipped = files.filter((file) => !file.endsWith('.map'))
  for (const file of shipped) {
    const to = join(folder, file)
    mkdirSync(dirname(to), { recursive: true })
    // The maps lead to sources that are not in the package.
    if (file.startsWith('dist/src/') && file.endsWith('.js'))
      writeFileSync(
        to,
        readFileSync(join(root, file), 'utf8')
          .replace(/^\/\/# sourceMappingURL=.*$/m, '')
          .trimEnd()
          .concat('\n'),
      )
    else cpSync(join(root, file), to)
  }
  writeFileSync(join(folder, 'README.md'), withLinks(readFileSync(join(root, readme), 'utf8'), readme, shipped))
  const whole = { name, version, license, type: 'module', engines, ...own, dependencies: dependenciesOf(shipped) }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(whole, null, 2)}\n`)
  const npm = spawnSync(`npm pack --silent --pack-destination "${packages}"`, { cwd: folder, encoding: 'utf8', shell: true })
  if (npm.status !== 0) throw new Error(`npm pack failed in ${folder}:\n${npm.stderr}`)
  const tarball = join(packages, `${name}-${version}.tgz`)
  console.log(`${relative(resolve(), tarball)}  ${shipped.length + 2} files, ${Math.round(statSync(tarball).size / 1024)} kB`)
}

for (const needed of ['dist/src/index.js', 'dist/web/index.html'])
  if (!existsSync(join(root, needed))) throw new Error(`${needed} is not built: run npm run pack`)
rmSync(packages, { recursive: true, force: true })

const common = ['LICENSE', 'CHANGELOG.md', ...filesIn('docs').filter((file) => file.endsWith('.md')), 'CONTRIBUTING.md', 'ARCHITECTURE.md']
const library = Object.fromEntries(Object.entries(entries).filter(([path]) => path !== './package.json'))

pack(
  {
    description: 'The rules of Twilight Struggle and Twilight Struggle: Red Sea, with bots, records and words',
    exports: entries,
    // Games are looked up in a list, which this module fills. All others may be left out where nothing of them is used.
    sideEffects: ['./dist/src/games/index.js'],
  },
  {
    name: 'hotline',
    files: [
      ...common,
      'examples/library-bot.js',
      ...filesIn(WEIGHTS),
      ...reached(Object.values(library).flatMap(({ types, default: main }) => [types.slice(2), main.slice(2)])),
    ],
    readme: 'docs/library.md',
  },
)

pack(
  {
    description: 'A table for Twilight Struggle and Twilight Struggle: Red Sea: play, watch, study and measure games',
    bin: { hotline: 'bin/hotline.js' },
    exports: { './package.json': './package.json' },
  },
  {
    name: 'hotline-server',
    files: [
      ...common,
      ...filesIn('docs/pictures'),
      ...filesIn('examples'),
      'bin/hotline.js',
      ...filesIn('dist/src').filter((file) => !/^dist\/src\/(?:web|library)\/|\.d\.ts$/.test(file)),
      ...filesIn('dist/web'),
    ],
    readme: 'README.md',
  },
)
