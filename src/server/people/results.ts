/** The results of a person's games against the levels, by game: what two devices both know counts once. */
import { type LevelResult, levelOf, MOST_RESULTS } from '../../protocol/levels.ts'
import { retrying } from '../storage/database.ts'
import type { People } from './people.ts'

/** The newest results, the oldest of them first. Levels that this version does not know are left out. */
export async function resultsOf({ storage: { db } }: People, id: string): Promise<LevelResult[]> {
  const rows = await db
    .selectFrom('level_results')
    .select(['game', 'level', 'won', 'ended'])
    .where('person', '=', id)
    .orderBy('ended', 'desc')
    .orderBy('game')
    .limit(MOST_RESULTS)
    .execute()
  return rows.toReversed().flatMap(({ game, level: name, won, ended }) => {
    const level = levelOf(name)
    return level === null ? [] : [{ game, level, won: won === null ? null : won === 1, at: ended }]
  })
}

/** Adds results; of two results of one game the later one is kept, and of all results the newest. */
export async function addResults({ storage: { db } }: People, id: string, added: readonly LevelResult[]): Promise<void> {
  if (added.length === 0) return
  // One statement can't change a row twice.
  const byGame = new Map(added.toSorted((a, b) => a.at - b.at).map((result) => [result.game, result]))
  const rows = [...byGame.values()].map(({ game, level, won, at }) => ({
    person: id,
    game,
    level,
    won: won === null ? null : Number(won),
    ended: at,
  }))
  await retrying(() =>
    db.transaction().execute(async (t) => {
      await t
        .insertInto('level_results')
        .values(rows)
        .onConflict((on) =>
          on
            .columns(['person', 'game'])
            .doUpdateSet((e) => ({ level: e.ref('excluded.level'), won: e.ref('excluded.won'), ended: e.ref('excluded.ended') }))
            .whereRef('excluded.ended', '>', 'level_results.ended'),
        )
        .execute()
      const newest = t
        .selectFrom('level_results')
        .select('game')
        .where('person', '=', id)
        .orderBy('ended', 'desc')
        .orderBy('game')
        .limit(MOST_RESULTS)
      await t.deleteFrom('level_results').where('person', '=', id).where('game', 'not in', newest).execute()
    }),
  )
}
