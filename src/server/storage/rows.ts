/** Rows of the tables as the server's own types, and back. */
import type { Insertable, Selectable } from 'kysely'
import type { Actor, Side } from '../../engine/script.ts'
import type { ArrangedTable, ChatTable, DealsTable, EntriesTable, GamesTable, PlayersTable } from './schema.ts'
import {
  type Arranged,
  type Change,
  type ChatRow,
  type DealRow,
  type GameRow,
  type Leg,
  type MoveLine,
  type NewEntry,
  NO_OFFERS,
  type StoredEntry,
} from './storage.ts'

/** JSON of our own writing: it has the type of the field that it is read into. */
const read = (text: string): never => JSON.parse(text) as never

const orNull = (value: object | null): string | null => (value === null ? null : JSON.stringify(value))

const botsIn = (seats: GameRow['seats']): number => seats.filter(({ kind }) => kind === 'bot').length

export const gameFrom = (row: Selectable<GamesTable>): GameRow => ({
  id: row.id,
  rev: row.rev,
  seq: row.seq,
  created: row.created,
  changed: row.changed,
  game: row.game,
  rules: row.rules,
  options: read(row.options),
  clock: read(row.clock),
  rated: row.rated === 1,
  hints: row.hints === 1,
  deal: row.deal,
  seats: read(row.seats),
  watch: row.watch,
  status: row.status as GameRow['status'],
  timing: read(row.timing),
  due: row.due,
  // Rows of older versions lack the newer kinds of offers.
  offers: { ...NO_OFFERS, ...(read(row.offers) as object) },
  ending: row.ending === null ? null : read(row.ending),
  openHands: row.open_hands === null ? null : read(row.open_hands),
  match: row.leg === null || row.twin === null ? null : { leg: row.leg as Leg['leg'], twin: row.twin },
  next: row.next,
  work: row.work,
  maker: row.maker,
  botOwner: row.bot_owner,
})

export const gameInto = (game: GameRow): Insertable<GamesTable> => ({
  id: game.id,
  rev: game.rev,
  seq: game.seq,
  created: game.created,
  changed: game.changed,
  game: game.game,
  rules: game.rules,
  options: JSON.stringify(game.options),
  clock: JSON.stringify(game.clock),
  rated: game.rated ? 1 : 0,
  hints: game.hints ? 1 : 0,
  deal: game.deal,
  seats: JSON.stringify(game.seats),
  bots: botsIn(game.seats),
  watch: game.watch,
  status: game.status,
  timing: JSON.stringify(game.timing),
  due: game.due,
  offers: JSON.stringify(game.offers),
  ending: orNull(game.ending),
  open_hands: orNull(game.openHands),
  leg: game.match?.leg ?? null,
  twin: game.match?.twin ?? null,
  next: game.next,
  work: game.work,
  maker: game.maker,
  bot_owner: game.botOwner,
})

/** The columns that a change touches. */
export function changeInto({ seats, status, timing, due, offers, ending, openHands, next, work }: Change): Partial<Insertable<GamesTable>> {
  return {
    ...(seats === undefined ? {} : { seats: JSON.stringify(seats), bots: botsIn(seats) }),
    // No bot thinks after the end, so the owner of the bots is no longer stored.
    ...(status === undefined ? {} : { status, ...(status === 'over' ? { bot_owner: null } : {}) }),
    ...(timing === undefined ? {} : { timing: JSON.stringify(timing) }),
    ...(due === undefined ? {} : { due }),
    ...(offers === undefined ? {} : { offers: JSON.stringify(offers) }),
    ...(ending === undefined ? {} : { ending: orNull(ending) }),
    ...(openHands === undefined ? {} : { open_hands: orNull(openHands) }),
    ...(next === undefined ? {} : { next }),
    ...(work === undefined ? {} : { work }),
  }
}

export const ENTRY = ['seq', 'kind', 'actor', 'value', 'made', 'clock', 'client'] as const

export const entryFrom = (row: Pick<Selectable<EntriesTable>, (typeof ENTRY)[number]>): StoredEntry => ({
  seq: row.seq,
  kind: row.kind as StoredEntry['kind'],
  by: row.actor as Actor,
  value: row.value,
  at: row.made,
  clock: row.clock,
  client: row.client,
})

export const entryInto = (game: string, entry: NewEntry): Insertable<EntriesTable> => ({
  game,
  seq: entry.seq,
  kind: entry.kind,
  actor: entry.by,
  value: entry.value,
  made: entry.at,
  clock: entry.clock,
  client: entry.client,
  moves: entry.line?.moves ?? null,
  swapped: entry.line?.swapped ?? null,
  notes: entry.line === undefined || entry.line.notes === null ? null : JSON.stringify(entry.line.notes),
})

export const lineFrom = (row: Pick<Selectable<EntriesTable>, 'seq' | 'actor' | 'swapped' | 'notes'>): MoveLine => ({
  seq: row.seq,
  by: row.actor as Actor,
  swapped: row.swapped ?? 0,
  notes: row.notes === null ? [] : read(row.notes),
})

export const dealFrom = (row: Selectable<DealsTable>): DealRow => ({
  id: row.id,
  version: row.version as DealRow['version'],
  secret: row.secret,
  commitment: row.commitment,
  commitments: [row.us_commitment, row.ussr_commitment],
  contributions: [row.us, row.ussr],
})

/** The columns that change before a game begins. */
export const givenInto = ({
  commitments,
  contributions,
}: DealRow): Omit<Insertable<DealsTable>, 'id' | 'secret' | 'commitment' | 'version'> => ({
  us_commitment: commitments[0],
  ussr_commitment: commitments[1],
  us: contributions[0],
  ussr: contributions[1],
})

export const dealInto = (deal: DealRow): Insertable<DealsTable> => ({
  id: deal.id,
  version: deal.version,
  secret: deal.secret,
  commitment: deal.commitment,
  ...givenInto(deal),
})

export const chatFrom = ({
  n,
  said,
  speaker,
  line,
  person,
  name,
}: Omit<Selectable<ChatTable>, 'game'> & Pick<ChatRow, 'name'>): ChatRow => ({
  n,
  at: said,
  by: speaker as ChatRow['by'],
  person,
  name,
  text: line,
})

/** The seats of players with an account. */
export const playersInto = (game: string, seats: GameRow['seats']): Insertable<PlayersTable>[] =>
  seats.flatMap(({ user }, seat) => (user === null ? [] : [{ game, seat, person: user, score: null }]))

export const arrangedFrom = ({ seat, card, prompt, pick }: Selectable<ArrangedTable>): Arranged => ({
  seat: seat as Side,
  card,
  prompt,
  pick,
})
