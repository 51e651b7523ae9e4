import { expect, test } from 'vitest'
import { startOfGame } from '../../src/games/index.ts'
import { leagueResult } from '../../src/records/tables.ts'
import { exportTextLog } from '../../src/records/text-log/export.ts'
import { replayTextLog } from '../../src/records/text-log/replay.ts'
import { corpus, noCorpus } from './corpus.ts'

test.skipIf(noCorpus)('the corpus named by HOTLINE_CORPUS has games in both dialects', () => {
  const [old, recent] = [
    corpus.filter(({ text }) => text.startsWith('SETUP: :')),
    corpus.filter(({ text }) => /^Turn \d+, Cleanup/m.test(text)),
  ]
  expect([old.length > 0, recent.length > 0]).toEqual([true, true])
})

test.skipIf(noCorpus).each(noCorpus ? [{ id: '(no corpus)', text: '', winner: null }] : corpus)(
  'game $id replays to its last line without a difference, and its winner is the one in the index',
  ({ text, winner }) => {
    const { difference, state, compared } = replayTextLog(text, 'app')
    expect(difference).toBeNull()
    expect(compared).toBeGreaterThan(100)
    if (winner !== null) expect(leagueResult(state).winner).toBe(winner)
  },
)

test.skipIf(noCorpus)('games written again as logs are read as the same games', () => {
  for (const { text } of corpus.filter((_, i) => i % 4 === 0)) {
    const { state, moves, players } = replayTextLog(text, 'app')
    const written = exportTextLog(startOfGame(state), moves, players)
    const again = replayTextLog(written)
    expect(again.difference).toBeNull()
    expect([again.result, again.options.readings, again.players]).toEqual([state.result, state.options.readings, players])
    expect(exportTextLog(startOfGame(again.state), again.moves, again.players)).toBe(written)
  }
})
