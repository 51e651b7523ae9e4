/** Reads the text log of the app into blocks of typed lines. An unknown line is kept as such, with its number: nothing is dropped. */
import { type Side, US, USSR } from '../../engine/script.ts'
import type { Names } from './names.ts'

export type Detail =
  | {
      readonly kind: 'influence'
      readonly side: Side
      readonly n: number
      readonly country: number
      readonly us: number
      readonly ussr: number
    }
  | { readonly kind: 'operations'; readonly use: 'influence' | 'realign' | 'coup' | 'space'; readonly n: number }
  | { readonly kind: 'target'; readonly country: number }
  | { readonly kind: 'coup'; readonly die: number; readonly ops: number; readonly mod: number; readonly n: number }
  | { readonly kind: 'rolls'; readonly side: Side; readonly die: number }
  | { readonly kind: 'war-in'; readonly country: number }
  | { readonly kind: 'war'; readonly die: number }
  | { readonly kind: 'space-roll'; readonly die: number; readonly needed: number }
  | { readonly kind: 'space'; readonly side: Side; readonly n: number }
  | { readonly kind: 'trap'; readonly die: number }
  | { readonly kind: 'vp'; readonly side: Side | -1; readonly n: number; readonly score: number }
  | { readonly kind: 'milops'; readonly side: Side; readonly n: number }
  | { readonly kind: 'defcon'; readonly n: number; readonly up: boolean }
  | { readonly kind: 'reshuffle' }
  | { readonly kind: 'event'; readonly card: number }
  | { readonly kind: 'in-play'; readonly card: number }
  | { readonly kind: 'out-of-play'; readonly card: number }
  | { readonly kind: 'headlines'; readonly side: Side; readonly card: number }
  | { readonly kind: 'reveals'; readonly side: Side; readonly card: number }
  | { readonly kind: 'nothing-to-reveal'; readonly side: Side }
  | { readonly kind: 'discards'; readonly side: Side; readonly card: number }
  | { readonly kind: 'nothing-to-discard'; readonly side: Side }
  | { readonly kind: 'plays'; readonly side: Side; readonly card: number }
  | { readonly kind: 'returns'; readonly side: Side; readonly card: number }
  | { readonly kind: 'chooses'; readonly side: Side; readonly region: number }
  | { readonly kind: 'olympics'; readonly side: Side; readonly boycott: boolean }
  | {
      readonly kind: 'setup'
      readonly option: 'player' | 'scenario' | 'optional-cards' | 'time' | 'bid' | 'tie' | 'handicap'
      readonly side?: Side
      readonly n?: number
      readonly text?: string
    }
  | { readonly kind: 'result'; readonly side: Side; readonly reason: string }
  | { readonly kind: 'unknown' }

export interface Line {
  /** Number in the file, from 1. */
  readonly at: number
  readonly text: string
  readonly detail: Detail
  /** Which paragraph of its block it stands in. */
  readonly paragraph: number
}

export interface Block {
  readonly at: number
  readonly kind: 'setup' | 'headline' | 'round' | 'cleanup' | 'end'
  readonly turn: number
  readonly round: number
  readonly side: Side
  /** The cards of the header: one of a round, two of the headline phase, in the order of revealing. */
  readonly cards: readonly number[]
  readonly lines: readonly Line[]
}

export interface TextLog {
  readonly blocks: readonly Block[]
  readonly dialect: 'old' | 'new'
  readonly unknown: readonly Line[]
  readonly lineCount: number
}

/** A log that can't be read at all. */
export class BadLog extends Error {
  readonly code = 'bad-log'
}

/** No real game has come near this size. */
export const LARGEST_LOG = 2_000_000

const OPENER = /^(?:(SETUP)|Turn (\d+), (Headline Phase|Cleanup|(USSR|US) AR(\d+)))(?:: ?(.*))?$/
const END = /^: :(?: (.*))?$/

const sideOf = (name: string): Side => (name === 'USSR' ? USSR : US)

type Reader = (m: RegExpExecArray, names: Names) => Detail

const card =
  (make: (n: number) => Detail): ((name: string, names: Names) => Detail) =>
  (name, names) => {
    const n = names.cardNumber(name)
    return n < 0 ? { kind: 'unknown' } : make(n)
  }

