// Games of every kind with fixed seeds. The driver plays them; the library then plays their moves again and shows what each did.
import { avoiding, everyKind, hotline, nameOfKind, playerNamed, playGame, words } from './built.js'
import { digest, digestOf, textOf } from './text.js'

const {
  apply,
  asked,
  BadPosition,
  CHANCE,
  decision,
  explain,
  nameOf,
  newGame,
  positionOf,
  rulesOf,
  SPECTATOR,
  startOfGame,
  US,
  USSR,
  view,
} = hotline
const { controlOf, coupOdds, dangers, handCards, militaryOperations, realignOdds, scoresAtEnd, scoresNow, spaceTry, spendingOf } = hotline

/** @typedef {Parameters<typeof nameOfKind>[0]} Kind */
/** @typedef {{ id: string, kind: Kind, players: string, seed: number, full: boolean }} Game */

const ACTORS = /** @type {const} */ ([US, USSR, CHANCE])
const ACTOR_NAMES = { [US]: 'us', [USSR]: 'ussr', [CHANCE]: 'chance' }
const VIEWERS = /** @type {const} */ ([US, USSR, SPECTATOR])
const LANGUAGES = /** @type {const} */ (['en', 'ru'])

/** Whom both sides are played by; `lasting` keeps away from every end of the game, so that late cards are played. */
const PLAYERS = new Map([
  ['random', playerNamed('random')()],
  ['careful', playerNamed('careful')()],
  ['lasting', avoiding(() => true)],
])

/** Games of each kind by each player. The four kinds of which most games are played have more of them. */
const GAMES = 3
const MORE_GAMES = 8
/** Dangers take long: the library is asked at one move in so many. */
const QUERIED_EVERY = 8

const MAIN = ['twilight-struggle', 'red-sea'].flatMap((game) => [false, true].map((mix) => ({ game, mix })))

/** @returns {Game[]} */
export function allGames() {
  const main = new Set(MAIN.map(nameOfKind))
  const others = everyKind().filter((kind) => !main.has(nameOfKind(kind)))
  return [...MAIN, ...others].flatMap((kind) => {
    const name = nameOfKind(kind)
    const isMain = main.has(name)
    return [...PLAYERS.keys()].flatMap((players, i) =>
      Array.from({ length: isMain ? MORE_GAMES : GAMES }, (_, n) => {
        const seed = n * PLAYERS.size + i
        return { id: `${name} | ${players} ${seed}`, kind, players, seed, full: isMain && players === 'lasting' && n === 0 }
      }),
    )
  })
}

/**
 * What the library answers a side that is asked for a card or a target.
 * @param {import('../../dist/src/index.js').State} g
 * @param {import('../../dist/src/index.js').Decision} asks
 */
function queried(g, { who, ...asks }) {
  if (who === CHANCE) return []
  const mine = view(g, who)
  if (asks.kind === 'play')
    return [
      ...[controlOf, militaryOperations, scoresNow, scoresAtEnd, hotline.unseenCards].map((query) => query(mine)),
      spaceTry(mine, who),
      handCards(mine, who),
      dangers(mine, { who, ...asks }, [g]),
      positionIn(g),
    ]
  const spending = spendingOf(g)
  if (spending === null) return []
  if (asks.kind === 'coup') return asks.moves.map((country) => coupOdds(mine, who, country, spending))
  return asks.kind === 'realign' ? asks.moves.map((country) => realignOdds(mine, who, country, spending)) : []
}

/** The position by names, and what both sides see in a game that begins from it; null where there is none. @param {import('../../dist/src/index.js').State} g */
function positionIn(g) {
  try {
    const position = positionOf(g)
    const again = newGame({ ...startOfGame(g), bidding: false, handicap: [0, 0] }, position)
    return [position, VIEWERS.map((who) => view(again, who))]
  } catch (error) {
    if (error instanceof BadPosition) return error.problems
    throw error
  }
}

/**
 * @typedef {object} Played
 * @property {string} line The game in one line: its length, its result and hashes of all that the sides are asked, told and shown.
 * @property {string[]} full Every move with its notes, of a game that is wanted in full.
 * @property {string} said Hashes of its sentences in each language.
 */

