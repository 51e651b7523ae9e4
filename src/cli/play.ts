/** `hotline play`: a game in the terminal, between people, or between people and players of the program. */
import { randomInt } from 'node:crypto'
import { PLAYERS } from '../bots/players.ts'
import { US, USSR } from '../engine/script.ts'
import type { NewGame } from '../rules/game.ts'
import { BadOptions } from '../rules/options.ts'
import { rulesOf } from '../rules/ruleset.ts'
import { LANGUAGES, type Language } from '../words/languages.ts'
import { type Words, words } from '../words/speak.ts'
import { BadArguments, type Command, readArguments } from './args.ts'
import { flashpoints } from './play/board.ts'
import { Conversation } from './play/conversation.ts'
import { FileTrouble, readText } from './play/files.ts'
import { type Damage, DamagedSave, read } from './play/saved.ts'
import { begin, HUMAN, type Session, type Setting } from './play/session.ts'
import { type Streams, type Terminal, terminal } from './play/terminal.ts'
import { KIND } from './surroundings.ts'

/** A seat that is not given on the command line. */
const ASK = 'ask'
const SEATS = [HUMAN, ...PLAYERS.keys(), ASK]
const LARGEST_SEED = 2 ** 32

export const command = {
  name: 'play',
  help: 'play a game in the terminal',
  options: {
    us: { is: 'name', usual: ASK, among: SEATS, help: `who plays the US: ${SEATS.join(', ')}` },
    ussr: { is: 'name', usual: ASK, among: SEATS, help: 'who plays the USSR' },
    language: { is: 'name', usual: languageOf(process.env), among: LANGUAGES, help: `the language: ${LANGUAGES.join(', ')}` },
    ...KIND,
    seed: { is: 'number', usual: 0, least: 0, most: LARGEST_SEED, help: 'the same seed gives the same dice and deals; 0 for a new one' },
    'no-optional-cards': { is: 'switch', help: 'play without the optional cards' },
    'show-held-cards': { is: 'switch', help: 'show the cards that are kept at the end of a turn' },
    'handicap-us': { is: 'number', usual: 0, least: 0, most: 20, help: 'extra influence of the US' },
    'handicap-ussr': { is: 'number', usual: 0, least: 0, most: 20, help: 'extra influence of the USSR' },
    readings: { is: 'text', usual: '', value: 'NAME=VALUE,…', help: 'readings of contested rules, as wargamesTie=opponent' },
    resume: { is: 'text', usual: '', value: 'FILE', help: 'go on with a saved game' },
    autosave: { is: 'text', usual: 'hotline-autosave.json', value: 'FILE', help: 'where a game is kept that you leave' },
  },
} as const satisfies Command

type Wanted = NonNullable<ReturnType<typeof readArguments<(typeof command)['options']>>>

export async function play(
  args: readonly string[],
  streams: Streams = { input: process.stdin, output: process.stdout },
): Promise<number | null> {
  const wanted = readArguments(command, args)
  if (wanted === null) return null
  const w = words(wanted.language as Language, wanted.game)
  const t = terminal(streams)
  const leave = (): void => t.end()
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, leave)
  try {
    return wanted.resume === '' ? await playNew(wanted, t, w) : await playSaved(wanted, t, w)
  } finally {
    for (const signal of signals) process.off(signal, leave)
    t.end()
  }
}

