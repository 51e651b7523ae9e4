/** The lobby: players make, take, decline and withdraw seeks and challenges, and the server pairs those in the queue. */

import type { Kysely } from 'kysely'
import { type Side, US, USSR } from '../../engine/script.ts'
import type { NewGame } from '../../games/index.ts'
import { completeOptions, type Options } from '../../games/options.ts'
import { CLOCKS } from '../../protocol/clocks.ts'
import type { Speed } from '../../protocol/common.ts'
import type { ChallengeRequest, LobbyEntry, LobbyQuery, PairingRequest, SeekRequest } from '../../protocol/lobby.ts'
import type { Person } from '../../protocol/people.ts'
import { NEWEST } from '../../rules/version.ts'
import { speedOf } from '../games/clock.ts'
import { Denied } from '../games/denied.ts'
import { newId } from '../games/secrets.ts'
import type { GameTables } from '../games/tables.ts'
import { householdsOf, isOneHousehold } from '../people/households.ts'
import type { People } from '../people/people.ts'
import type { DatabaseSchema as Schema } from '../storage/schema.ts'
import { pairsAmong } from './pairing.ts'
import { type GameTerms, gameBetween, leavesSide, makerSide, type Seek } from './seek.ts'
import type { AlsoStored, Seeks } from './store.ts'

/** Milliseconds that an entry with a live clock stays open after its maker has left the lobby; the lobby renews the lease until then. */
export const LEASE = 20_000
const DAY = 86_400_000
const NOT_AT_HOME = 'nobody plays for ratings against their own programs'
/** Milliseconds that an entry with a slow clock stays open. */
const SLOW = 14 * DAY
const MOST_OPEN = 20
/** Stands in for the rating of a player without one. */
const USUAL_RATING = 1500

export interface LobbyDeps {
  readonly tables: GameTables
  readonly seeks: Seeks
  readonly db: Kysely<Schema>
  readonly people: Pick<People, 'byName'>
}

export interface Lobby {
  list(query: LobbyQuery, person: Person | null): Promise<LobbyEntry[]>
  seek(person: Person, wanted: SeekRequest): Promise<LobbyEntry>
  /** `notify` prepares the notice for the challenged player; the transaction that stores the challenge stores it, too. */
  challenge(person: Person, wanted: ChallengeRequest, notify: (to: Person) => Promise<AlsoStored>): Promise<LobbyEntry>
  readonly withdraw: (person: Person, id: string) => Promise<void>
  /** Returns the id of the new game. */
  take(person: Person, id: string): Promise<string>
  readonly decline: (person: Person, id: string) => Promise<void>
  /** Joins the pairing queue. Returns the game where an opponent is waiting already. */
  join(person: Person, wanted: PairingRequest): Promise<{ entry: string; game: string | null }>
  leaveQueue(person: Person): Promise<void>
  /** Makes all pairs that can be made now. */
  pair(): Promise<void>
  /** Calls the listener after every change that this process makes. */
  onChange(listener: () => void): void
}

export const entryOf = (seek: Seek): LobbyEntry => {
  const { start, clock, side, hints, duplicate, openHands } = seek.terms
  const { game, ...options } = start
  return {
    id: seek.id,
    kind: seek.kind,
    by: { name: seek.name, rating: seek.rating },
    to: seek.to?.name ?? null,
    game: game ?? seek.game,
    options: completeOptions(NEWEST, options as Options) as unknown as LobbyEntry['options'],
    clock,
    speed: seek.speed,
    side,
    rated: seek.rated,
    hints,
    duplicate,
    openHands,
    range: seek.range,
    made: seek.made,
  }
}

/** Whether this account may see the entry: two players see a challenge, all see everything else. */
export const isFor = ({ kind, maker, to }: Seek, person: string | null): boolean =>
  kind !== 'challenge' || (person !== null && (maker === person || to?.id === person))

