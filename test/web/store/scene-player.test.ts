/** The player of scenes, with a clock that the test moves: what is on the table is what has been shown. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CHANCE, type Move, type Side, US, USSR } from '../../../src/engine/script.ts'
import { inHand } from '../../../src/rules/cards.ts'
import { cardOfEffect } from '../../../src/rules/effects.ts'
import type { Note } from '../../../src/rules/notes.ts'
import { SPECTATOR } from '../../../src/rules/view.ts'
import { lastPlayOf } from '../../../src/scenes/last-play.ts'
import { after, begin, type LocalSession } from '../../../src/web/store/local-session.ts'
import {
  clearStage,
  expectClicks,
  finishScene,
  finishStep,
  lookAway,
  playAgain,
  type Staged,
  sceneShown,
  stage,
  useStage,
} from '../../../src/web/store/scene-player.ts'
import type { Session } from '../../../src/web/store/session.ts'
import { choose } from '../../../src/web/store/settings.ts'
import { gameOf } from '../../records/games.ts'

const { moves } = gameOf('careful', 3, { game: 'twilight-struggle' })
const whole = after(begin({ game: 'twilight-struggle' }, ['human', 'human']), moves)

/** A play of this side for a coup: the session before it, and after its last move. */
function coupOf(side: Side): { readonly before: LocalSession; readonly after: LocalSession } {
  const end = whole.notes.findIndex((notes) => notes.some((note) => note.key === 'coup' && note.side === side && note.n > 0))
  const start = whole.notes.slice(0, end).findLastIndex((notes) => notes.some(({ key }) => key === 'plays'))
  return { before: whole.at(start), after: whole.at(end + 1) }
}

const shown = (): Session | null => useStage.getState().position
const kind = (): string | undefined => useStage.getState().step?.kind
const logged = (session: Session): Note['key'][] => session.notes.flat().map(({ key }) => key)
const keysIn = (session: Session, from: number): Note['key'][] => logged(session).slice(from)

