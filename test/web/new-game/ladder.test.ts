/** The ladder of opponents, and the last choice of the form. */
import { afterEach, describe, expect, test } from 'vitest'
import { HUMAN } from '../../../src/match/players.ts'
import { LEVELS } from '../../../src/protocol/levels.ts'
import { keepWishes, keptWishes } from '../../../src/web/new-game/kept-wishes.ts'
import { ladderOf, nextUp } from '../../../src/web/new-game/ladder.ts'
import { FIRST_WISHES } from '../../../src/web/new-game/wishes.ts'
import type { Kept } from '../../../src/web/store/shelf.ts'
import { standInForStorage } from '../without-browser.ts'

const game = (us: string, ussr: string, winner: number | null) => ({ winner, record: { players: { us, ussr } } }) as unknown as Kept

describe('the ladder', () => {
  test('has every level once, the hardest on top, and nothing is next before one is beaten', () => {
    const rungs = ladderOf([game(HUMAN, 'careful', 1)])
    expect(rungs.map(({ level }) => level)).toEqual(LEVELS.toReversed())
    expect(rungs.at(-1)).toEqual({ level: 'careful', won: 0, lost: 1 })
    expect(nextUp(rungs)).toBeNull()
  })

  test('counts wins on either side, and names the level above the highest that was beaten', () => {
    const rungs = ladderOf([game(HUMAN, 'beginner', 0), game('beginner', HUMAN, 1), game(HUMAN, 'beginner', 1), game(HUMAN, HUMAN, 0)])
    expect(rungs.find(({ level }) => level === 'beginner')).toEqual({ level: 'beginner', won: 2, lost: 1 })
    expect(nextUp(rungs)).toBe('club')
    expect(nextUp(ladderOf([game(HUMAN, LEVELS.at(-1)!, 0)]))).toBeNull()
  })
})

describe('the form', () => {
  const kept = new Map<string, string>()
  standInForStorage(kept)
  afterEach(() => kept.clear())

  test('remembers the last choice, apart for the computer and a friend', () => {
    keepWishes('computer', { ...FIRST_WISHES, game: 'red-sea', opponent: 'club', side: 'ussr' })
    expect(keptWishes('computer')).toEqual({ ...FIRST_WISHES, game: 'red-sea', opponent: 'club', side: 'ussr' })
    expect(keptWishes('friend')).toEqual({ ...FIRST_WISHES, opponent: 'friend' })
  })

  test('takes nothing that it does not know', () => {
    kept.set(
      'hotline.wishes.computer',
      JSON.stringify({ game: 'chess', opponent: 'friend', side: 7, hints: 'yes', options: { edition: 3, readings: { x: 1 } } }),
    )
    expect(keptWishes('computer')).toEqual(FIRST_WISHES)
    kept.set('hotline.wishes.computer', 'no JSON')
    expect(keptWishes('computer')).toEqual(FIRST_WISHES)
  })
})
