import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync, inflateSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, runnerImport } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const TEXT = /\.(?:html|js|css|json|svg|webmanifest)$/

/** Puts compressed copies beside the files of the page, so that the server only has to send them. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  writeBundle: ({ dir }) => {
    for (const file of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
      if (!TEXT.test(file)) continue
      const text = readFileSync(join(dir!, file))
      writeFileSync(join(dir!, `${file}.br`), brotliCompressSync(text))
      writeFileSync(join(dir!, `${file}.gz`), gzipSync(text))
    }
  },
})

const PUBLIC = here('src/web/public')
const WORKER = 'service-worker.js'

/** Tells the service worker which files the page has, and gives all of them together a name that changes with any of them. */
const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      const worker = bundle[WORKER]
      if (worker?.type !== 'chunk') throw new Error(`the build has no ${WORKER}`)
      const hash = createHash('sha256')
      const files = ['./']
      const add = (file: string, content: string | Uint8Array): void => {
        hash.update(file).update(content)
        if (file !== 'index.html') files.push(`./${file}`)
      }
      // Documents are read online.
      const ofPage = Object.entries(bundle).filter(([file]) => file !== WORKER && !file.startsWith('docs/'))
      for (const [file, part] of ofPage) add(file, part.type === 'chunk' ? part.code : part.source)
      for (const file of readdirSync(PUBLIC)) add(file, readFileSync(join(PUBLIC, file)))
      worker.code = worker.code
        .replaceAll('OFFLINE_FILES', JSON.stringify(files))
        .replaceAll('OFFLINE_VERSION', JSON.stringify(hash.digest('hex').slice(0, 12)))
    },
  },
})

/** The fonts that the first page needs in every language, asked for together with its script. */
const FIRST_FONTS = /ibm-plex-sans-(?:latin-[46]00|condensed-latin-600)-normal-[^/]+\.woff2$/

const fonts = (): Plugin => ({
  name: 'fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FIRST_FONTS.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` },
          injectTo: 'head',
        })),
  },
})

const LANGUAGES = ['en', 'ru'] as const
/** They begin when the drawing has been shown. */
const SCRIPTS = /<script type="module".*?<\/script>|<link rel="modulepreload".*?>/g
const EARLY = /^assets\/early-[^/]+\.js$/

/** Markup needs none. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0none' : null),
  load: (id) => (id === '\0none' ? '' : null),
}

/** A script that runs before others, with its styles: its files. */
async function built(entry: string): Promise<readonly (readonly [string, string | Uint8Array])[]> {
  const lib = { entry: here(`src/web/${entry}`), name: 'script', formats: ['iife' as const], cssFileName: 'styles' }
  const [result] = [await build({ configFile: false, logLevel: 'warn', build: { write: false, target: TARGET, lib } })].flat()
  if (result === undefined || !('output' in result)) throw new Error(`the build has no ${entry}`)
  return result.output.map((part) => [part.fileName, part.type === 'chunk' ? part.code : part.source] as const)
}

/** The first page stands in the document, drawn in each language: src/web/first. */
const firstPage = (): Plugin => ({
  name: 'first-page',
  apply: 'build',
  async buildStart() {
    for (const [, source] of await built('first/early.ts')) this.emitFile({ type: 'asset', name: 'early.js', source })
  },
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle = {} }) => {
      const { module } = await runnerImport<{ draw: (language: string) => string }>(here('src/web/first/draw.tsx'), {
        configFile: false,
        plugins: [withoutStyles],
      })
      const scripts = html.match(SCRIPTS) ?? []
      const early = Object.keys(bundle).find((file) => EARLY.test(file))
      return {
        html: html.replaceAll(SCRIPTS, ''),
        tags: [
          { tag: 'script', attrs: { src: `./${early}` }, injectTo: 'head-prepend' },
          ...LANGUAGES.map(
            (lang) => ({ tag: 'template', attrs: { lang }, children: module.draw(lang), injectTo: 'body-prepend' }) as const,
          ),
          { tag: 'template', attrs: { id: 'scripts' }, children: scripts.join(''), injectTo: 'body-prepend' },
        ],
      }
    },
  },
})

const EMBLEMS = 'virtual:emblems'
const EMBLEMS_FILE = '/emblems.svg'

/** The emblems of the cards as one sheet: `import url from 'virtual:emblems'`. */
const emblems = (): Plugin => {
  const draw = async (): Promise<string> =>
    (await runnerImport<{ drawEmblems: () => string }>(here('src/web/cards/sprite.ts'), { configFile: false })).module.drawEmblems()
  return {
    name: 'emblems',
    resolveId: (id) => (id === EMBLEMS ? `\0${EMBLEMS}` : null),
    async load(id) {
      if (id !== `\0${EMBLEMS}`) return null
      if (this.meta.watchMode) return `export default ${JSON.stringify(EMBLEMS_FILE)}`
      const file = this.emitFile({ type: 'asset', name: 'emblems.svg', source: await draw() })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(EMBLEMS_FILE, (_request, response, next) => {
        draw().then((sheet) => response.setHeader('Content-Type', 'image/svg+xml').end(sheet), next)
      })
    },
  }
}