beforeEach(() => {
  vi.useFakeTimers()
  choose({ pace: 'relaxed' })
})
afterEach(() => {
  clearStage()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a coup of the opponent', () => {
  const { before, after: end } = coupOf(USSR)
  const known = logged(before).length

  test('is shown step by step, and the log gets a line when its step is over', () => {
    stage(before, end, US)
    expect([kind(), keysIn(shown()!, known)]).toEqual(['card', []])
    vi.advanceTimersByTime(999)
    expect(kind()).toBe('card')
    vi.advanceTimersByTime(1)
    expect([kind(), keysIn(shown()!, known)]).toEqual(['target', ['plays', 'use']])
    vi.advanceTimersByTime(1000)
    expect([kind(), keysIn(shown()!, known)]).toEqual(['die', ['plays', 'use', 'target']])
    vi.advanceTimersByTime(1500)
    expect([kind(), keysIn(shown()!, known).at(-1)]).toEqual(['influence', 'coup'])
  })

  test('board and bar change with their step and never before it', () => {
    const { influence, milops, vp, defcon } = before.g
    stage(before, end, US)
    for (const until of ['target', 'die']) {
      finishStep()
      expect(kind()).toBe(until)
      expect(shown()!.g).toMatchObject({ influence, milops, vp, defcon })
    }
    finishStep()
    expect(kind()).toBe('influence')
    expect(shown()!.g.influence).toEqual(end.g.influence)
    expect(shown()!.g).toMatchObject({ milops, defcon })
    finishStep()
    expect(kind()).toBe('tracks')
    expect(shown()!.g).toMatchObject({ milops: end.g.milops, defcon: end.g.defcon })
    // The next round begins when all is over.
    expect(shown()!.g.phasing).toBe(before.g.phasing)
    finishStep()
    expect(shown()).toBeNull()
  })

  test('brisk takes half the time, instant none; a change of pace ends what plays', () => {
    choose({ pace: 'brisk' })
    stage(before, end, US)
    vi.advanceTimersByTime(500)
    expect(kind()).toBe('target')
    choose({ pace: 'instant' })
    expect(shown()).toBeNull()
    stage(before, end, US)
    expect(shown()).toBeNull()
  })

  test('a key ends the step, another one the scene', () => {
    stage(before, end, US)
    finishStep()
    expect(kind()).toBe('target')
    finishScene()
    expect(shown()).toBeNull()
  })

  test('the panel lists all its steps, also where they come one by one', () => {
    const middle = whole.at(before.actors.length + 2)
    stage(before, middle, US)
    expect(useStage.getState().steps.map((step) => step.kind)).toEqual(['card'])
    vi.advanceTimersByTime(1000)
    expect(shown()).toBeNull()
    stage(middle, end, US)
    expect(useStage.getState().steps.map((step) => step.kind)).toEqual(['card', 'target', 'die', 'influence', 'tracks'])
    expect(kind()).toBe('target')
  })

  test('a card that is on the table before its use is chosen gets it there', () => {
    const card = whole.at(before.actors.length + 1)
    stage(before, card, US)
    expect(useStage.getState().step!.scene.use).toBeNull()
    vi.advanceTimersByTime(600)
    stage(card, end, US)
    expect([kind(), useStage.getState().step!.scene.use]).toEqual(['card', 'coup'])
    vi.advanceTimersByTime(999)
    expect(kind()).toBe('card')
    vi.advanceTimersByTime(1)
    expect(kind()).toBe('target')
  })

  test('moves that come while it plays are added behind it', () => {
    const middle = whole.at(before.actors.length + 2)
    stage(before, middle, US)
    vi.advanceTimersByTime(400)
    stage(middle, end, US)
    expect(kind()).toBe('card')
    vi.advanceTimersByTime(600)
    expect(kind()).toBe('target')
    vi.advanceTimersByTime(10_000)
    expect(shown()).toBeNull()
  })

  test('one’s own begins with the die: the card is on the table', () => {
    expectClicks(3)
    stage(before, end, USSR)
    expect(kind()).toBe('die')
    expect(keysIn(shown()!, known)).toEqual(['plays', 'use', 'target'])
    expect(shown()!.g.frames).not.toEqual(before.g.frames)
  })

  test('what follows one’s own clicks belongs to the play that they began', () => {
    const clicks = [1, 2].map((n) => whole.at(before.actors.length + n))
    expectClicks(1)
    stage(before, clicks[0]!, USSR)
    expectClicks(1)
    stage(clicks[0]!, clicks[1]!, USSR)
    expectClicks(1)
    stage(clicks[1]!, end, USSR)
    expect(kind()).toBe('die')
    expect(useStage.getState().step!.scene).toMatchObject({ kind: 'play', use: 'coup', side: USSR })
  })

  test('an answer that was arranged beforehand or forced is staged like the opponent’s', () => {
    stage(before, end, USSR)
    expect(kind()).toBe('card')
  })

  test('a move that is taken back ends the scene and shows the position at once', () => {
    stage(before, whole.at(before.actors.length + 2), US)
    stage(whole.at(before.actors.length + 2), before, US)
    expect(shown()).toBeNull()
  })

  test('a page that joins again goes on where it was', () => {
    const again = { ...end, notes: end.notes.map((notes) => notes.map((note) => ({ ...note, to: 7 }))) }
    stage(before, again, US)
    expect(kind()).toBe('card')
  })

  test('the server’s own cards are shown when the scene is over', () => {
    const remote = (session: LocalSession): Session => ({ ...session, match: null })
    stage(remote(before), remote(end), US)
    expect(shown()!.g.place).toEqual(before.g.place)
    finishStep()
    finishStep()
    // But for the card that both sides have seen.
    const { place } = shown()!.g
    expect(place.filter((_, card) => place[card] !== before.g.place[card]).length).toBeLessThanOrEqual(1)
    expect(shown()!.g.influence).toEqual(before.g.influence)
  })

  test('in a hidden tab everything is shown at once, and the return begins with what was missed', () => {
    vi.stubGlobal('document', { hidden: true })
    stage(before, end, US)
    expect(shown()).toBeNull()
    expect(useStage.getState().missedFrom).toBe(before.actors.length)
    vi.stubGlobal('document', { hidden: false })
    stage(end, whole.at(end.actors.length + 1), US)
  })

  test('a tab that is hidden while a scene plays does not keep the rest for later', () => {
    stage(before, end, US)
    lookAway()
    expect(shown()).toBeNull()
    expect(useStage.getState().missedFrom).toBe(before.actors.length)
  })

  test('code that waits for the scene goes on when it is over, skipped or not', async () => {
    let over = 0
    stage(before, end, US)
    void sceneShown().then(() => over++)
    await vi.advanceTimersByTimeAsync(1000)
    expect(over).toBe(0)
    finishScene()
    await vi.advanceTimersByTimeAsync(0)
    expect(over).toBe(1)
  })

  test('is played again, and a new move ends the repetition', () => {
    playAgain(whole, before.actors.length, end.actors.length, US)
    expect([kind(), useStage.getState().isReplay]).toEqual(['card', true])
    stage(end, whole.at(end.actors.length + 1), US)
    expect(useStage.getState().isReplay).toBe(false)
    playAgain(whole, before.actors.length, end.actors.length, US)
    vi.advanceTimersByTime(20_000)
    expect(shown()).toBeNull()
  })
})