const GRAMMAR: readonly (readonly [RegExp, Reader])[] = [
  [
    /^(USSR|US) ([+-]\d+) in (.+) \[(\d+)\]\[(\d+)\]$/,
    (m, names) => {
      const country = names.countryNumber(m[3]!)
      return country < 0
        ? { kind: 'unknown' }
        : { kind: 'influence', side: sideOf(m[1]!), n: Number(m[2]), country, us: Number(m[4]), ussr: Number(m[5]) }
    },
  ],
  [/^Place Influence \((\d+) Ops\):$/, (m) => ({ kind: 'operations', use: 'influence', n: Number(m[1]) })],
  [/^Realignment \((\d+) Ops\):$/, (m) => ({ kind: 'operations', use: 'realign', n: Number(m[1]) })],
  [/^Coup \((\d+) Ops\):$/, (m) => ({ kind: 'operations', use: 'coup', n: Number(m[1]) })],
  [/^Space Race \((\d+) Ops\):$/, (m) => ({ kind: 'operations', use: 'space', n: Number(m[1]) })],
  [
    /^Target: (.+)$/,
    (m, names) => {
      const country = names.countryNumber(m[1]!)
      return country < 0 ? { kind: 'unknown' } : { kind: 'target', country }
    },
  ],
  [
    /^(?:SUCCESS|FAILURE): (\d) \[ \+ (\d+) (?:\(([+-]\d+)\) )? ?- 2x(\d) = (-?\d+) \]$/,
    (m) => ({ kind: 'coup', die: Number(m[1]), ops: Number(m[2]), mod: Number(m[3] ?? 0), n: Number(m[5]) }),
  ],
  [/^(USSR|US) rolls (\d)(?: \(([+-]\d+)\) = (-?\d+))?$/, (m) => ({ kind: 'rolls', side: sideOf(m[1]!), die: Number(m[2]) })],
  [
    /^War in (.+)$/,
    (m, names) => {
      const country = names.countryNumber(m[1]!)
      return country < 0 ? { kind: 'unknown' } : { kind: 'war-in', country }
    },
  ],
  [/^(?:VICTORY: (\d) (?:\(-\d+\) )? ?>= \d|DEFEAT: (\d) (?:\(-\d+\) )? ?< \d)$/, (m) => ({ kind: 'war', die: Number(m[1] ?? m[2]) })],
  [
    /^Die roll: (\d) -- (?:Success!|Failed!) \(Needed (\d) or less\)$/,
    (m) => ({ kind: 'space-roll', die: Number(m[1]), needed: Number(m[2]) }),
  ],
  [/^(USSR|US) advances to (\d) in the Space Race\.$/, (m) => ({ kind: 'space', side: sideOf(m[1]!), n: Number(m[2]) })],
  [/^Trap Roll: (\d) (?:<= 4 -- Trap Escaped|> 4 -- Trap Remains in Effect)$/, (m) => ({ kind: 'trap', die: Number(m[1]) })],
  [
    /^(?:(USSR|US) gains (\d+) VP|No VP awarded)\. Score is (?:(USSR|US) (\d+)|even)\.$/,
    (m) => ({
      kind: 'vp',
      side: m[1] === undefined ? -1 : sideOf(m[1]),
      n: Number(m[2] ?? 0),
      score: m[3] === undefined ? 0 : (m[3] === 'US' ? 1 : -1) * Number(m[4]),
    }),
  ],
  [/^(USSR|US) Military Ops to (\d)$/, (m) => ({ kind: 'milops', side: sideOf(m[1]!), n: Number(m[2]) })],
  [/^DEFCON (degrades|improves) to (\d)$/, (m) => ({ kind: 'defcon', n: Number(m[2]), up: m[1] === 'improves' })],
  [/^\*RESHUFFLE\*$/, () => ({ kind: 'reshuffle' })],
  [/^Event: (.+)$/, (m, names) => card((n) => ({ kind: 'event', card: n }))(m[1]!, names)],
  [/^(.+) is now in play\.$/, (m, names) => card((n) => ({ kind: 'in-play', card: n }))(m[1]!, names)],
  [/^(.+) is no longer in play\.$/, (m, names) => card((n) => ({ kind: 'out-of-play', card: n }))(m[1]!, names)],
  [/^(USSR|US) Headlines (.+)$/, (m, names) => card((n) => ({ kind: 'headlines', side: sideOf(m[1]!), card: n }))(m[2]!, names)],
  [/^(USSR|US) has no cards to reveal$/, (m) => ({ kind: 'nothing-to-reveal', side: sideOf(m[1]!) })],
  [/^(USSR|US) has no cards to discard$/, (m) => ({ kind: 'nothing-to-discard', side: sideOf(m[1]!) })],
  [
    /^(USSR|US) reveals (.+?)(?: from hand)?$/,
    (m, names) => card((n) => ({ kind: 'reveals', side: sideOf(m[1]!), card: n }))(m[2]!, names),
  ],
  [/^(USSR|US) discards (.+)$/, (m, names) => card((n) => ({ kind: 'discards', side: sideOf(m[1]!), card: n }))(m[2]!, names)],
  [/^(USSR|US) plays (.+)$/, (m, names) => card((n) => ({ kind: 'plays', side: sideOf(m[1]!), card: n }))(m[2]!, names)],
  [/^(USSR|US) returns (.+) to (?:USSR|US)$/, (m, names) => card((n) => ({ kind: 'returns', side: sideOf(m[1]!), card: n }))(m[2]!, names)],
  [
    /^(USSR|US) chooses to (participate in|boycott) the Olympics$/,
    (m) => ({ kind: 'olympics', side: sideOf(m[1]!), boycott: m[2] === 'boycott' }),
  ],
  [
    /^(USSR|US) chooses (.+)$/,
    (m, names) => {
      const region = names.regionNumber(m[2]!)
      return region < 0 ? { kind: 'unknown' } : { kind: 'chooses', side: sideOf(m[1]!), region }
    },
  ],
  [/^(.+) will play as (USSR|USA)\.$/, (m) => ({ kind: 'setup', option: 'player', side: m[2] === 'USSR' ? USSR : US, text: m[1]! })],
  [
    /^(.+) bids (\d+) Influence for (USSR|US|USA)$/,
    (m) => ({ kind: 'setup', option: 'bid', side: m[3] === 'USSR' ? USSR : US, n: Number(m[2]), text: m[1]! }),
  ],
  [/^TIE! Sides chosen randomly$/, () => ({ kind: 'setup', option: 'tie' })],
  [
    /^(?:Handicap influence|Additional Influence from bidding): (USSR|US) \+(\d+)$/,
    (m) => ({ kind: 'setup', option: 'handicap', side: sideOf(m[1]!), n: Number(m[2]) }),
  ],
  [/^Scenario: (.+)$/, (m) => ({ kind: 'setup', option: 'scenario', text: m[1]! })],
  [/^Optional Cards Added$/, () => ({ kind: 'setup', option: 'optional-cards' })],
  [/^Time per Player: (.+)$/, (m) => ({ kind: 'setup', option: 'time', text: m[1]! })],
  [/^(USSR|US) wins by (.+)$/, (m) => ({ kind: 'result', side: sideOf(m[1]!), reason: m[2]! })],
]

