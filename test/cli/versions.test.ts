/** Saved games and matches go on by the version of the rules that they began with. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { BadArguments } from '../../src/cli/args.ts'
import { openMatchFile } from '../../src/cli/commands/arena/file.ts'
import { DamagedSave, isSameGame, read, write } from '../../src/cli/commands/play/saved.ts'
import { NEWEST } from '../../src/rules/version.ts'
import { recordBy, SCORES } from '../records/version-1.ts'

const folder = mkdtempSync(join(tmpdir(), 'hotline-versions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const game = 'twilight-struggle'

describe.each(SCORES)('version $version', ({ version, vp }) => {
  const text = recordBy(version)

  test('of a saved game', () => {
    const saved = JSON.stringify({ ...(JSON.parse(text) as object), players: { us: 'human', ussr: 'human' }, seed: 7 })
    const s = read(saved)
    expect([s.match.state.rules, s.match.state.vp]).toEqual([version, vp])
    expect(JSON.parse(write(s))).toMatchObject({ rules: version })
    expect(read(write(s)).match.state).toEqual(s.match.state)
    expect(isSameGame(write(s), s)).toBe(true)
    const other = SCORES.find((one) => one.version !== version)!.version
    expect(isSameGame(saved.replace(`"rules":${version}`, `"rules":${other}`), s)).toBe(false)
  })

  test('of a match that goes on', () => {
    const file = join(folder, `match-${version}.jsonl`)
    const match = { wanted: { game }, players: ['random', 'careful'], seed: 3 } as const
    writeFileSync(file, `${JSON.stringify({ format: 'hotline-arena', version: 1, rules: version, ...match })}\n`)
    expect(openMatchFile(file, match).match.wanted).toEqual({ game, rules: version })
  })
})

describe('a version that this program does not have', () => {
  const text = recordBy(NEWEST + 1)

  test('is refused in a saved game', () => {
    const saved = JSON.stringify({ ...(JSON.parse(text) as object), players: { us: 'human', ussr: 'human' }, seed: 7 })
    expect(() => read(saved)).toThrow(DamagedSave)
  })

  test('is refused in a match', () => {
    const file = join(folder, 'match.jsonl')
    const match = { wanted: { game }, players: ['random', 'careful'], seed: 3 } as const
    writeFileSync(file, `${JSON.stringify({ format: 'hotline-arena', version: 1, rules: NEWEST + 1, ...match })}\n`)
    expect(() => openMatchFile(file, match)).toThrow(BadArguments)
  })
})
