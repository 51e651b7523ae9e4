/** Imported games: the rules check them, their owner keeps them, and they are never rated. */
import { startOfGame } from '../../games/index.ts'
import { PRESETS } from '../../games/options.ts'
import type { ImportRequest, Visibility } from '../../protocol/archive.ts'
import { hasNoNul } from '../../protocol/common.ts'
import type { Person } from '../../protocol/people.ts'
import { openGame } from '../../records/open.ts'
import { exportTextLog } from '../../records/text-log/export.ts'
import { Denied } from '../games/denied.ts'
import { newId } from '../games/secrets.ts'
import type { Reader } from './reader.ts'
import type { Archive } from './store.ts'
import type { ArchivedPlayer } from './summary.ts'

const MOST_IMPORTS = 5000
/** The length of all records of an owner together. */
const MOST_LETTERS = { guest: 5_000_000, person: 100_000_000 }

const player = (name: string | null): ArchivedPlayer => ({ name, bot: false, person: null })

/** Returns the id of the game. Throws `Denied` with the line that the rules refuse. */
export async function importGame(
  { archive, reader, now }: { readonly archive: Archive; readonly reader: Reader; readonly now: () => number },
  { id: owner, guest }: Pick<Person, 'id' | 'guest'>,
  { text, preset, ended, shown = false }: Omit<ImportRequest, 'shown'> & { readonly shown?: Visibility | undefined },
): Promise<string> {
  if (preset !== undefined && !Object.hasOwn(PRESETS, preset))
    throw new Denied('bad-options', {}, `a preset is one of ${Object.keys(PRESETS).join(', ')}`)
  if (reader.busy) throw new Denied('too-busy')
  const imported = await archive.importedBy(owner)
  if (imported.games >= MOST_IMPORTS) throw new Denied('too-busy', {}, `nobody brings more than ${MOST_IMPORTS} games; take some out first`)
  const read = await reader.read({ text, preset }).catch((error: unknown) => {
    if ((error as Error).name === 'AbortError') throw new Denied('bad-game', {}, 'it takes too long to play it through')
    throw error
  })
  if (!read.ok) throw new Denied('bad-game', read.line === null ? {} : { line: read.line }, read.message)
  if (!read.players.every((name) => hasNoNul(name ?? ''))) throw new Denied('bad-game', {}, 'the name of a player has a NUL in it')
  const most = MOST_LETTERS[guest ? 'guest' : 'person']
  if (imported.letters + read.record.length > most)
    throw new Denied('too-busy', {}, `all games that you bring may have ${most} letters together; take some out first`)
  const [us, ussr] = read.players.map(player)
  return archive.addImport(
    {
      id: newId(),
      source: 'imported',
      owner,
      shown,
      game: read.game,
      players: read.swapped ? [ussr!, us!] : [us!, ussr!],
      ending: read.ending,
      turns: read.turns,
      vp: read.vp,
      influence: read.influence,
      rated: false,
      speed: null,
      ended: read.ended ?? ended ?? now(),
      cards: read.cards,
    },
    { owner, hash: read.hash, record: read.record },
  )
}

/** A stored record as a text log. */
export function textOf(record: string): string {
  const { state, moves, players, position } = openGame(record)
  if (position !== undefined) throw new Denied('bad-options', {}, 'a game that began from a position has no text log')
  return exportTextLog(startOfGame(state), moves, players)
}