test('a card that has left a hand is not in it while the rest of its move is shown', () => {
  const games = Array.from({ length: 20 }, (_, seed) => gameOf('careful', seed, { game: 'red-sea' }).moves)
  const isWanted = (notes: readonly Note[]): boolean => notes[0]?.key === 'discards' && notes.some(({ key }) => key === 'event')
  const whole = games
    .map((moves) => after(begin({ game: 'red-sea' }, ['human', 'human']), moves))
    .find((game) => game.notes.some((notes, i) => isWanted(notes) && game.actors[i] !== CHANCE))!
  const at = whole.notes.findIndex((notes, i) => isWanted(notes) && whole.actors[i] !== CHANCE)
  const discards = whole.notes[at]!.find((note) => note.key === 'discards')!
  const card = discards.key === 'discards' ? discards.card : -1
  const side = whole.actors[at] as Side
  expect(inHand(whole.at(at).g, side, card)).toBe(true)
  expectClicks(1)
  stage(whole.at(at), whole.at(at + 1), side)
  expect(shown()).not.toBeNull()
  expect(inHand(shown()!.g, side, card)).toBe(false)
})

test('one’s own influence is on the board at once', () => {
  const at = whole.notes.findIndex(
    (notes, i) => i > 40 && notes.length === 1 && notes[0]!.key === 'influence' && whole.actors[i] !== CHANCE,
  )
  expectClicks(1)
  stage(whole.at(at), whole.at(at + 1), whole.actors[at] as Side)
  expect(shown()).toBeNull()
})

test('both headlines turn together before either event happens', () => {
  const at = whole.notes.findIndex((notes) => notes.filter(({ key }) => key === 'headline').length === 2)
  stage(whole.at(at), whole.at(at + 1), US)
  const seen: string[] = []
  while (shown() !== null) {
    seen.push(kind()!)
    finishStep()
  }
  expect(seen.slice(0, 4)).toEqual(['backs', 'reveal', 'order', 'card'])
})

test('a headline leaves the hand of its player when it comes to the table', () => {
  const at = whole.notes.findIndex((notes) => notes.filter(({ key }) => key === 'headline').length === 2)
  const mine = whole.notes[at]!.find((note) => note.key === 'headline' && note.side === US)!
  stage(whole.at(at - 1), whole.at(at + 1), US)
  while (shown() !== null) {
    expect(inHand(shown()!.g, US, (mine as { card: number }).card)).toBe(false)
    finishStep()
  }
})

test('asked in the middle of a play, the viewer keeps the last play that was shown beside the question', () => {
  const { before, after: end } = coupOf(USSR)
  const middle = whole.at(before.actors.length + 1)
  const asked = { ...end, actors: end.actors.map((by, i) => (i === middle.actors.length ? US : by)) }
  stage(before, middle, US)
  finishScene()
  stage(middle, asked, US)
  expect(kind()).toBeDefined()
  expect(useStage.getState().lastOf).toBe(middle)
})

test('a marker is on the map with the step that names it', () => {
  const games = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
    after(begin({ game: 'red-sea' }, ['human', 'human']), gameOf('random', seed, { game: 'red-sea' }).moves),
  )
  let checked = 0
  const markers = (notes: readonly Note[]): Note[] => notes.filter(({ key }) => key === 'marker')
  for (const game of games) {
    for (const [at, notes] of game.notes.entries()) {
      const [note, ...more] = markers(notes)
      // CENTCOM has an effect instead.
      if (note === undefined || more.length > 0 || game.at(at).g.markers.join() === game.at(at + 1).g.markers.join()) continue
      stage(game.at(at), game.at(at + 1), SPECTATOR)
      const isShown = ({ step }: Staged): boolean => step?.kind === 'lines' && markers(step.notes).length > 0
      while (!isShown(useStage.getState())) finishStep()
      expect(shown()!.g.markers).toEqual(game.at(at + 1).g.markers)
      checked++
      clearStage()
    }
  }
  expect(checked).toBeGreaterThan(0)
})

