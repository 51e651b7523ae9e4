// What people and programs see of Hotline without a game: the help of the command line, and the declarations of the library.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LIBRARY, PROGRAM } from './built.js'

/** @param {string[]} args */
function help(...args) {
  const { PATH } = process.env
  // As it is without settings, and in English.
  const { stdout, stderr, status } = spawnSync(process.execPath, [fileURLToPath(PROGRAM), ...args, '--help'], {
    encoding: 'utf8',
    env: { PATH, LC_ALL: 'C' },
  })
  if (status !== 0) throw new Error(stderr)
  // The usual number of cores is that of the machine.
  return stdout.replaceAll(/^( *--cores N .*) \[default \d+\]$/gm, '$1 [default all]')
}

/** @returns {string[]} */
export function goldenHelp() {
  const usage = help()
  const commands = [...usage.matchAll(/^ {2}(\w+) /gm)].map(([, name = '']) => name)
  return [usage, ...commands.map((name) => help(name))].flatMap((text) => text.split('\n'))
}

/** @typedef {{ declared: Map<string, string>, from: Map<string, [name: string, file: URL]>, all: URL[] }} Declarations */

/** @type {Map<string, Declarations>} */
const read = new Map()

/**
 * The declarations of a file, without comments, and the names that it has from others.
 * @param {URL} file
 */
function declarationsIn(file) {
  const known = read.get(file.href)
  if (known !== undefined) return known
  /** @type {Declarations} */
  const found = { declared: new Map(), from: new Map(), all: [] }
  read.set(file.href, found)
  const text = readFileSync(file, 'utf8').replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '')
  for (const statement of text.split(/^(?=[a-z])/m)) {
    const [, names, path] = /^(?:import|export)(?: type)? (\*|\{[\s\S]*\}) from '(\..*)\.ts';/.exec(statement) ?? []
    if (names !== undefined) {
      const source = new URL(`${path}.d.ts`, file)
      if (names === '*') found.all.push(source)
      for (const [, name = '', as = name] of names.matchAll(/(?:type )?(\w+)(?: as (\w+))?[,\s]/g)) found.from.set(as, [name, source])
      continue
    }
    const [, name] = /^(?:export )?(?:declare )?(?:abstract )?(?:const|let|function|class|interface|type) (\w+)/.exec(statement) ?? []
    // Overloads, and a constant with its type, have one name.
    if (name !== undefined) found.declared.set(name, (found.declared.get(name) ?? '') + statement)
    else if (statement.trim() !== '' && !statement.startsWith('export {}')) throw new Error(`${file.href}: ${statement}`)
  }
  return found
}

/**
 * @param {string} name
 * @param {URL} file
 * @returns {{ name: string, file: URL, text: string } | null}
 */
function declarationOf(name, file) {
  const { declared, from, all } = declarationsIn(file)
  const text = declared.get(name)
  if (text !== undefined) return { name, file, text }
  const source = from.get(name)
  if (source !== undefined) return declarationOf(...source)
  return all.map((one) => declarationOf(name, one)).find((found) => found !== null) ?? null
}

/** @param {URL} file @returns {string[]} */
function exportedFrom(file) {
  const { declared, from, all } = declarationsIn(file)
  const own = [...declared].flatMap(([name, text]) => (text.startsWith('export ') ? [name] : []))
  return [...own, ...from.keys(), ...all.flatMap(exportedFrom)]
}

/** What the library exports, and every declaration that it is made of, by their names, whichever file they stand in. */
export function goldenTypes() {
  const names = Object.entries(LIBRARY).flatMap(([from, file]) =>
    [...new Set(exportedFrom(file))].sort().map((name) => ({ from, name, file })),
  )
  const found = new Set()
  /** @type {string[]} */
  const texts = []
  const open = names.map(({ name, file }) => ({ name, file }))
  for (const used of open) {
    const one = declarationOf(used.name, used.file)
    if (one === null || found.has(`${one.name} ${one.file.href}`)) continue
    const { name, file, text } = one
    // The catalogue: its sentences are in words.txt.
    if (name === 'en') continue
    found.add(`${name} ${file.href}`)
    texts.push(text.replaceAll(/^(export )?(declare )?/gm, '').trimEnd())
    // A word before a colon or a parenthesis is the name of a property.
    for (const [word] of text.matchAll(/\b[A-Za-z]\w*\b(?!\??:|\()/g)) open.push({ name: word, file })
  }
  const named = texts.map((text) => ({ text, name: text.replace(/^(abstract )?\w+ /, '') }))
  return [
    ...names.map(({ from, name }) => `${from} exports ${name}`),
    ...named.sort((a, b) => (a.name < b.name ? -1 : 1)).flatMap(({ text }) => text.split('\n')),
  ]
}
