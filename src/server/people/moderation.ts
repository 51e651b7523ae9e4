/** Reports, mutes and bans. Every action of an admin is logged. */
import type { FastifyBaseLogger } from 'fastify'
import type { ModerationAction, ModerationLogEntry, Person, Report } from '../../protocol/people.ts'
import { Denied } from '../games/denied.ts'
import { newId } from '../games/secrets.ts'
import type { GameTables } from '../games/tables.ts'
import type { People } from './people.ts'
import { resignAll } from './seats.ts'

const MOST_SHOWN = 200

export async function setMute(people: People, person: string, muted: string, on: boolean): Promise<void> {
  const { db } = people.storage
  if (on)
    await db
      .insertInto('mutes')
      .values({ person, muted })
      .onConflict((conflict) => conflict.columns(['person', 'muted']).doNothing())
      .execute()
  else await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute()
  people.recheck(person)
}

export async function mutedNames({ storage: { db } }: People, person: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('mutes')
    .innerJoin('people', 'people.id', 'mutes.muted')
    .select('people.name')
    .where('person', '=', person)
    .orderBy('people.name')
    .execute()
  return rows.map(({ name }) => name)
}

interface ReportDetails {
  readonly game?: string | undefined
  readonly line?: number | undefined
  readonly reason: string
}

/** The reported line of chat, for a copy: the original may be gone when an admin reads the report. */
async function lineOf({ storage: { db } }: People, person: string, { game, line }: ReportDetails): Promise<string | null> {
  if (line === undefined) return null
  if (game === undefined) throw new Denied('malformed', {}, 'a line belongs to a game')
  const row = await db
    .selectFrom('chat')
    .select('line')
    .where('game', '=', game)
    .where('n', '=', line)
    .where('person', '=', person)
    .executeTakeFirst()
  if (row === undefined) throw new Denied('not-found', {}, 'this one has not said that')
  return row.line
}

export async function report(people: People, reporter: Person, person: Person, details: ReportDetails, now: number): Promise<void> {
  const { storage } = people
  const { game, reason } = details
  if (game !== undefined && (await storage.game(game)) === null) throw new Denied('not-found')
  const said = await lineOf(people, person.id, details)
  await storage.db
    .insertInto('reports')
    .values({ id: newId(), made: now, reporter: reporter.id, person: person.id, game: game ?? null, said, reason, closed: null })
    .execute()
}

export async function openReports({ storage: { db } }: People): Promise<readonly Report[]> {
  return db
    .selectFrom('reports')
    .leftJoin('people as reporters', 'reporters.id', 'reports.reporter')
    .innerJoin('people', 'people.id', 'reports.person')
    .select(['reports.id', 'made', 'reporters.name as reporter', 'people.name as person', 'game', 'said', 'reason'])
    .where('closed', 'is', null)
    .orderBy('made')
    .limit(MOST_SHOWN)
    .execute()
}

export async function logOf({ storage: { db } }: People): Promise<readonly ModerationLogEntry[]> {
  const rows = await db
    .selectFrom('moderation')
    .leftJoin('people as admins', 'admins.id', 'moderation.admin')
    .leftJoin('people', 'people.id', 'moderation.person')
    .select(['made', 'admins.name as admin', 'deed', 'people.name as person', 'report', 'reason'])
    .orderBy('made', 'desc')
    .orderBy('moderation.id')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map(({ deed, ...row }) => ({ ...row, deed: deed as ModerationLogEntry['deed'] }))
}

interface Moderator {
  readonly people: People
  readonly tables: GameTables
  readonly admin: Person
  readonly log: FastifyBaseLogger
}

interface NewLogEntry {
  readonly deed: ModerationLogEntry['deed']
  readonly person: string | null
  readonly report?: string
  readonly reason: string
}

async function writeLog({ people, tables, admin, log }: Moderator, { deed, person, report: closed, reason }: NewLogEntry): Promise<void> {
  await people.storage.db
    .insertInto('moderation')
    .values({ id: newId(), made: tables.now(), admin: admin.id, deed, person, report: closed ?? null, reason })
    .execute()
  log.warn({ admin: admin.name, deed, person, report: closed }, 'moderation')
}

export async function closeReport(moderator: Moderator, id: string, reason: string): Promise<void> {
  const { people, tables } = moderator
  const { db } = people.storage
  const row = await db.selectFrom('reports').select('person').where('id', '=', id).where('closed', 'is', null).executeTakeFirst()
  if (row === undefined) throw new Denied('not-found')
  await db.updateTable('reports').set({ closed: tables.now() }).where('id', '=', id).execute()
  await writeLog(moderator, { deed: 'close', person: row.person, report: id, reason })
}

/** Bans or mutes an account with its bots, or lifts that. A banned account resigns every game. */
export async function judge(moderator: Moderator, person: Person, deed: ModerationAction, reason: string): Promise<void> {
  const { people, tables } = moderator
  const now = tables.now()
  const { db } = people.storage
  if (person.admin) throw new Denied('not-allowed', {}, 'an admin is made an ordinary person first: hotline admin NAME --off')
  const change = {
    ban: { banned: now },
    unban: { banned: null },
    mute: { muted: now },
    unmute: { muted: null },
  }[deed]
  const concerned = await db
    .selectFrom('people')
    .select('id')
    .where((e) => e.or([e('id', '=', person.id), e('owner', '=', person.id)]))
    .execute()
  const ids = concerned.map(({ id }) => id)
  await db.updateTable('people').set(change).where('id', 'in', ids).execute()
  await writeLog(moderator, { deed, person: person.id, reason })
  for (const id of ids) {
    people.recheck(id)
    if (deed === 'ban') await resignAll(people.storage, tables, id)
  }
}
