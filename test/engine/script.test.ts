/** The engine alone, with a toy for a game: a heap of stones from which two sides take in turn, and a coin that chance throws. */
import { describe, expect, test } from 'vitest'
import {
  type Ask,
  apply,
  applyUnchecked,
  asked,
  Broken,
  bit,
  CHANCE,
  type Core,
  call,
  cloneFrames,
  decision,
  explain,
  type Frame,
  goTo,
  isAt,
  isAtStart,
  keep,
  kept,
  label,
  leave,
  Refused,
  repeat,
  run,
  type Script,
  type Scripts,
  skip,
  stepsOf,
  US,
  USSR,
} from '../../src/engine/script.ts'

interface Toy extends Core {
  stones: number
  trail: string[]
}

const STOP = 9

/** Take 1 to 3 stones at a time, as often as `left` says; STOP ends it early. */
const takeStones = (times: number, who = (f: Frame): number => bit(f.me)): Ask<Toy> => ({
  kind: 'stones',
  prompt: 'take-stones',
  who: (_g, f) => who(f),
  open: (g, f) => {
    f.left = times
    f.got = 0
    g.trail.push(`open ${f.at}`)
  },
  any: (g) => g.stones > 0,
  refuse: (g, _f, pick) => {
    if (pick === STOP) return null
    if (pick < 1 || pick > 3) return { key: 'not-an-answer' }
    return pick > g.stones ? { key: 'too-many', rule: '1.1', n: g.stones } : null
  },
  list: (g, _f, _who, into) => {
    for (let n = 1; n <= Math.min(3, g.stones); n++) into.push(n)
    into.push(STOP)
  },
  take: (g, f, pick, who) => {
    if (pick === STOP) {
      f.left = 0
      return
    }
    g.stones -= pick
    f.left--
    f.got += pick
    f.picks.push(pick)
    g.trail.push(`${who} takes ${pick}`)
  },
})

const coin: Ask<Toy> = {
  kind: 'coin',
  prompt: 'coin',
  who: () => bit(CHANCE),
  open: (_g, f) => {
    f.left = 1
  },
  any: () => true,
  refuse: (_g, _f, pick) => (pick === 0 || pick === 1 ? null : { key: 'not-an-answer' }),
  list: (_g, _f, _who, into) => void into.push(0, 1),
  take: (_g, f, pick) => {
    f.left = 0
    f.got = pick
  },
}

const finish =
  (winner: number) =>
  (g: Toy): void => {
    g.result = { winner }
  }

function toy(stones: number, scripts: Record<string, Script<Toy>>, start = 'main'): { g: Toy; scripts: Scripts<Toy> } {
  const g: Toy = { frames: [], result: null, stones, trail: [] }
  const map = new Map(Object.entries(scripts).map(([name, script]) => [name, stepsOf(script)]))
  call(g, start, US, US, -1)
  run(map, g)
  return { g, scripts: map }
}

describe('steps', () => {
  test('run one after the other up to the next question, which waits', () => {
    const { g } = toy(5, { main: [(t) => void t.trail.push('one'), (t) => void t.trail.push('two'), takeStones(1), finish(0)] })
    expect(g.trail).toEqual(['one', 'two', 'open main'])
    expect(g.frames).toEqual([{ at: 'main', pc: 2, me: US, by: US, card: -1, got: 0, left: 1, picks: [], v: [] }])
  })

  test('a question is opened once and asked as often as it has answers left', () => {
    const { g, scripts } = toy(9, { main: [takeStones(2), finish(0)] })
    apply(scripts, g, US, 3)
    expect(g.frames[0]).toMatchObject({ left: 1, picks: [3] })
    apply(scripts, g, US, 2)
    expect(g.trail).toEqual(['open main', '0 takes 3', '0 takes 2'])
    expect(g.result).toEqual({ winner: 0 })
  })

  test('a question lapses when there is nothing to answer, also in the middle', () => {
    const nothing = toy(0, { main: [takeStones(2), finish(1)] })
    expect(nothing.g.result).toEqual({ winner: 1 })
    const { g, scripts } = toy(2, { main: [takeStones(3), (t, f) => void t.trail.push(`got ${f.got}`), finish(1)] })
    apply(scripts, g, US, 2)
    expect(g.trail).toEqual(['open main', '0 takes 2', 'got 2'])
  })

  test('a question that opens with nothing left is not asked', () => {
    const { g } = toy(5, { main: [takeStones(0), finish(0)] })
    expect(g.result).not.toBeNull()
  })

  test('a question that is reached again is opened again, without its old picks', () => {
    const again = label('again')
    const { g, scripts } = toy(9, {
      main: [
        again,
        takeStones(1),
        (t, f) => {
          if (t.stones > 6) goTo(f, again)
        },
        finish(0),
      ],
    })
    apply(scripts, g, US, 1)
    expect(g.frames[0]).toMatchObject({ pc: 0, left: 1, picks: [] })
    apply(scripts, g, US, 2)
    expect(g.result).not.toBeNull()
    expect(g.trail).toEqual(['open main', '0 takes 1', 'open main', '0 takes 2'])
  })
})