export function makeLobby({ tables, seeks, db, people }: LobbyDeps): Lobby {
  const { now, random } = tables
  const listeners: (() => void)[] = []
  const changed = (): void => {
    for (const listener of listeners) listener()
  }

  async function ratingOf(person: string, game: string, speed: Speed): Promise<number | null> {
    const row = await db
      .selectFrom('ratings')
      .select('rating')
      .where('person', '=', person)
      .where('game', '=', game)
      .where('speed', '=', speed)
      .executeTakeFirst()
    return row === undefined ? null : Math.round(row.rating)
  }

  async function hasMuted(person: string, muted: string): Promise<boolean> {
    const row = await db.selectFrom('mutes').select('muted').where('person', '=', person).where('muted', '=', muted).executeTakeFirst()
    return row !== undefined
  }

  const checkRated = (person: Person, rated: boolean): void => {
    if (rated && person.guest) throw new Denied('needs-name')
  }

  /** The entry of an earlier request with this client id, so that a retry makes no second one. An entry that has expired makes room. */
  async function sentBefore({ id }: Person, client: string | null): Promise<Seek | null> {
    const before = client === null ? null : await seeks.sent(id, client)
    if (before === null || before.state !== 'open' || before.until > now()) return before
    await seeks.withdraw(id, [before.id])
    return null
  }

  async function make(
    person: Person,
    kind: Seek['kind'],
    wanted: Omit<SeekRequest, 'range'>,
    more: Partial<Seek>,
    also?: AlsoStored,
  ): Promise<Seek> {
    const {
      id: client = null,
      game,
      options = {},
      clock,
      side = 'any',
      rated = false,
      hints = false,
      duplicate = false,
      openHands = null,
    } = wanted
    const before = await sentBefore(person, client)
    if (before !== null) return before
    checkRated(person, rated)
    const speed = speedOf(clock)
    const given: GameTerms = { start: { ...options, game } as NewGame, clock, side, hints, duplicate, openHands }
    const at = now()
    // Terms that make no legal game throw here, not when an opponent takes the entry.
    const { game: row } = gameBetween({ rated, terms: given }, person, person, US, at)
    const seek: Seek = {
      id: newId(),
      client,
      kind,
      state: 'open',
      maker: person.id,
      name: person.name,
      rating: await ratingOf(person.id, game, speed),
      to: null,
      game,
      speed,
      rated,
      terms: { ...given, start: { ...row.options, game } },
      range: null,
      made: at,
      until: at + (speed === 'live' ? LEASE : SLOW),
      taker: null,
      result: null,
      ...more,
    }
    if ((await seeks.openOf(person.id, at)).length >= MOST_OPEN) throw new Denied('too-busy', {}, `nobody has more than ${MOST_OPEN} open`)
    const kept = await seeks.add(seek, also)
    changed()
    return kept
  }

  /** Returns why this player may not take the entry, or null. */
  async function refusal(seek: Seek, person: Person): Promise<Denied | null> {
    if (seek.kind === 'pairing' || !isFor(seek, person.id)) return new Denied('not-found')
    if (seek.maker === person.id) return new Denied('not-allowed', {}, 'this is your own')
    if (seek.rated && person.guest) return new Denied('needs-name')
    if (seek.rated && (await isOneHousehold(db, seek.maker, person.id))) return new Denied('not-allowed', {}, NOT_AT_HOME)
    if (seek.range === null) return null
    const rating = (await ratingOf(person.id, seek.game, seek.speed)) ?? USUAL_RATING
    const { least, most } = seek.range
    return rating < least || rating > most ? new Denied('not-allowed', {}, `it is for ratings from ${least} to ${most}`) : null
  }

  async function found(id: string): Promise<Seek> {
    const [seek] = await seeks.find([id])
    if (seek === undefined || (seek.state === 'open' && seek.until <= now())) throw new Denied('not-found')
    return seek
  }

  async function fitting(open: readonly Seek[], person: Person): Promise<Seek[]> {
    const fits: Seek[] = []
    for (const seek of open) if ((await refusal(seek, person)) === null) fits.push(seek)
    return fits
  }

  async function pairOnce(): Promise<boolean> {
    const at = now()
    const queue = (await seeks.open(at)).filter(({ kind }) => kind === 'pairing')
    const households = await householdsOf(
      db,
      queue.map(({ maker }) => maker),
    )
    const waiting = queue.map((seek) => ({
      ...seek,
      rating: seek.rating ?? USUAL_RATING,
      clock: JSON.stringify(seek.terms.clock),
      household: households.get(seek.maker) ?? seek.maker,
    }))
    let made = false
    for (const [a, b] of pairsAmong(waiting, at)) {
      const side: Side = random() < 0.5 ? US : USSR
      const prepared = gameBetween(a, { id: a.maker, name: a.name }, { id: b.maker, name: b.name }, side, at)
      if (!(await seeks.take([a.id, b.id], b.maker, prepared, at))) continue
      made = true
      // Their other entries in the queue end with the first game.
      for (const { maker } of [a, b]) await leavePairings(maker)
    }
    return made
  }

  async function leavePairings(maker: string): Promise<void> {
    const open = (await seeks.openOf(maker, now())).filter(({ kind }) => kind === 'pairing')
    await seeks.withdraw(
      maker,
      open.map(({ id }) => id),
    )
  }

  async function pair(): Promise<void> {
    if (await pairOnce()) changed()
  }

  return {
    list: async ({ kind, game, speed, rated, side, fits }, person) => {
      if (fits === true && person === null) throw new Denied('not-signed-in')
      const wantedSide: Side | null = side === undefined ? null : side === 'us' ? US : USSR
      const open = (await seeks.open(now())).filter(
        (seek) =>
          isFor(seek, person?.id ?? null) &&
          (kind === undefined || seek.kind === kind) &&
          (game === undefined || seek.game === game) &&
          (speed === undefined || seek.speed === speed) &&
          (rated === undefined || seek.rated === rated) &&
          (wantedSide === null || leavesSide(seek.terms, wantedSide)),
      )
      return (fits === true ? await fitting(open, person!) : open).map(entryOf)
    },
    seek: async (person, { range = null, ...wanted }) => {
      if (range !== null && range.least > range.most) throw new Denied('bad-options', {}, 'the range is empty')
      return entryOf(await make(person, 'seek', wanted, { range }))
    },
    challenge: async (person, { to, ...wanted }, notify) => {
      const addressee = await people.byName(to)
      if (addressee === null) throw new Denied('not-found', {}, `nobody is named ${to}`)
      if (addressee.id === person.id) throw new Denied('not-allowed', {}, 'nobody challenges themselves')
      checkRated(addressee, wanted.rated ?? false)
      if (await hasMuted(addressee.id, person.id)) throw new Denied('not-allowed', {}, `${addressee.name} takes no challenges of yours`)
      if (wanted.rated === true && (await isOneHousehold(db, person.id, addressee.id))) throw new Denied('not-allowed', {}, NOT_AT_HOME)
      const seek = await make(person, 'challenge', wanted, { to: { id: addressee.id, name: addressee.name } }, await notify(addressee))
      return entryOf(seek)
    },
    withdraw: async (person, id) => {
      if ((await seeks.withdraw(person.id, [id])) === 0) throw new Denied('not-found')
      changed()
    },
    take: async (person, id) => {
      const seek = await found(id)
      const refused = await refusal(seek, person)
      if (refused !== null) throw refused
      // A retry by the taker, who did not get the first reply.
      if (seek.state === 'taken' && seek.taker === person.id && seek.result !== null) return seek.result
      if (seek.state !== 'open') throw new Denied('seat-taken')
      const maker = { id: seek.maker, name: seek.name }
      const prepared = gameBetween(seek, maker, person, makerSide(seek.terms, random), now())
      if (!(await seeks.take([id], person.id, prepared, now()))) throw new Denied('seat-taken')
      changed()
      return prepared.game.id
    },
    decline: async (person, id) => {
      const seek = await found(id)
      if (seek.to?.id !== person.id) throw new Denied(isFor(seek, person.id) ? 'not-allowed' : 'not-found')
      if (!(await seeks.decline(id, now()))) throw new Denied('not-found')
      changed()
    },
    join: async (person, { id: client, game, clock, rated }) => {
      const before = await sentBefore(person, client ?? null)
      if (before !== null) return { entry: before.id, game: before.result }
      await leavePairings(person.id)
      const { id } = await make(person, 'pairing', { id: client, game, clock: CLOCKS[clock], rated }, {})
      await pair()
      const [seek] = await seeks.find([id])
      return { entry: id, game: seek?.result ?? null }
    },
    leaveQueue: async (person) => {
      await leavePairings(person.id)
      changed()
    },
    pair,
    onChange: (listener) => void listeners.push(listener),
  }
}
