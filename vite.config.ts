import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  root: here('src/web'),
  // The page may stand under any path.
  base: './',
  plugins: [react(), compressed()],
  worker: { format: 'es' },
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // What changes seldom stands apart: a new version of the page does not fetch it again.
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
})