describe('labels', () => {
  test('name steps and are none themselves', () => {
    const end = label('end')
    const { g } = toy(5, { main: [(_t, f) => goTo(f, end), (t) => void t.trail.push('left out'), end, takeStones(1), finish(0)] })
    expect(g.trail).toEqual(['open main'])
    expect(g.frames[0]!.pc).toBe(2)
    expect(isAt(g.frames[0]!, end)).toBe(true)
    expect(isAtStart(g.frames[0]!)).toBe(false)
  })

  test('steps can be left out by their number, or run again', () => {
    const { g } = toy(5, {
      main: [
        (_t, f) => skip(f, 1),
        (t) => void t.trail.push('left out'),
        (t, f) => {
          if (t.trail.push('again') < 2) skip(f, -1)
        },
        takeStones(1),
        finish(0),
      ],
    })
    expect(g.trail).toEqual(['again', 'again', 'open main'])
  })

  test('a step that repeats comes back after the script that it calls', () => {
    const { g } = toy(5, {
      main: [
        (t, f) => {
          if (t.trail.push('main') === 5) return
          repeat(f)
          call(t, 'inner', US, US, -1)
        },
        takeStones(1),
      ],
      inner: [(t) => void t.trail.push('inner')],
    })
    expect(g.trail).toEqual(['main', 'inner', 'main', 'inner', 'main', 'open main'])
  })

  test('a script may be read again; a label of two steps is refused', () => {
    const here = label('here')
    const script: Script<Toy> = [finish(0), here, finish(1)]
    expect(stepsOf(script)).toEqual(stepsOf(script))
    expect(() => stepsOf([here, finish(0)])).toThrow('the label here names two steps')
  })

  test('a number that is kept', () => {
    const { g } = toy(5, { main: [(_t, f) => keep(f, 7), takeStones(1), finish(0)] })
    expect(kept(g.frames[0]!)).toBe(7)
  })
})

describe('calls', () => {
  const scripts: Record<string, Script<Toy>> = {
    main: [(g) => call(g, 'inner', USSR, US, 7, [4, 2]), (g, f) => void g.trail.push(`main got ${f.got}`), takeStones(1), finish(0)],
    inner: [takeStones(1), (g, f) => void g.trail.push(`inner ${f.me} ${f.by} ${f.card} ${f.v.join()}`), (_g, f) => leave(f, 42)],
  }

  test('the script called goes first, has its own sides, card and numbers, and hands back what it got', () => {
    const { g, scripts: map } = toy(9, scripts)
    expect(g.frames.map((f) => f.at)).toEqual(['main', 'inner'])
    expect(asked(map, g)).toBe(bit(USSR))
    apply(map, g, USSR, 1)
    expect(g.trail).toEqual(['open inner', '1 takes 1', 'inner 1 0 7 4,2', 'main got 42', 'open main'])
    expect(asked(map, g)).toBe(bit(US))
  })

  test('leaving skips the steps that are left', () => {
    const { g } = toy(9, { main: [(_g, f) => leave(f), finish(1)], outer: [(t) => call(t, 'main', US, US, -1), finish(0)] }, 'outer')
    expect(g.result).toEqual({ winner: 0 })
  })

  test('a call on top of an open question leaves the question as it was', () => {
    const { g, scripts: map } = toy(9, { main: [takeStones(2), finish(0)], more: [takeStones(1)] })
    apply(map, g, US, 1)
    call(g, 'more', USSR, USSR, -1)
    run(map, g)
    apply(map, g, USSR, 1)
    expect(g.frames).toHaveLength(1)
    expect(g.frames[0]).toMatchObject({ at: 'main', left: 1, picks: [1] })
  })
})

describe('a result', () => {
  test('stops every open script at once', () => {
    const { g, scripts } = toy(9, {
      main: [(t) => call(t, 'inner', US, US, -1), (t) => void t.trail.push('never')],
      inner: [takeStones(1), finish(1), takeStones(1)],
    })
    apply(scripts, g, US, 1)
    expect(g.trail).not.toContain('never')
    expect(asked(scripts, g)).toBe(0)
    for (const who of [US, USSR, CHANCE] as const) expect(decision(scripts, g, who)).toBeNull()
    expect(explain(scripts, g, US, 1)).toEqual({ key: 'game-over' })
    expect(() => apply(scripts, g, US, 1)).toThrow(Refused)
    expect(() => applyUnchecked(scripts, g, US, 1)).toThrow(Broken)
  })

  test('is missing where the scripts simply end: the rules are broken', () => {
    expect(() => toy(0, { main: [] })).toThrow(Broken)
  })

  test('is missing where a script is called that does not exist', () => {
    expect(() => toy(0, { main: [(g) => call(g, 'nowhere', US, US, -1)] })).toThrow(/nowhere/)
  })
})

