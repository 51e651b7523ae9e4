/** Stores a group of writes in PostgreSQL with one statement: one round trip, one commit, whatever the number of games. */
import type { QueryResultRow } from 'pg'
import { messageOfWrite, textOf } from './bus.ts'
import { channelOf } from './postgres-bus.ts'
import { changeInto, entryInto, givenInto } from './rows.ts'
import { Conflict, type Write } from './storage.ts'
import type { WriteOutcome } from './together.ts'

export interface GameWrite {
  readonly id: string
  readonly write: Write
}

/** Runs a statement that the server parses and plans once for each connection. */
export type RunNamed = (name: string, text: string, values: readonly unknown[]) => Promise<readonly QueryResultRow[]>

const kept = (column: string): string => `${column} = coalesce(w.change->>'${column}', games.${column})`
/** A column that may become null: a change that does not name it leaves it as it is. */
const named = (column: string, type = 'text'): string =>
  `${column} = case when w.change ? '${column}' then (w.change->>'${column}')::${type} else games.${column} end`

const SET = [
  'rev = games.rev + 1',
  'changed = w.at',
  'seq = games.seq + w.entries',
  ...['seats', 'status', 'timing', 'offers'].map(kept),
  "bots = coalesce((w.change->>'bots')::integer, games.bots)",
  named('due', 'bigint'),
  ...['ending', 'open_hands', 'next', 'work', 'bot_owner'].map((column) => named(column)),
].join(', ')

/** Games whose revision is another one are missing from the result, and nothing of their writes is stored. */
const STATEMENT = `
with w as materialized (
  select * from jsonb_to_recordset($1::jsonb)
    as w(id text, rev integer, at bigint, entries integer, change jsonb, position jsonb, deal jsonb, players jsonb, channel text, message text)
), g as (
  update games set ${SET} from w where games.id = w.id and games.rev = w.rev
  returning games.id, w.position, w.deal, w.players, w.channel, w.message
), e as (
  insert into entries (game, seq, kind, actor, value, made, clock, client, moves, swapped, notes)
  select e.game, e.seq, e.kind, e.actor, e.value, e.made, e.clock, e.client, e.moves, e.swapped, e.notes
  from jsonb_to_recordset($2::jsonb)
    as e(game text, seq integer, kind text, actor integer, value text, made bigint, clock bigint, client text,
      moves integer, swapped integer, notes text)
  join g on g.id = e.game
), p as (
  insert into positions (game, seq, version, body)
  select g.id, p.seq, p.version, p.body from g, jsonb_to_record(g.position) as p(seq integer, version integer, body text)
  where g.position is not null
  on conflict (game) do update set seq = excluded.seq, version = excluded.version, body = excluded.body
), d as (
  update deals set us_commitment = d.us_commitment, ussr_commitment = d.ussr_commitment, us = d.us, ussr = d.ussr
  from g, jsonb_to_record(g.deal) as d(id text, us_commitment text, ussr_commitment text, us text, ussr text)
  where deals.id = d.id
), f as (
  delete from players using g, jsonb_to_recordset(g.players) as p(seat integer, person text)
  where players.game = g.id and players.seat = p.seat and p.person is null
), s as (
  insert into players (game, seat, person)
  select g.id, p.seat, p.person from g, jsonb_to_recordset(g.players) as p(seat integer, person text) where p.person is not null
  on conflict (game, seat) do update set person = excluded.person
)
select id, pg_notify(channel, message) from g`

const rowOf = ({ id, write }: GameWrite) => ({
  id,
  rev: write.rev,
  at: write.at,
  entries: write.entries.length,
  change: changeInto(write.change),
  position: write.position ?? null,
  deal: write.deal === undefined ? null : { id: write.deal.id, ...givenInto(write.deal) },
  players: write.change.seats?.map(({ user }, seat) => ({ seat, person: user })) ?? null,
  channel: channelOf(id),
  message: textOf(messageOfWrite(write)),
})

/** Writes to different games, in the order of their ids, so that two processes lock rows in the same order. */
async function writeDistinct(run: RunNamed, writes: readonly GameWrite[]): Promise<ReadonlySet<string>> {
  const sorted = writes.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const rows = sorted.map(rowOf)
  const entries = sorted.flatMap(({ id, write }) => write.entries.map((entry) => entryInto(id, entry)))
  const stored = await run('write-games', STATEMENT, [JSON.stringify(rows), JSON.stringify(entries)])
  return new Set(stored.map(({ id }) => id as string))
}

/** Stores the writes; those to the same game one after the other. */
export async function writeGroup(run: RunNamed, works: readonly GameWrite[]): Promise<readonly WriteOutcome<number>[]> {
  const outcomes = new Map<GameWrite, WriteOutcome<number>>()
  for (let left = works; left.length > 0; ) {
    const first = new Map(left.toReversed().map((one) => [one.id, one]))
    const stored = await writeDistinct(run, [...first.values()])
    for (const one of first.values())
      outcomes.set(
        one,
        stored.has(one.id)
          ? { ok: true, result: one.write.rev + 1 }
          : { ok: false, error: new Conflict(`game ${one.id} is no longer at revision ${one.write.rev}`) },
      )
    left = left.filter((one) => !outcomes.has(one))
  }
  return works.map((one) => outcomes.get(one)!)
}