/**
 * @param {Game} game
 * @param {Map<string, string>} sentences The first sentence of each kind; this game adds those that are new.
 * @returns {Played}
 */
export function played({ id, kind, players, seed, full: inFull }, sentences) {
  /** @type {import('../../dist/src/index.js').Move[]} */
  const log = []
  const player = PLAYERS.get(players)
  if (player === undefined) throw new Error(`there is no player ${players}`)
  playGame(kind, [player, player], seed, log)

  const g = newGame(kind)
  const rules = rulesOf(g)
  const hashes = { moves: digest(), lists: digest(), refusals: digest(), queries: digest(), notes: digest(), views: digest() }
  const speakers = LANGUAGES.map((language) => ({ language, w: words(language, g.game, g.options.edition), hash: digest() }))
  /** @param {string} key @param {(w: ReturnType<typeof words>) => string} say */
  const speak = (key, say) => {
    for (const { language, w, hash } of speakers) {
      const sentence = say(w)
      hash.add(sentence)
      const name = `${key} ${language}`
      if (!sentences.has(name)) sentences.set(name, sentence)
    }
  }
  /** Every answer that was legal once: each may be refused later. @type {Set<number>} */
  const answers = new Set()
  let count = 0
  hashes.views.add(VIEWERS.map((who) => view(g, who)))
  const full = [`${id} ${textOf(g.options)}`]
  log.forEach((move, i) => {
    const asks = ACTORS.filter((who) => asked(g) & (1 << who)).map((who) => decision(g, who))
    const lists = asks.map((one) => one && { ...one, moves: one.moves.map((pick) => nameOf(rules, pick)) })
    hashes.lists.add(lists)
    for (const one of asks) {
      if (one === null) continue
      for (const pick of one.moves) answers.add(pick)
      if (i % QUERIED_EVERY === 0) hashes.queries.add(queried(g, one))
      speak(`prompt ${one.prompt}`, (w) => w.decision(one))
    }
    const tried = { by: move.by, pick: [...answers][(i * 7919) % answers.size] ?? move.pick }
    const reason = explain(g, tried)
    hashes.refusals.add([nameOf(rules, tried.pick), reason])
    if (reason !== null) speak(`reason ${reason.key}`, (w) => w.reason(reason))

    const name = `${ACTOR_NAMES[move.by]} ${nameOf(rules, move.pick)}`
    /** @type {import('../../dist/src/index.js').Note[]} */
    const notes = []
    apply(g, move, notes)
    const views = VIEWERS.map((who) => view(g, who))
    hashes.moves.add(name)
    hashes.notes.add(notes)
    hashes.views.add(views)
    for (const note of notes) speak(`note ${note.key}`, (w) => w.note(note))
    count += notes.length
    if (inFull)
      full.push(`${i + 1} ${name} | asked ${digestOf(lists)} views ${digestOf(views)}`, ...notes.map((note) => `  ${textOf(note)}`))
  })
  if (inFull) full.push(...VIEWERS.map((who) => textOf(view(g, who))))
  const found = Object.entries(hashes).map(([name, hash]) => `${name} ${hash.text()}`)
  return {
    line: `${id} | ${log.length} moves, ${count} notes, turn ${g.turn}, ${textOf(g.result)} | ${found.join(' ')}`,
    full,
    said: `${id} | ${speakers.map(({ language, hash }) => `${language} ${hash.text()}`).join(' ')}`,
  }
}

/** @returns {{ games: string[], full: string[], words: string[] }} */
export function goldenGames() {
  /** @type {Map<string, string>} */
  const sentences = new Map()
  const all = allGames().map((game) => ({ game, ...played(game, sentences) }))
  const first = [...sentences].map(([key, sentence]) => `${key}: ${sentence}`).sort()
  return {
    games: all.map(({ line }) => line),
    full: all.flatMap(({ game, full }) => (game.full ? full : [])),
    words: [...first, ...all.map(({ said }) => said)],
  }
}