function readDetail(text: string, names: Names): Detail {
  for (const [pattern, read] of GRAMMAR) {
    const m = pattern.exec(text)
    if (m !== null) return read(m, names)
  }
  return { kind: 'unknown' }
}

/** The details behind the cards of a header: `NORAD*: Space Race (3 Ops):`. A card's name holds no colon. */
function splitHeader(rest: string): readonly [title: string, detail: string] {
  const colon = rest.indexOf(':')
  return colon < 0 ? [rest.trim(), ''] : [rest.slice(0, colon).trim(), rest.slice(colon + 1).trim()]
}

export function parseTextLog(text: string, names: Names): TextLog {
  if (text.length > LARGEST_LOG) throw new BadLog(`the log has ${text.length} characters; a game has fewer than ${LARGEST_LOG}`)
  if (text.includes('\u0000') || text.includes('\uFFFD')) throw new BadLog('the file is no text in UTF-8')
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const blocks: Block[] = []
  const unknown: Line[] = []
  let lines: Line[] | null = null
  let paragraph = 0
  let old = false
  const add = (at: number, row: string): void => {
    const line: Line = { at, text: row, detail: readDetail(row, names), paragraph }
    if (line.detail.kind === 'unknown' || lines === null) unknown.push(line)
    lines?.push(line)
  }
  rows.forEach((raw, i) => {
    const row = raw.trim()
    const at = i + 1
    if (row === '') {
      paragraph++
      return
    }
    const end = END.exec(row)
    const m = OPENER.exec(row)
    if (end === null && m === null) return add(at, row)
    lines = []
    paragraph = 0
    if (end !== null) {
      old = true
      blocks.push({ at, kind: 'end', turn: 0, round: 0, side: US, cards: [], lines })
      if (end[1] !== undefined) add(at, end[1])
      return
    }
    const rest = m![6] ?? ''
    if (m![1] !== undefined) {
      blocks.push({ at, kind: 'setup', turn: 0, round: 0, side: USSR, cards: [], lines })
      if (rest.startsWith(':')) old = true
      const detail = rest.replace(/^: ?/, '')
      if (detail !== '') add(at, detail)
      return
    }
    const turn = Number(m![2])
    if (m![3] === 'Cleanup') {
      blocks.push({ at, kind: 'cleanup', turn, round: 0, side: USSR, cards: [], lines })
      if (rest !== '') add(at, rest)
      return
    }
    const [title, detail] = splitHeader(rest)
    const headline = m![3] === 'Headline Phase'
    const titles = title === '' ? [] : headline ? title.split(' & ') : [title]
    const cards = titles.map((name) => names.cardNumber(name))
    blocks.push({
      at,
      kind: headline ? 'headline' : 'round',
      turn,
      round: Number(m![5] ?? 0),
      side: m![4] === undefined ? US : sideOf(m![4]),
      cards,
      lines,
    })
    if (cards.includes(-1)) unknown.push({ at, text: row, detail: { kind: 'unknown' }, paragraph: 0 })
    if (detail !== '') add(at, detail)
  })
  if (blocks.length === 0) throw new BadLog('no line begins a turn: this is no log of a game')
  return { blocks, dialect: old ? 'old' : 'new', unknown, lineCount: rows.length }
}
