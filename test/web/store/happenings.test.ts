/** What is shown one after the other: from the position before a move to the position after it. */
import { expect, test } from 'vitest'
import { US, USSR } from '../../../src/engine/script.ts'
import { type AnimatedValues, happeningsOf, standingOf } from '../../../src/web/store/happenings.ts'
import { after, begin } from '../../../src/web/store/local-session.ts'
import { gameOf } from '../../records/games.ts'

const shownBy = (from: AnimatedValues, happenings: ReturnType<typeof happeningsOf>): AnimatedValues =>
  happenings.reduce((standing, happening) => (happening.kind === 'change' ? happening.to(standing) : standing), from)

test.each(['twilight-struggle', 'red-sea'])('the changes that are shown in %s lead to the new position, move by move', (game) => {
  const { moves } = gameOf('careful', 3, { game })
  let session = begin({ game }, ['human', 'human'])
  let dice = 0
  for (const move of moves) {
    const next = after(session, [move])
    const happenings = happeningsOf(next.notes.at(-1)!, US)
    const { influence, vp, defcon, space } = shownBy(standingOf(session.g), happenings)
    const { g } = next
    // The marker stops at the end of its track; the note tells what was gained.
    if (g.result !== null) break
    expect({ influence, vp, defcon, space }).toEqual({ influence: g.influence, vp: g.vp, defcon: g.defcon, space: g.space })
    dice += happenings.filter(({ kind }) => kind === 'die').length
    session = next
  }
  expect(dice).toBeGreaterThan(10)
})

test('what a side may not read is not shown to it', () => {
  const note = { key: 'plays', side: USSR, card: 3, to: 1 << USSR } as const
  expect(happeningsOf([note], US)).toEqual([])
  expect(happeningsOf([note], USSR)).toEqual([{ kind: 'card', side: USSR, card: 3 }])
})