test('of plays that come faster than their scenes the last is shown, the others at once', () => {
  const starts = whole.notes.flatMap((notes, i) => (notes.some(({ key }) => key === 'plays') ? [i] : []))
  const first = whole.at(starts[5]!)
  let last = first
  for (const start of starts.slice(6, 11)) {
    stage(last, whole.at(start), SPECTATOR)
    last = whole.at(start)
  }
  const { step, position, missedFrom } = useStage.getState()
  expect(missedFrom).toBe(first.actors.length)
  expect(position!.actors.length).toBeGreaterThan(starts[7]!)
  expect(step).not.toBeNull()
})

test('at the end of every scene of a game the table shows the game', () => {
  const made: Move[] = []
  let session = begin({ game: 'twilight-struggle' }, ['human', 'human'])
  for (const move of moves) {
    made.push(move)
    const next = after(session, [move])
    stage(session, next, SPECTATOR)
    while (shown() !== null) {
      const { g } = shown()!
      expect(g.result).toBeNull()
      finishStep()
    }
    session = next
  }
  expect(session.g.result).not.toBeNull()
})

test('in final scoring the marker moves after the last row', () => {
  const games = [1, 2, 3, 4, 5, 6].map((seed) =>
    after(begin({ game: 'red-sea' }, ['human', 'human']), gameOf('careful', seed, { game: 'red-sea' }).moves),
  )
  const isFinal = ({ key }: Note): boolean => key === 'final-scoring'
  const game = games.find(({ notes }) => notes.flat().some(isFinal))!
  stage(game.at(game.notes.findIndex((notes) => notes.some(isFinal))), game, SPECTATOR)
  let before = shown()!.g.vp
  while (kind() !== 'final') {
    before = shown()!.g.vp
    finishStep()
  }
  expect(shown()!.g.vp).toBe(before)
  finishStep()
  expect(kind()).toBe('end')
  expect(shown()!.g.vp).toBe(game.g.vp)
  expect(game.g.vp).not.toBe(before)
})

test('a play that goes on after a pause does not give way to the one before it', () => {
  const { before, after: end } = coupOf(USSR)
  const middle = whole.at(before.actors.length + 2)
  expect(middle.actors.length).toBeLessThan(end.actors.length)
  const last = (): number => lastPlayOf(useStage.getState().lastOf ?? middle, US)?.from ?? -1
  stage(before, middle, US)
  const old = last()
  finishScene()
  expect(kind()).toBeUndefined()
  const current = last()
  expect(current).toBeGreaterThan(old)
  stage(middle, end, US)
  expect(kind()).toBeDefined()
  expect(last()).toBe(current)
})

test('the bar shows with its step that an effect is in force, and whose the passing card is', () => {
  const remote = (session: LocalSession): Session => ({ ...session, match: null })
  for (const sent of [remote, (session: LocalSession): Session => session]) {
    const seen = new Set<Note['key']>()
    for (const [at, notes] of whole.notes.entries()) {
      const wanted = notes.filter(({ key }) => key === 'in-force' || key === 'passing-card')
      const end = whole.at(at + 1)
      // An effect may end in the move in which it began.
      if (wanted.length === 0 || notes.some(({ key }) => key === 'no-longer-in-force')) continue
      stage(sent(whole.at(at)), sent(end), SPECTATOR)
      while (shown() !== null) {
        const { step } = useStage.getState()
        for (const note of step!.kind === 'tracks' ? step!.notes : []) {
          const { g } = shown()!
          if (note.key === 'in-force') expect(g.effects.map(cardOfEffect)).toContain(note.card)
          if (note.key === 'passing-card') expect(g).toMatchObject({ holder: note.side, ready: note.ready })
          seen.add(note.key)
        }
        finishStep()
      }
      clearStage()
    }
    for (const key of ['in-force', 'passing-card'] as const) expect(seen).toContain(key)
  }
})

test('what a bot places in the set-up at once is one step; what comes later is another', () => {
  const isPlacing = (i: number): boolean => whole.notes[i]!.every(({ key }) => key === 'influence') && whole.actors[i] === USSR
  const first = whole.notes.findIndex((notes, i) => notes.length > 0 && isPlacing(i))
  expect(isPlacing(first + 1) && isPlacing(first + 2)).toBe(true)
  const at = (n: number): LocalSession => whole.at(first + n)
  stage(at(0), at(1), US)
  vi.advanceTimersByTime(50)
  stage(at(1), at(2), US)
  expect(useStage.getState().steps).toHaveLength(1)
  expect(shown()!.g.influence).toEqual(at(2).g.influence)
  vi.advanceTimersByTime(500)
  stage(at(2), at(3), US)
  expect(useStage.getState().steps).toHaveLength(2)
  expect(shown()!.g.influence).toEqual(at(2).g.influence)
})
