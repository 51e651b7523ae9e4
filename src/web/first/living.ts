/** Plays a game between two bots when the page is built, and takes some rounds out of its middle. The page itself never loads this. */
import { icons } from '@iconify-json/game-icons'
import { chanceFrom } from '../../bots/chance.ts'
import { generator } from '../../bots/generator.ts'
import { playerNamed } from '../../bots/players/names.ts'
import { anyAsked } from '../../bots/players/random.ts'
import { type Actor, CHANCE, type Move } from '../../engine/script.ts'
import { newGame, rulesNamed } from '../../games/index.ts'
import { apply, asked, decision, resample, view } from '../../rules/api.ts'
import type { Note } from '../../rules/notes.ts'
import { SPECTATOR } from '../../rules/view.ts'
import { type LastPlay, lastPlayOf } from '../../scenes/last-play.ts'
import { toBeat } from '../../scenes/steps.ts'
import { shortName } from '../../words/board.ts'
import { LANGUAGES } from '../../words/languages.ts'
import { sayScenesIn } from '../../words/scenes.ts'
import { type Words, words } from '../../words/speak.ts'
import layout from '../board/maps/twilight-struggle.json'
import { EMBLEMS } from '../cards/emblems.ts'
import type { InEachLanguage, LivingGame, LivingPlay, LivingRoll } from '../pictures/living-game.ts'
import { effectText, playText } from '../table/scene-words.ts'

const GAME = 'twilight-struggle'
const SEED = 14
/** The rounds that are shown: enough for some minutes. */
const FIRST_TURN = 2
const PLAYS = 24
/** Farther east than this the first play is seen beside the title. */
const WEST = 640

const inEach = (say: (w: Words) => string): InEachLanguage =>
  Object.fromEntries(LANGUAGES.map((language) => [language, say(words(language, GAME))])) as InEachLanguage

interface Watched {
  readonly actors: readonly Actor[]
  readonly notes: readonly (readonly Note[])[]
  /** The board before each move, and after the last. */
  readonly boards: readonly (readonly number[])[]
  readonly turns: readonly number[]
}

function watch(moves: readonly Move[]): Watched {
  const g = newGame({ game: GAME })
  const notes: Note[][] = []
  const boards = [[...g.influence]]
  const turns: number[] = []
  for (const move of moves) {
    const made: Note[] = []
    turns.push(g.turn)
    apply(g, move, made)
    notes.push(made)
    boards.push([...g.influence])
  }
  return { actors: moves.map(({ by }) => by), notes, boards, turns }
}

function emblemOf(card: number): string {
  const name = EMBLEMS[GAME][rulesNamed(GAME)!.cards[card]!.id as keyof (typeof EMBLEMS)[typeof GAME]]
  return /\bd="([^"]+)"/.exec(icons.icons[name]?.body ?? '')?.[1] ?? ''
}

function rollOf({ notes }: LastPlay): (LivingRoll & { readonly country: number }) | null {
  const coup = notes.find((note) => note.key === 'coup')
  if (coup?.key !== 'coup') return null
  const { die, ops, mod, n, country } = coup
  return { die, ops, mod, needed: toBeat(coup), by: n, country }
}

function changesBetween(before: readonly number[], after: readonly number[]): LivingPlay['changes'] {
  const changed = [...new Set(after.flatMap((n, i) => (n === before[i] ? [] : [i >> 1])))]
  return changed.map((country) => [country, after[country * 2]!, after[country * 2 + 1]!] as const)
}

/** The moves of a game between two bots. Chance, and what decides who is asked first, have generators of their own. */
function played(game: string): Move[] {
  const g = newGame({ game })
  const chance = chanceFrom(SEED)
  const order = generator(SEED, CHANCE + 1)
  const players = [0, 1].map((side) => ({ answer: playerNamed('club')(), random: generator(SEED, side) }))
  const moves: Move[] = []
  while (g.result === null) {
    const by = anyAsked(asked(g), order)
    const asks = decision(g, by)!
    const one = players[by]
    const pick =
      by === CHANCE || one === undefined
        ? chance(g, asks)
        : one.answer({ side: by, random: one.random, decision: asks, view: () => view(g, by), sample: () => resample(g, by, one.random) })
    moves.push({ by, pick })
    apply(g, moves.at(-1)!)
  }
  return moves
}

/** The last board of a short game. */
function sampleOf(game: string): readonly number[] {
  const g = newGame({ game })
  for (const move of played(game)) apply(g, move)
  return [...g.influence]
}

const OWNERS = ['us', 'ussr', 'both'] as const

export function drawLiving(): LivingGame {
  const rules = rulesNamed(GAME)!
  const { actors, notes, boards, turns } = watch(played(GAME))
  const begun = notes.flatMap((made, move) => (turns[move]! >= FIRST_TURN && made.some(({ key }) => key === 'plays') ? [move] : []))
  let shown = boards[begun[0]!]!
  const start = shown
  const plays = begun.flatMap((move): LivingPlay[] => {
    const play = lastPlayOf({ actors, notes }, SPECTATOR, move + 1)!
    const roll = rollOf(play)
    const changes = changesBetween(shown, boards[play.to]!)
    // Space, scoring and failures move nothing on the board.
    if (play.use === null || changes.length === 0) return []
    shown = boards[play.to]!
    const facts = rules.cards[play.card]!
    return [
      {
        side: play.side,
        turn: turns[move]!,
        ops: facts.ops,
        owner: OWNERS[facts.side] ?? 'both',
        emblem: emblemOf(play.card),
        card: inEach((w) => w.card(play.card)),
        text: inEach((w) => playText(play, sayScenesIn(w.language), w)),
        effect: inEach((w) => effectText(play, sayScenesIn(w.language), w)),
        roll: roll === null ? null : { die: roll.die, ops: roll.ops, mod: roll.mod, needed: roll.needed, by: roll.by },
        country: roll?.country ?? changes[0]![0],
        changes,
      },
    ]
  })
  const names = Object.fromEntries(
    LANGUAGES.map((language) => {
      const w = words(language, GAME)
      return [language, rules.map.countries.map((of, n) => (of === undefined ? null : (shortName(language, of.id) ?? w.country(n))))]
    }),
  ) as unknown as LivingGame['names']
  const places: Readonly<Record<string, readonly number[]>> = layout.boxes
  const first = plays.findIndex(({ roll, country }) => roll !== null && places[rules.map.countries[country]!.id]![0]! > WEST)
  const from = Math.max(0, first)
  const board = [...start]
  for (const [country, us, ussr] of plays.slice(0, from).flatMap(({ changes }) => changes)) board.splice(country * 2, 2, us, ussr)
  return {
    samples: { 'twilight-struggle': board, 'red-sea': sampleOf('red-sea') },
    names,
    start: board,
    plays: plays.slice(from, from + PLAYS),
  }
}
