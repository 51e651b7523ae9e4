/** docs/record.md: its examples open and replay, and its tables have the fields of the format. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openGame } from '../../src/records/open.ts'
import { readRecord, writeRecord, writeRecordLines } from '../../src/records/record.ts'

const page = readFileSync('docs/record.md', 'utf8')
const examples = [...page.matchAll(/^```json\n(.*?)^```$/gms)].map(([, text]) => text!)

test('there is an example of each game, and of both forms', () => {
  expect(examples.map((text) => readRecord(text).record.game)).toEqual(['twilight-struggle', 'red-sea'])
  expect(examples.map((text) => JSON.stringify(readRecord(text).record).includes('"at"'))).toEqual([true, false])
})

test.each(examples)('example %# replays, and is the same when it is written again', (text) => {
  const { difference, compared } = openGame(text)
  const { record } = readRecord(text)
  expect({ difference, compared }).toEqual({ difference: null, compared: record.moves.length })
  for (const write of [writeRecord, writeRecordLines]) expect(readRecord(write(record)).record).toEqual(record)
})

test('the tables list the fields of the code', () => {
  const source = readFileSync('src/records/record.ts', 'utf8')
  const fields = (text: string): string[] => text.match(/\w+/g) ?? []
  const header = fields(/const HEADER = \[(.*)\]/.exec(source)![1]!)
  const fair = fields(/hasOnly\(value, \[(.*)\]\)\) return false/.exec(source)![1]!)
  const move = fields(/refuseOthers\(fields, \[(.*?)\]/.exec(source)![1]!)
  const listed = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name!)
  expect(listed.sort()).toEqual([...header, ...move, ...fair].sort())
})
