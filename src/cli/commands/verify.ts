/** `hotline verify`: computes all chance of finished games again. */
import { readFileSync } from 'node:fs'
import { BadRecord, readRecord } from '../../records/record.ts'
import { type Verdict, verifyFairness } from '../../records/verify.ts'
import { BadArguments, type Command, filesAmong, readArguments } from '../args.ts'

export const command = {
  name: 'verify',
  help: 'computes all dice and draws of finished games again, from the secret promised before the first deal',
  options: {
    commitment: {
      is: 'text',
      usual: '',
      value: 'HASH',
      help: 'the hash that you wrote down before the first deal; it has to be the one in the record',
    },
  },
  files: 'RECORD…',
} as const satisfies Command

/** What a verdict says, for a person. */
export function sentenceOf(verdict: Verdict): string {
  if (verdict.fair) return `fair: all ${verdict.answers} dice and draws follow from the secret`
  switch (verdict.why) {
    case 'no-secret':
      return 'it tells nothing of its chance: it was not played on a server'
    case 'commitment':
      return `NOT FAIR: the secret has the hash ${verdict.found}, but ${verdict.expected} was promised`
    case 'chance':
      return `NOT FAIR: move ${verdict.move} is ${verdict.found}, but the secret gives ${verdict.expected}`
    case 'history':
      return `NOT FAIR: move ${verdict.move} does not fit the rules, or the moves that count`
  }
}

function verdictOn(text: string, commitment: string): Verdict {
  const { record } = readRecord(text)
  const { fair } = record
  if (commitment !== '' && fair !== undefined && fair.commitment !== commitment)
    return { fair: false, why: 'commitment', expected: commitment, found: fair.commitment }
  return verifyFairness(record)
}

export function verify(args: readonly string[]): number | null {
  const options = readArguments(command, args)
  if (options === null) return null
  const files = filesAmong(command, args)
  if (files.length === 0) throw new BadArguments('name the files of the records to verify.')
  let isFair = true
  for (const file of files) {
    let line: string
    try {
      const verdict = verdictOn(readFileSync(file, 'utf8'), options.commitment)
      isFair &&= verdict.fair
      line = sentenceOf(verdict)
    } catch (error) {
      if (!(error instanceof BadRecord) && (error as NodeJS.ErrnoException).code === undefined) throw error
      isFair = false
      line = (error as Error).message
    }
    process.stdout.write(`${file}: ${line}\n`)
  }
  return isFair ? 0 : 1
}
