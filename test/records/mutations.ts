/**
 * Numbers of a text log that can't be changed without contradicting an earlier line, or their own. What is left out is free: a die that
 * changes nothing, a handicap, the clock, the turn of a Cleanup block (wrong in every log), a DEFCON level that a player chose.
 */
import type { Random } from '../../src/rules/resample.ts'

export interface Mutation {
  /** Line of the log, from 1. */
  readonly line: number
  readonly before: string
  readonly after: string
  readonly text: string
}

/** A number in a row, and whether another value in its place must be found out. */
interface Place {
  readonly row: number
  readonly from: number
  readonly to: number
  readonly caught: (value: number) => boolean
}

const always = (): boolean => true

/** A pattern, and for each of its groups that holds a number: which other values are caught; null where the number is free. */
type Kind = readonly [pattern: RegExp, caught: (groups: readonly number[]) => readonly (((value: number) => boolean) | null)[]]

const all = (count: number) => (): readonly (() => boolean)[] => Array.from({ length: count }, () => always)
const face = (value: number): boolean => value >= 1 && value <= 6

const KINDS: readonly Kind[] = [
  [/^Turn (\d+), (?:Headline Phase|(?:USSR|US) AR(\d+))/d, all(2)],
  [/(?:^|: )(?:USSR|US) [+-](\d+) in [^[]+ \[(\d+)\]\[(\d+)\]$/d, all(3)],
  [/(?:Place Influence|Realignment|Coup|Space Race) \((\d+) Ops\):$/d, all(1)],
  [/(?:SUCCESS|FAILURE): (\d) \[ \+ (\d+) (?:\([+-](\d+)\) )? ?- 2x(\d) = -?(\d+) \]$/d, all(5)],
  [/(?:USSR|US) rolls (\d) \([+-](\d+)\) = (-?\d+)$/d, all(3)],
  [/VICTORY: (\d) (?:\(-(\d+)\) )? ?>= (\d)$/d, ([, mod = 0, wins = 0]) => [(die) => face(die) && die - mod < wins, always, always]],
  [/DEFEAT: (\d) (?:\(-(\d+)\) )? ?< (\d)$/d, ([, mod = 0, wins = 0]) => [(die) => face(die) && die - mod >= wins, always, always]],
  [/Die roll: (\d) -- Success! \(Needed (\d) or less\)$/d, ([, needed = 0]) => [(die) => face(die) && die > needed, always]],
  [/Die roll: (\d) -- Failed! \(Needed (\d) or less\)$/d, ([, needed = 0]) => [(die) => face(die) && die <= needed, always]],
  [/Trap Roll: (\d) (?:<=|>) (\d) -- Trap/d, ([die = 0]) => [(value) => face(value) && value <= 4 !== die <= 4, always]],
  [/(?:USSR|US) advances to (\d) in the Space Race\.$/d, all(1)],
  [/(?:USSR|US) gains (\d+) VP\. Score is (?:(?:USSR|US) (\d+)|even)\.$/d, all(2)],
  [/No VP awarded\. Score is (?:USSR|US) (\d+)\.$/d, all(1)],
  [/(?:USSR|US) Military Ops to (\d)$/d, all(1)],
  [/DEFCON (?:degrades|improves) to (\d)$/d, all(1)],
]

/** Every number of a log whose change must be found out. */
export function placesOf(text: string): readonly Place[] {
  const places: Place[] = []
  let event = ''
  text.split('\n').forEach((row, i) => {
    event = /Event: (.+)$/.exec(row)?.[1] ?? (row.startsWith('Turn ') ? '' : event)
    for (const [pattern, caught] of KINDS) {
      if (event.startsWith('How I Learned') && row.includes('DEFCON')) continue
      const m = pattern.exec(row)
      if (m === null) continue
      const groups = m.slice(1)
      const rules = caught(groups.map(Number))
      groups.forEach((group, g) => {
        const rule = rules[g] ?? null
        if ((group as string | undefined) === undefined || rule === null) return
        const [from, to] = m.indices![g + 1]!
        places.push({ row: i, from, to, caught: rule })
      })
    }
  })
  return places
}

/** Changes one of these numbers. */
export function mutate(text: string, places: readonly Place[], random: Random): Mutation {
  const rows = text.split('\n')
  for (;;) {
    const { row, from, to, caught } = places[Math.floor(random() * places.length)]!
    const before = Number(rows[row]!.slice(from, to))
    const after = random() < 0.5 ? before + 1 + Math.floor(random() * 2) : before - 1 - Math.floor(random() * 2)
    if (after < 0 || !caught(after)) continue
    const changed = rows.slice()
    changed[row] = rows[row]!.slice(0, from) + String(after) + rows[row]!.slice(to)
    return { line: row + 1, before: rows[row]!, after: changed[row], text: changed.join('\n') }
  }
}
