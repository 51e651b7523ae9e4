/** `hotline verify`: verifies all chance of finished games. */
import { readFileSync } from 'node:fs'
import { BadRecord, type GameRecord, readRecord } from '../../records/record.ts'
import { chanceQuestions, type Verdict, verifyFairness } from '../../records/verify.ts'
import { phrase } from '../../words/program.ts'
import { BadArguments, type Command, filesAmong, givenAmong, readArguments, refuseBeside } from '../args.ts'
import { problemOfFile } from '../open-file.ts'

export const command = {
  name: 'verify',
  help: phrase('command.verify'),
  options: {
    commitment: {
      is: 'text',
      usual: '',
      value: 'HASH[,HASH]',
      help: phrase('option.commitment'),
    },
    questions: {
      is: 'switch',
      help: phrase('option.questions'),
    },
  },
  files: 'RECORD…',
} as const satisfies Command

/** A verdict in words. */
export function sentenceOf(verdict: Verdict): string {
  if (verdict.fair) return `fair: all ${verdict.answers} dice and draws follow from the secret`
  switch (verdict.why) {
    case 'no-secret':
      return 'it tells nothing of its chance: it was not played on a server'
    case 'commitment':
      return `NOT FAIR: the secret has the hash ${verdict.found}, but ${verdict.expected} was promised`
    case 'contribution':
      return `NOT FAIR: what the ${verdict.seat} seat revealed is not what it had committed itself to`
    case 'chance':
      return `NOT FAIR: move ${verdict.move} is ${verdict.found}, but the secret gives ${verdict.expected}`
    case 'history':
      return `NOT FAIR: move ${verdict.move} does not fit the rules, or the moves that count`
  }
}

/** The record in a file, or why there is none. */
function recordIn(file: string): GameRecord | string {
  try {
    const text = readFileSync(file, 'utf8')
    return text.trimStart().startsWith('{') ? readRecord(text).record : 'this is not the record of a game (it would begin with "{")'
  } catch (error) {
    const problem = error instanceof BadRecord ? error.message : problemOfFile(error)
    if (problem === null) throw error
    return problem
  }
}

function verdictOn(record: GameRecord, written: string): Verdict {
  const { fair } = record
  if (fair === undefined) return verifyFairness(record)
  const promised = new Set([fair.commitment, ...(fair.commitments ?? [])])
  const missing = written.split(',').find((hash) => hash !== '' && !promised.has(hash))
  return missing === undefined ? verifyFairness(record) : { fair: false, why: 'commitment', expected: missing, found: fair.commitment }
}

export function verify(args: readonly string[]): number | null {
  const options = readArguments(command, args)
  if (options === null) return null
  const files = filesAmong(command, args)
  if (files.length === 0) throw new BadArguments(phrase('bad.verify-files'))
  if (options.questions) {
    refuseBeside('questions', givenAmong(command, args), ['commitment'])
  }
  let isFine = true
  for (const file of files) {
    const record = recordIn(file)
    if (typeof record === 'string') {
      isFine = false
      ;(options.questions ? process.stderr : process.stdout).write(`${file}: ${record}\n`)
    } else if (options.questions) process.stdout.write(`${JSON.stringify(chanceQuestions(record))}\n`)
    else {
      const verdict = verdictOn(record, options.commitment)
      isFine &&= verdict.fair
      process.stdout.write(`${file}: ${sentenceOf(verdict)}\n`)
    }
  }
  return isFine ? 0 : 1
}