describe('decisions', () => {
  const both = { main: [takeStones(2, () => bit(US) | bit(USSR)), coin, (g: Toy, f: Frame) => finish(f.got)(g)] }

  test('are given to the actors asked, and to nobody else', () => {
    const { g, scripts } = toy(2, both)
    expect(asked(scripts, g)).toBe(3)
    const expected = { kind: 'stones', prompt: 'take-stones', amount: 0, at: 'main', card: -1, left: 2, moves: [1, 2, STOP] }
    expect(decision(scripts, g, US)).toEqual({ who: US, ...expected })
    expect(decision(scripts, g, USSR)).toEqual({ who: USSR, ...expected })
    expect(decision(scripts, g, CHANCE)).toBeNull()
  })

  test('either side may answer first, and chance answers its own', () => {
    const { g, scripts } = toy(5, both)
    apply(scripts, g, USSR, 3)
    apply(scripts, g, US, 1)
    expect(decision(scripts, g, CHANCE)?.moves).toEqual([0, 1])
    expect(decision(scripts, g, US)).toBeNull()
    apply(scripts, g, CHANCE, 1)
    expect(g.result).toEqual({ winner: 1 })
  })

  test('a refused move throws the reason that explain gives, and changes nothing', () => {
    const { g, scripts } = toy(2, { main: [takeStones(2), finish(0)] })
    const before = JSON.stringify(g)
    const cases = [
      [US, 3, { key: 'too-many', rule: '1.1', n: 2 }],
      [US, 5, { key: 'not-an-answer' }],
      [USSR, 1, { key: 'not-asked' }],
      [CHANCE, 1, { key: 'not-asked' }],
    ] as const
    for (const [by, pick, reason] of cases) {
      expect(explain(scripts, g, by, pick)).toEqual(reason)
      let thrown: unknown
      try {
        apply(scripts, g, by, pick)
      } catch (error) {
        thrown = error
      }
      expect(thrown).toBeInstanceOf(Refused)
      expect(thrown).toMatchObject({ code: 'refused', reason })
      expect(JSON.stringify(g)).toBe(before)
    }
    expect(explain(scripts, g, US, 2)).toBeNull()
  })

  test('the message of a refusal names the reason and the rule', () => {
    expect(new Refused({ key: 'too-many', rule: '1.1' }).message).toBe('refused: too-many (rule 1.1)')
    expect(new Refused({ key: 'too-many' }).message).toBe('refused: too-many')
  })
})

describe('a state', () => {
  const scripts: Record<string, Script<Toy>> = {
    main: [
      (g) => call(g, 'middle', USSR, US, 3, [1]),
      (g, f) => {
        g.trail.push(`main got ${f.got}`)
      },
      takeStones(2),
      finish(0),
    ],
    middle: [(g) => call(g, 'inner', US, US, 5, [2, 3]), takeStones(1), coin],
    inner: [takeStones(3)],
  }
  const moves = [
    [US, 1],
    [US, 2],
    [US, STOP],
    [USSR, 3],
    [CHANCE, 1],
    [US, 1],
    [US, 3],
  ] as const

  test('is plain JSON in the middle of any question, and goes on from it', () => {
    const { g, scripts: map } = toy(20, scripts)
    for (const [by, pick] of moves) {
      const kept = JSON.parse(JSON.stringify(g)) as Toy
      expect(kept).toEqual(g)
      apply(map, g, by, pick)
      apply(map, kept, by, pick)
      expect(kept).toEqual(g)
    }
    expect(g.result).toEqual({ winner: 0 })
  })

  test('has frames that can be copied: a copy that goes on leaves the original as it was', () => {
    const { g, scripts: map } = toy(20, scripts)
    for (const [i, [by, pick]] of moves.entries()) {
      const before = JSON.stringify(g)
      const copy: Toy = { ...g, trail: [...g.trail], frames: cloneFrames(g.frames) }
      expect(copy.frames).toEqual(g.frames)
      for (const [laterBy, laterPick] of moves.slice(i)) apply(map, copy, laterBy, laterPick)
      for (const f of cloneFrames(g.frames)) {
        f.v.push(99)
        f.picks.push(99)
        f.pc++
      }
      expect(copy.result).toEqual({ winner: 0 })
      expect(JSON.stringify(g)).toBe(before)
      apply(map, g, by, pick)
    }
  })

  test('is the same after checked and unchecked moves', () => {
    const one = toy(20, scripts)
    const two = toy(20, scripts)
    for (const [by, pick] of moves) {
      apply(one.scripts, one.g, by, pick)
      applyUnchecked(two.scripts, two.g, by, pick)
    }
    expect(two.g).toEqual(one.g)
  })
})
