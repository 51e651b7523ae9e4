/** `npm version` dates the section of the release in CHANGELOG.md (scripts/changelog.js). */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hotline-release-'))
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function release(changelog: string): { readonly status: number | null; readonly text: string; readonly stderr: string } {
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog)
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/changelog.js')], { cwd: folder, encoding: 'utf8' })
  return { status, stderr, text: readFileSync(join(folder, 'CHANGELOG.md'), 'utf8') }
}

test('the section of the version gets the date', () => {
  const { status, text } = release('# Changelog\n\n## 1.2.3, not released yet\n\n- New.\n\n## 1.2.2, 2026-01-02\n')
  expect(status).toBe(0)
  expect(text).toMatch(/^# Changelog\n\n## 1\.2\.3, \d{4}-\d\d-\d\d\n\n- New\.\n\n## 1\.2\.2, 2026-01-02\n$/)
})

test('a version without a section is refused, and nothing is changed', () => {
  const changelog = '# Changelog\n\n## 1.2.2, 2026-01-02\n'
  expect(release(changelog)).toEqual({ status: 1, text: changelog, stderr: expect.stringContaining('"## 1.2.3, not released yet"') })
})