/** The language of the surroundings, as the environment names it. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en'
}

async function playNew(wanted: Wanted, t: Terminal, w: Words): Promise<number> {
  const options = optionsOf(wanted)
  const seats = await seatsOf(wanted, t, w)
  if (seats === null) return 0
  const setting = { game: wanted.game, options, seats, seed: wanted.seed || randomInt(1, LARGEST_SEED) }
  const s = newSession(setting)
  const own = words(w.language, s.g.game)
  t.print(own.say('cli.welcome', { game: own.game(), ...playersOf(s, own), seed: String(setting.seed) }))
  await converse(s, t, own, wanted.autosave, false)
  return 0
}

function newSession(setting: Setting): Session {
  try {
    return begin(setting)
  } catch (error) {
    if (error instanceof BadOptions) throw new BadArguments(`${error.message}.`, { cause: error })
    throw error
  }
}

async function playSaved(wanted: Wanted, t: Terminal, w: Words): Promise<number> {
  let s: Session
  try {
    s = read(readText(wanted.resume))
  } catch (error) {
    const problem = problemOf(error, w)
    if (problem === null) throw error
    t.print(w.say('cli.load-failed', { file: wanted.resume, problem }))
    return 1
  }
  const own = words(w.language, s.g.game)
  t.print(own.say('cli.resumed', { game: own.game(), ...playersOf(s, own), file: wanted.resume, n: s.moves.length }))
  await converse(s, t, own, wanted.resume, true)
  return 0
}

async function converse(s: Session, t: Terminal, w: Words, file: string, hasFile: boolean): Promise<void> {
  if (s.setting.seats.includes(HUMAN))
    t.print(w.say('cli.how-to'), w.say('cli.option-legend', { flashpoints: flashpoints(rulesOf(s.g).map) }))
  await new Conversation(s, t, w, file, hasFile).run()
}

function playersOf({ setting }: Session, w: Words): { readonly us: string; readonly ussr: string } {
  const name = (seat: string): string => (seat === HUMAN ? w.say('cli.player-human') : seat)
  return { us: name(setting.seats[US]), ussr: name(setting.seats[USSR]) }
}

/** Seats as given; a side that is not given is asked for, or is the random player's where the other side is a person's. */
async function seatsOf(wanted: Wanted, t: Terminal, w: Words): Promise<Setting['seats'] | null> {
  const { us, ussr } = wanted
  if (us !== ASK || ussr !== ASK) {
    const against = (seat: string): string => (seat === HUMAN ? 'random' : HUMAN)
    return [us === ASK ? against(ussr) : us, ussr === ASK ? against(us) : ussr]
  }
  const names = [w.side(US), w.side(USSR), w.say('cli.side-both')]
  for (;;) {
    t.print(w.say('cli.side-question'), ...names.map((name, i) => `${i + 1} ${name}`))
    const line = await t.line()
    if (line === null) return null
    const answer = line.trim().toLowerCase()
    const i = names.findIndex(
      (name, at) => answer === String(at + 1) || answer === ['us', 'ussr', 'both'][at] || answer === name.toLowerCase(),
    )
    if (i >= 0) return [i === USSR ? 'random' : HUMAN, i === US ? 'random' : HUMAN]
    t.print(w.say('cli.no-such-number', { text: line.trim() }))
  }
}

function optionsOf(wanted: Wanted): Omit<NewGame, 'game'> {
  const readings: Record<string, string | boolean> = {}
  for (const pair of wanted.readings === '' ? [] : wanted.readings.split(',')) {
    const [name, value, ...more] = pair.split('=')
    if (name === undefined || value === undefined || more.length > 0)
      throw new BadArguments(`--readings takes names and values, as wargamesTie=opponent, not ${JSON.stringify(pair)}.`)
    readings[name] = value === 'true' ? true : value === 'false' ? false : value
  }
  return {
    optionalCards: !wanted['no-optional-cards'],
    mix: wanted.mix,
    showHeldCards: wanted['show-held-cards'],
    handicap: [wanted['handicap-us'], wanted['handicap-ussr']],
    readings,
  }
}

/** What is wrong with a file, in words; null where it is not the file's fault. */
function problemOf(error: unknown, w: Words): string | null {
  if (error instanceof FileTrouble) return w.say('cli.load-unreadable', { problem: error.message })
  return error instanceof DamagedSave ? damageIn(error.damage, w) : null
}

function damageIn(damage: Damage, w: Words): string {
  if (damage.key !== 'bad-move') return w.say(`cli.load-${damage.key}`, { ...damage })
  const { n, move, reason, otherRules } = damage
  return w.say('cli.load-bad-move', { n, move, reason: reason === null ? 'none' : w.reason(reason), rules: otherRules ?? 'none' })
}
