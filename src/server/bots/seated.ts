/**
 * Bots in seats: they play by the same rules as people, and through the same checks. Who thinks for them is in the storage, as a claim that
 * ends: what a killed process leaves behind is taken up by whichever process looks first. What comes late is refused like any late move.
 */
import type { FastifyBaseLogger } from 'fastify'
import { other, type Side } from '../../engine/script.ts'
import { MOST_SECONDS, thinksLong } from '../../protocol/levels.ts'
import { decision } from '../../rules/api.ts'
import { resample } from '../../rules/resample.ts'
import type { Owner } from '../fair-queue.ts'
import { move } from '../games/actions.ts'
import { nameIn } from '../games/course.ts'
import { Denied } from '../games/denied.ts'
import { BOT_CLAIM, botsAsked, isNewToBots, sideOf, type Table } from '../games/table.ts'
import type { GameTables } from '../games/tables.ts'
import { repeat } from '../repeat.ts'
import type { GameRow } from '../storage/storage.ts'
import type { Crew } from './crew.ts'

const SEEDS = 2 ** 32
/** How often questions without anybody who thinks about them are looked for, and how many are taken up at once. */
const EVERY = 1000
const AT_ONCE = 20

/** A bot whose thoughts fail answers somehow: the game goes on. */
function anyAnswer(table: Table, side: Side): string {
  const { state: g } = table.course
  return nameIn(g, decision(g, side)!.moves[0]!)
}

/** What a bot thinks about for as long as it may; all else it answers by its plan, or at a glance. */
const LONG: ReadonlySet<string> = new Set(['play', 'headline'])
/** Seconds for a short answer: 99 of 100 of the club's take less. */
const SHORT = 0.02

const secondsFor = (player: string, kind: string): number => (thinksLong(player) && LONG.has(kind) ? MOST_SECONDS : SHORT)

/** Older games do not say whose bots they are: together they are one network's. */
const ownerOf = ({ botOwner, maker }: Pick<GameRow, 'botOwner' | 'maker'>, person: string | null): Owner => ({
  network: botOwner ?? '',
  person: person ?? maker ?? '',
})

interface Claim {
  readonly game: string
  until: number
}

export interface SeatedBots {
  /** Looks from now on by itself. */
  start(): Promise<void>
  /** Takes up what nobody thinks about, and goes on holding what is thought about here. */
  look(): Promise<void>
  /** Lets others have what is not answered yet. */
  stop(): Promise<void>
}

export function seatBots(tables: GameTables, crew: Crew, log: FastifyBaseLogger): SeatedBots {
  const { storage, now } = tables
  const held = new Set<Claim>()
  /** Games that could not be read, so that the log says it once. */
  const broken = new Set<string>()
  /** Networks for which enough is queued. */
  const full = new Set<string>()
  let stopped = false

  async function think(table: Table, seat: Side): Promise<string> {
    const { row, course } = table
    const side = sideOf(table, seat)
    const world = resample(course.state, side, tables.random)
    const player = row.seats[seat].name!
    try {
      const seed = Math.floor(tables.random() * SEEDS)
      const asker = {
        owner: ownerOf(row, row.seats[other(seat)].user),
        seconds: secondsFor(player, decision(course.state, side)!.kind),
        againstPerson: row.seats[other(seat)].kind === 'person',
      }
      return nameIn(course.state, await crew.think({ game: row.id, player, side, world, seed }, asker))
    } catch (error) {
      if (!stopped) log.error({ error, game: row.id }, 'a bot could not answer')
      return anyAnswer(table, side)
    }
  }

  async function answer(table: Table, seat: Side): Promise<void> {
    const { seq, id } = table.row
    try {
      const deed = { seat, client: `bot-${seq}`, acknowledge: () => undefined }
      const pick = await think(table, seat)
      if (stopped) return
      await move(tables, id, deed, seq, [pick]).catch((error: unknown) => {
        if (!(error instanceof Denied) || error.code !== 'illegal') throw error
        log.error({ error, game: id, pick }, 'a bot answered what the rules refuse')
        return move(tables, id, deed, seq, [anyAnswer(table, sideOf(table, seat))])
      })
    } catch (error) {
      // The game has gone on without it: whoever moved has seen to that. Anything else is tried again when the claim has ended.
      if (!(error instanceof Denied)) log.error({ error, game: id }, 'the move of a bot was not stored')
    }
  }

  async function answerAll(table: Table, claim: Claim): Promise<void> {
    const network = table.row.botOwner ?? ''
    if (crew.isFull(network)) {
      // It waits in the storage, where those of others come first.
      full.add(network)
      await storage.claimBots(claim.game, claim.until, now())
      return
    }
    held.add(claim)
    await Promise.all(botsAsked(table).map((seat) => answer(table, seat)))
    held.delete(claim)
  }

  async function takeUp(game: string, due: number): Promise<void> {
    const claim: Claim = { game, until: now() + BOT_CLAIM }
    if (!(await storage.claimBots(game, due, claim.until))) return
    try {
      const table = await tables.read(game)
      if (botsAsked(table).length === 0) await storage.claimBots(game, claim.until, null)
      else answerAll(table, claim).catch((error: unknown) => log.error({ error, game }, 'a bot could not be asked'))
    } catch (error) {
      if (!broken.has(game)) log.error({ error, game }, 'a bot has left the table')
      broken.add(game)
    }
  }

  /** Says of what is thought about here that it still is. Claims that are renewed together end together. */
  async function holdAll(at: number): Promise<void> {
    const until = at + BOT_CLAIM
    const claims = [...held].filter((claim) => claim.until - at < (BOT_CLAIM * 2) / 3)
    for (const before of new Set(claims.map((claim) => claim.until))) {
      const those = claims.filter((claim) => claim.until === before)
      const games = those.map(({ game }) => game)
      const still = await storage.holdBots(games, before, until)
      // What is asked since then is another's, or of another claim of this process.
      for (const claim of those)
        if (still.includes(claim.game)) claim.until = until
        else held.delete(claim)
    }
  }

  async function look(): Promise<void> {
    try {
      const at = now()
      await holdAll(at)
      for (const network of full) if (!crew.isFull(network)) full.delete(network)
      for (const { id, due } of await storage.dueBots(at, AT_ONCE, [...full])) if (!stopped) await takeUp(id, due)
    } catch (error) {
      log.error(error, 'the questions to bots could not be looked for')
    }
  }

  // Whoever stores the question has the claim, by the same write.
  tables.onChange((table, before) => {
    const { id: game, botDue } = table.row
    if (stopped || botDue === null || !isNewToBots(table, before)) return
    answerAll(table, { game, until: botDue }).catch((error: unknown) => log.error({ error, game }, 'a bot could not be asked'))
  })

  let end = (): Promise<void> => Promise.resolve()
  return {
    start: async () => {
      await storage.freeBots(now())
      await look()
      end = repeat(look, EVERY)
    },
    look,
    stop: async () => {
      stopped = true
      await end()
      for (const { game, until } of held) await storage.claimBots(game, until, now())
    },
  }
}
