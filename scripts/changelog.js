// Dates the section of a release in CHANGELOG.md: `npm version 0.2.0` runs it. It refuses a version without a section of its own.
import { readFileSync, writeFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const text = readFileSync('CHANGELOG.md', 'utf8')
const heading = `## ${version}, not released yet\n`
if (!text.includes(heading)) {
  console.error(`CHANGELOG.md has no section "${heading.trim()}". Write what changed for users under that heading first.`)
  process.exit(1)
}
writeFileSync('CHANGELOG.md', text.replace(heading, `## ${version}, ${new Date().toISOString().slice(0, 10)}\n`))