/** A font as @fontsource has it (WOFF), unpacked: the server's renderer reads nothing else. https://www.w3.org/TR/WOFF/ */
function unpacked(woff: Buffer): Buffer {
  const HEADER = 44
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, i) => {
    const at = HEADER + 20 * i
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const data = woff.subarray(offset, offset + packed)
    return { tag: woff.subarray(at, at + 4), sum: woff.readUInt32BE(at + 16), data: packed < length ? inflateSync(data) : data }
  })
  const power = Math.floor(Math.log2(count))
  const head = Buffer.alloc(12 + 16 * count)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (count - 2 ** power), 10)
  const parts: Buffer[] = [head]
  let at = head.length
  for (const [i, { tag, sum, data }] of tables.entries()) {
    const entry = 12 + 16 * i
    tag.copy(head, entry)
    head.writeUInt32BE(sum, entry + 4)
    head.writeUInt32BE(at, entry + 8)
    head.writeUInt32BE(data.length, entry + 12)
    const padded = Math.ceil(data.length / 4) * 4
    parts.push(data, Buffer.alloc(padded - data.length))
    at += padded
  }
  return Buffer.concat(parts)
}

const PICTURE_FONTS = ['latin-400', 'latin-600', 'cyrillic-400', 'cyrillic-600']

/** What the server needs to draw pictures of positions (src/server/pictures): the wide maps and fonts. The page does not load it. */
const pictures = (): Plugin => ({
  name: 'pictures',
  apply: 'build',
  writeBundle: ({ dir }) => {
    const folder = join(dir!, 'picture')
    mkdirSync(folder, { recursive: true })
    const read = (file: string): object => JSON.parse(readFileSync(here(`src/web/board/maps/${file}.json`), 'utf8')) as object
    const boards = Object.fromEntries(
      ['twilight-struggle', 'red-sea'].map((game) => {
        const { width, height, boxes } = read(game) as Readonly<Record<string, unknown>>
        const { land } = read(`${game}.land`) as Readonly<Record<string, unknown>>
        return [game, { width, height, boxes, land }]
      }),
    )
    writeFileSync(join(folder, 'boards.json'), JSON.stringify(boards))
    for (const name of PICTURE_FONTS) {
      const woff = here(`node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-${name}-normal.woff`)
      writeFileSync(join(folder, `${name}.ttf`), unpacked(readFileSync(woff)))
    }
  },
})

/** Modules that the build draws, each by one function. */
const DRAWN: Readonly<Record<string, { readonly file: string; readonly by: string }>> = {
  'virtual:maps': { file: 'src/web/pictures/maps.ts', by: 'drawMaps' },
  'virtual:living': { file: 'src/web/first/living.ts', by: 'drawLiving' },
}

const drawn = (): Plugin => ({
  name: 'drawn',
  resolveId: (id) => (id in DRAWN ? `\0${id}` : null),
  async load(id) {
    const module = DRAWN[id.slice(1)]
    if (!id.startsWith('\0') || module === undefined) return null
    const drawing = await runnerImport<Record<string, () => unknown>>(here(module.file), { configFile: false, plugins: [withoutStyles] })
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(drawing.module[module.by]!()))})`
  },
})

/** The documents, from the folder `docs`, below /docs. */
const documents = (): Plugin => ({
  name: 'documents',
  apply: 'build',
  async buildStart() {
    const { module } = await runnerImport<{ drawDocs: (files: ReadonlyMap<string, string>) => ReadonlyMap<string, string> }>(
      here('src/web/docs/site.ts'),
      { configFile: false },
    )
    const files = readdirSync(here('docs')).filter((file) => file.endsWith('.md'))
    const texts = new Map(files.map((file) => [file, readFileSync(here(`docs/${file}`), 'utf8')]))
    const emit = (path: string, source: string | Uint8Array): void =>
      void this.emitFile({ type: 'asset', fileName: `docs/${path}`, source })
    for (const [path, text] of module.drawDocs(texts)) emit(path, text)
    for (const [file, source] of await built('docs/docs.ts')) emit(file.endsWith('.css') ? 'docs.css' : 'docs.js', source)
  },
})

const TARGET = 'es2023'

export default defineConfig({
  root: here('src/web'),
  // The page may stand under any path.
  base: './',
  plugins: [react(), emblems(), drawn(), firstPage(), documents(), fonts(), offline(), compressed(), pictures()],
  worker: { format: 'es' },
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    target: TARGET,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: here('src/web/index.html'), 'service-worker': here('src/web/offline/service-worker.ts') },
      output: {
        // The address of a service worker must stay the same.
        entryFileNames: ({ name }) => (name === 'service-worker' ? WORKER : 'assets/[name]-[hash].js'),
        // What changes seldom stands apart: a new version of the page does not fetch it again.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
            // With all that it needs: one file comes sooner than twenty.
            { name: 'home', test: /src[\\/]web[\\/](?:app\.tsx|theme[\\/]theme\.css|parts[\\/]parts\.css)$/ },
            { name: 'rooms', test: /src[\\/]web[\\/]words[\\/]rooms\.ts$/ },
            { name: 'games', test: /src[\\/]web[\\/]home[\\/](?:continue|lists)\.tsx$/ },
            { name: 'living', test: /src[\\/]web[\\/]pictures[\\/]living-board\.tsx$/ },
          ],
        },
      },
    },
  },
})
