/** `hotline play`: a game in the terminal, between people, or between people and bots. */

import { randomInt } from 'node:crypto'
import { PLAYERS, playerProblem } from '../../bots/players/names.ts'
import { type Side, US, USSR } from '../../engine/script.ts'
import { rulesOf } from '../../games/index.ts'
import { HUMAN } from '../../match/players.ts'
import { seatOf } from '../../match/seats.ts'
import { LEVELS } from '../../protocol/levels.ts'
import type { Language } from '../../words/languages.ts'
import { phrase } from '../../words/program.ts'
import { type Words, words } from '../../words/speak.ts'
import { BadArguments, type Command, flags, givenAmong, readArguments } from '../args.ts'
import { flashpoints } from '../board.ts'
import { FileError, readText } from '../files.ts'
import { KIND, kindOf } from '../kind.ts'
import { LANGUAGE } from '../language.ts'
import { POSITION, positionIn } from '../position.ts'
import { Conversation } from './play/conversation.ts'
import { type Damage, DamagedSave, read } from './play/saved.ts'
import { begin, type Setting, type TerminalSession } from './play/session.ts'
import { type Streams, type Terminal, terminal } from './play/terminal.ts'
import { type BotThread, botThread } from './play/thinking.ts'

/** A seat that is not given on the command line. */
const ASK = 'ask'
const SEATS = [HUMAN, ...PLAYERS.keys(), ASK]
const LISTED_SEATS = [HUMAN, ...LEVELS, ASK]
/** The default opponent of a person. */
const OPPONENT = 'club'
const LARGEST_SEED = 2 ** 32

export const command = {
  name: 'play',
  help: phrase('command.play'),
  options: {
    us: {
      is: 'name',
      usual: ASK,
      among: SEATS,
      isValid: (given) => playerProblem(given) === null,
      listed: LISTED_SEATS,
      help: phrase('option.us'),
      more: phrase('option.thinking'),
    },
    ussr: {
      is: 'name',
      usual: ASK,
      among: SEATS,
      isValid: (given) => playerProblem(given) === null,
      listed: LISTED_SEATS,
      help: phrase('option.ussr'),
      more: phrase('option.thinking'),
    },
    language: LANGUAGE,
    ...KIND,
    ...POSITION,
    seed: { is: 'number', usual: 0, least: 0, most: LARGEST_SEED, help: phrase('option.play.seed') },
    hints: { is: 'choice', usual: 'yes', among: ['yes', 'no'], help: phrase('option.hints') },
    resume: { is: 'text', usual: '', value: 'FILE', help: phrase('option.resume') },
    autosave: { is: 'text', usual: 'hotline-autosave.json', value: 'FILE', help: phrase('option.autosave') },
  },
} as const satisfies Command

type Wanted = NonNullable<ReturnType<typeof readArguments<(typeof command)['options']>>>

export async function play(
  args: readonly string[],
  streams: Streams = { input: process.stdin, output: process.stdout },
  bots: BotThread = botThread(),
): Promise<number | null> {
  const wanted = readArguments(command, args)
  if (wanted === null) return null
  if (wanted.resume !== '') refuseSettings(args)
  const w = words(wanted.language as Language, wanted.game)
  const t = terminal(streams)
  const leave = (): void => t.end()
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, leave)
  try {
    return wanted.resume === '' ? await playNew(wanted, t, w, bots) : await playSaved(wanted, t, w, bots)
  } finally {
    for (const signal of signals) process.off(signal, leave)
    t.end()
    await bots.stop()
  }
}

/** A saved game goes on as it was begun, in its own file. */
function refuseSettings(args: readonly string[]): void {
  const settings = givenAmong(command, args).filter((name) => name !== 'resume' && name !== 'language')
  if (settings.length > 0) throw new BadArguments(phrase('bad.resume', { flags: flags(settings) }))
}

async function playNew(wanted: Wanted, t: Terminal, w: Words, bots: BotThread): Promise<number> {
  const kind = kindOf(wanted)
  const position = positionIn(wanted.position, kind)
  const { game, ...options } = kind
  const seats = await seatsOf(wanted, t, w)
  if (seats === null) return 0
  const hints = wanted.hints === 'no' ? { hints: false } : {}
  const setting = { game, options, position, seats, seed: wanted.seed || randomInt(1, LARGEST_SEED), ...hints }
  const s = begin(setting)
  const own = words(w.language, s.match.state.game, s.match.state.options.edition)
  t.print(own.say('cli.welcome', { game: own.game(), ...playersOf(s, own), seed: String(setting.seed) }))
  await converse(s, t, own, bots, wanted.autosave, false)
  return 0
}

async function playSaved(wanted: Wanted, t: Terminal, w: Words, bots: BotThread): Promise<number> {
  let s: TerminalSession
  try {
    s = read(readText(wanted.resume))
  } catch (error) {
    const isMissing = error instanceof FileError && error.code === 'missing'
    const problem = problemOf(error, w)
    if (problem === null) throw error
    t.print(isMissing ? w.say('cli.load-missing', { file: wanted.resume }) : w.say('cli.load-failed', { file: wanted.resume, problem }))
    return 1
  }
  const own = words(w.language, s.match.state.game, s.match.state.options.edition)
  t.print(own.say('cli.resumed', { game: own.game(), ...playersOf(s, own), file: wanted.resume, n: s.match.made.length }))
  await converse(s, t, own, bots, wanted.resume, true)
  return 0
}

async function converse(s: TerminalSession, t: Terminal, w: Words, bots: BotThread, file: string, hasFile: boolean): Promise<void> {
  if (s.setting.seats.includes(HUMAN))
    t.print(w.say('cli.how-to'), w.say('cli.option-legend', { flashpoints: flashpoints(rulesOf(s.match.state).map) }))
  await new Conversation(s, t, w, bots, file, hasFile).run()
}

function playersOf(s: TerminalSession, w: Words): { readonly us: string; readonly ussr: string } {
  const name = (side: Side): string => {
    const player = s.setting.seats[seatOf(s.match.state, side)]
    return player === HUMAN ? w.say('cli.player-human') : player
  }
  return { us: name(US), ussr: name(USSR) }
}

/** The seats of the command line. Asks for the side where none is given; the opponent of a person is a bot by default. */
async function seatsOf(wanted: Wanted, t: Terminal, w: Words): Promise<Setting['seats'] | null> {
  const { us, ussr } = wanted
  if (us !== ASK || ussr !== ASK) {
    const against = (seat: string): string => (seat === HUMAN ? OPPONENT : HUMAN)
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
    if (i >= 0) return [i === USSR ? OPPONENT : HUMAN, i === US ? OPPONENT : HUMAN]
    t.print(w.say('cli.no-such-number', { text: line.trim() }))
  }
}

/** The message about a file error; null for other errors. */
function problemOf(error: unknown, w: Words): string | null {
  if (error instanceof FileError) return w.say('cli.load-unreadable', { problem: error.message })
  return error instanceof DamagedSave ? damageIn(error.damage, w) : null
}

function damageIn(damage: Damage, w: Words): string {
  if (damage.key !== 'bad-move') return w.say(`cli.load-${damage.key}`, { ...damage })
  const { n, move, reason } = damage
  return w.say('cli.load-bad-move', { n, move, reason: reason === null ? 'none' : w.reason(reason) })
}
