/** Bots: accounts of programs, which sign in with a token that is shown once. */
import type { Person } from '../../protocol/people.ts'
import { Denied } from '../games/denied.ts'
import { hashOf, newSecret } from '../games/secrets.ts'
import { takeName } from './accounts.ts'
import type { Auth } from './auth.ts'
import { newBotToken } from './names.ts'
import type { People } from './people.ts'

const MOST_BOTS = 10

/** The bots of an account. */
export async function botsOf(
  { storage: { db } }: People,
  owner: string,
): Promise<readonly { readonly name: string; readonly token: boolean }[]> {
  const rows = await db
    .selectFrom('people')
    .leftJoin('bot_tokens', 'bot_tokens.person', 'people.id')
    .select(['people.name', 'bot_tokens.hash'])
    .where('owner', '=', owner)
    .orderBy('people.name')
    .execute()
  return rows.map(({ name, hash }) => ({ name, token: hash !== null }))
}

const MOST_SHOWN = 100

/** The bots of all accounts that can be challenged. */
export async function botsThatPlay({ storage: { db } }: People): Promise<{ name: string; owner: string }[]> {
  return db
    .selectFrom('people')
    .innerJoin('bot_tokens', 'bot_tokens.person', 'people.id')
    .innerJoin('people as owners', 'owners.id', 'people.owner')
    .select(['people.name', 'owners.name as owner'])
    .where('people.banned', 'is', null)
    .where('owners.banned', 'is', null)
    .orderBy('people.username')
    .limit(MOST_SHOWN)
    .execute()
}

/** The bot of this name. Throws `Denied` where it has another owner. */
export async function botOf(people: People, owner: string, name: string): Promise<Person> {
  const bot = await people.byName(name)
  const mine =
    bot !== null &&
    (await people.storage.db.selectFrom('people').select('id').where('id', '=', bot.id).where('owner', '=', owner).executeTakeFirst()) !==
      undefined
  if (!mine) throw new Denied('not-found')
  return bot
}

/** Returns a new token and revokes the old one. */
export async function newToken(people: People, bot: string, now: number): Promise<string> {
  const token = newBotToken()
  await people.storage.db.transaction().execute(async (t) => {
    await t.deleteFrom('bot_tokens').where('person', '=', bot).execute()
    await t
      .insertInto('bot_tokens')
      .values({ hash: hashOf(token), person: bot, made: now })
      .execute()
  })
  people.recheck(bot)
  return token
}

export async function revokeToken(people: People, bot: string): Promise<void> {
  await people.storage.db.deleteFrom('bot_tokens').where('person', '=', bot).execute()
  people.recheck(bot)
}

export async function makeBot(people: People, auth: Auth, owner: string, name: string): Promise<Person> {
  const { db } = people.storage
  if ((await botsOf(people, owner)).length >= MOST_BOTS) throw new Denied('not-allowed', {}, `${MOST_BOTS} bots are enough`)
  if ((await people.byName(name)) !== null) throw new Denied('name-taken')
  const { internalAdapter } = await auth.$context
  const { id } = await internalAdapter.createUser({ name, email: `${newSecret()}@bot.invalid`, emailVerified: false })
  try {
    await takeName(people, id, name, owner)
  } catch (error) {
    await db.deleteFrom('people').where('id', '=', id).execute()
    throw error
  }
  return (await people.byId(id))!
}
