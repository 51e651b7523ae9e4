/** Parses the text log of the app into blocks of typed lines. Unknown lines are kept with their numbers. */
import { type Side, US, USSR } from '../../engine/script.ts'
import type { LogNames } from './names.ts'

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
  | {
      readonly kind: 'coup'
      readonly success: boolean
      readonly die: number
      readonly ops: number
      readonly mod: number
      readonly stability: number
      readonly n: number
    }
  | { readonly kind: 'rolls'; readonly side: Side; readonly die: number; readonly mod: number; readonly n: number }
  | { readonly kind: 'war-in'; readonly country: number }
  | { readonly kind: 'war'; readonly success: boolean; readonly die: number; readonly mod: number; readonly wins: number }
  | { readonly kind: 'space-roll'; readonly success: boolean; readonly die: number; readonly needed: number }
  | { readonly kind: 'space'; readonly side: Side; readonly n: number }
  | { readonly kind: 'trap'; readonly success: boolean; readonly die: number; readonly needed: number }
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

export interface ParsedLine {
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
  /** The cards of the header, or `UNREAD`: one of a round, two of the headline phase, in the order of revealing. */
  readonly cards: readonly number[]
  readonly lines: readonly ParsedLine[]
}

export interface TextLog {
  readonly blocks: readonly Block[]
  /** Whether the ends of turns are printed: the old dialect has no Cleanup blocks. */
  readonly cleanups: boolean
  readonly unknown: readonly ParsedLine[]
  readonly lineCount: number
}

/** A text that is not a log. */
export class BadLog extends Error {
  readonly code = 'bad-log'
}

/** A text with more unreadable lines is not a damaged log, but no log of the app. */
export const MOST_UNREADABLE = 20

/** Far more than a real game needs. */
const LARGEST_LOG = 2_000_000
/** Nor has any of its lines, but that of the clock, whose text is free; patterns are not tried on longer ones. */
const LONGEST_LINE = 500
const CLOCK = 'Time per Player: '

const OPENER = /^(?:(SETUP)|Turn (\d+), (Headline Phase|Cleanup|(USSR|US) AR(\d+)))(?:: ?(.*))?$/
const END = /^: :(?: (.*))?$/

const sideOf = (name: string): Side => (name === 'USSR' ? USSR : US)

type Reader = (m: RegExpExecArray, names: LogNames) => Detail

const UNKNOWN: Detail = { kind: 'unknown' }
/** Stands for a card whose name can't be read. */
export const UNREAD = -1

/** Details that name a card, a country or a region; `unknown` where the name is. */
const ofCard =
  (at: number, make: (card: number, m: RegExpExecArray) => Detail): Reader =>
  (m, names) => {
    const n = names.cardNumber(m[at]!)
    return n < 0 ? UNKNOWN : make(n, m)
  }
const ofCountry =
  (at: number, make: (country: number, m: RegExpExecArray) => Detail): Reader =>
  (m, names) => {
    const n = names.countryNumber(m[at]!)
    return n < 0 ? UNKNOWN : make(n, m)
  }
const operations =
  (use: 'influence' | 'realign' | 'coup' | 'space'): Reader =>
  (m) => ({ kind: 'operations', use, n: Number(m[1]) })
const war =
  (success: boolean): Reader =>
  (m) => ({ kind: 'war', success, die: Number(m[1]), mod: Number(m[2] ?? 0), wins: Number(m[3]) })

const GRAMMAR: readonly (readonly [RegExp, Reader])[] = [
  [
    /^(USSR|US) ([+-]\d+) in (.+) \[(\d+)\]\[(\d+)\]$/,
    ofCountry(3, (country, m) => ({
      kind: 'influence',
      side: sideOf(m[1]!),
      n: Number(m[2]),
      country,
      us: Number(m[4]),
      ussr: Number(m[5]),
    })),
  ],
  [/^Place Influence \((\d+) Ops\):$/, operations('influence')],
  [/^Realignment \((\d+) Ops\):$/, operations('realign')],
  [/^Coup \((\d+) Ops\):$/, operations('coup')],
  [/^Space Race \((\d+) Ops\):$/, operations('space')],
  [/^Target: (.+)$/, ofCountry(1, (country) => ({ kind: 'target', country }))],
  [
    /^(SUCCESS|FAILURE): (\d+) \[ \+ (\d+) (?:\(([+-]\d+)\) )? ?- 2x(\d+) = (-?\d+) \]$/,
    (m) => ({
      kind: 'coup',
      success: m[1] === 'SUCCESS',
      die: Number(m[2]),
      ops: Number(m[3]),
      mod: Number(m[4] ?? 0),
      stability: Number(m[5]),
      n: Number(m[6]),
    }),
  ],
  [
    /^(USSR|US) rolls (\d+)(?: \(([+-]\d+)\) = (-?\d+))?$/,
    (m) => ({ kind: 'rolls', side: sideOf(m[1]!), die: Number(m[2]), mod: Number(m[3] ?? 0), n: Number(m[4] ?? m[2]) }),
  ],
  [/^War in (.+)$/, ofCountry(1, (country) => ({ kind: 'war-in', country }))],
  [/^VICTORY: (\d+) (?:\((-\d+)\) )? ?>= (\d+)$/, war(true)],
  [/^DEFEAT: (\d+) (?:\((-\d+)\) )? ?< (\d+)$/, war(false)],
  [
    /^Die roll: (\d+) -- (Success|Failed)! \(Needed (\d+) or less\)$/,
    (m) => ({ kind: 'space-roll', success: m[2] === 'Success', die: Number(m[1]), needed: Number(m[3]) }),
  ],
  [/^(USSR|US) advances to (\d+) in the Space Race\.$/, (m) => ({ kind: 'space', side: sideOf(m[1]!), n: Number(m[2]) })],
  [
    /^Trap Roll: (\d+) (?:<= (\d+) -- Trap Escaped|> (\d+) -- Trap Remains in Effect)$/,
    (m) => ({ kind: 'trap', success: m[2] !== undefined, die: Number(m[1]), needed: Number(m[2] ?? m[3]) }),
  ],
  [
    /^(?:(USSR|US) gains (\d+) VP|No VP awarded)\. Score is (?:(USSR|US) (\d+)|even)\.$/,
    (m) => ({
      kind: 'vp',
      side: m[1] === undefined ? -1 : sideOf(m[1]),
      n: Number(m[2] ?? 0),
      score: m[3] === undefined ? 0 : (m[3] === 'US' ? 1 : -1) * Number(m[4]),
    }),
  ],
  [/^(USSR|US) Military Ops to (\d+)$/, (m) => ({ kind: 'milops', side: sideOf(m[1]!), n: Number(m[2]) })],
  [/^DEFCON (degrades|improves) to (\d+)$/, (m) => ({ kind: 'defcon', n: Number(m[2]), up: m[1] === 'improves' })],
  [/^\*RESHUFFLE\*$/, () => ({ kind: 'reshuffle' })],
  [/^Event: (.+)$/, ofCard(1, (card) => ({ kind: 'event', card }))],
  [/^(.+) is now in play\.$/, ofCard(1, (card) => ({ kind: 'in-play', card }))],
  [/^(.+) is no longer in play\.$/, ofCard(1, (card) => ({ kind: 'out-of-play', card }))],
  [/^(USSR|US) Headlines (.+)$/, ofCard(2, (card, m) => ({ kind: 'headlines', side: sideOf(m[1]!), card }))],
  [/^(USSR|US) has no cards to reveal$/, (m) => ({ kind: 'nothing-to-reveal', side: sideOf(m[1]!) })],
  [/^(USSR|US) has no cards to discard$/, (m) => ({ kind: 'nothing-to-discard', side: sideOf(m[1]!) })],
  [/^(USSR|US) reveals (.+?)(?: from hand)?$/, ofCard(2, (card, m) => ({ kind: 'reveals', side: sideOf(m[1]!), card }))],
  [/^(USSR|US) discards (.+)$/, ofCard(2, (card, m) => ({ kind: 'discards', side: sideOf(m[1]!), card }))],
  [/^(USSR|US) plays (.+)$/, ofCard(2, (card, m) => ({ kind: 'plays', side: sideOf(m[1]!), card }))],
  [/^(USSR|US) returns (.+) to (?:USSR|US)$/, ofCard(2, (card, m) => ({ kind: 'returns', side: sideOf(m[1]!), card }))],
  [
    /^(USSR|US) chooses to (participate in|boycott) the Olympics$/,
    (m) => ({ kind: 'olympics', side: sideOf(m[1]!), boycott: m[2] === 'boycott' }),
  ],
  [
    /^(USSR|US) chooses (.+)$/,
    (m, names) => {
      const region = names.regionNumber(m[2]!)
      return region < 0 ? UNKNOWN : { kind: 'chooses', side: sideOf(m[1]!), region }
    },
  ],
  [/^(USSR|US) wins by (.+)$/, (m) => ({ kind: 'result', side: sideOf(m[1]!), reason: m[2]! })],
]

/** Lines of the SETUP block alone. Names of players are free, so these come before all others there. */
const SETUP_GRAMMAR: readonly (readonly [RegExp, Reader])[] = [
  [/^(.+) will play as (USSR|USA)\.$/, (m) => ({ kind: 'setup', option: 'player', side: sideOf(m[2]!), text: m[1]! })],
  [
    /^(.+) bids (\d+) Influence for (USSR|US|USA)$/,
    (m) => ({ kind: 'setup', option: 'bid', side: sideOf(m[3]!), n: Number(m[2]), text: m[1]! }),
  ],
  [/^TIE! Sides chosen randomly$/, () => ({ kind: 'setup', option: 'tie' })],
  [
    /^(?:Handicap influence|Additional Influence from bidding): (USSR|US) \+(\d+)$/,
    (m) => ({ kind: 'setup', option: 'handicap', side: sideOf(m[1]!), n: Number(m[2]) }),
  ],
  [/^Scenario: (.+)$/, (m) => ({ kind: 'setup', option: 'scenario', text: m[1]! })],
  [/^Optional Cards Added$/, () => ({ kind: 'setup', option: 'optional-cards' })],
  [/^Time per Player: (.+)$/, (m) => ({ kind: 'setup', option: 'time', text: m[1]! })],
  ...GRAMMAR,
]

export function readDetail(text: string, names: LogNames, setup = false): Detail {
  for (const [pattern, read] of setup ? SETUP_GRAMMAR : GRAMMAR) {
    const m = pattern.exec(text)
    if (m !== null) return read(m, names)
  }
  return UNKNOWN
}

/** Lines that stand in one row because the end of the first is lost, with what it said last: `US chooses NATO* is now in play.` */
function unmerged(row: string, names: LogNames): readonly string[] {
  for (let at = row.indexOf(' '); at >= 0; at = row.indexOf(' ', at + 1)) {
    const rest = row.slice(at + 1)
    if (readDetail(rest, names).kind !== 'unknown') return [row.slice(0, at), rest]
  }
  return [row]
}

/** The details behind the cards of a header: `NORAD*: Space Race (3 Ops):`. A card's name holds no colon. */
function splitHeader(rest: string): readonly [title: string, detail: string] {
  const colon = rest.indexOf(':')
  return colon < 0 ? [rest.trim(), ''] : [rest.slice(0, colon).trim(), rest.slice(colon + 1).trim()]
}

type Opened = readonly [block: Omit<Block, 'at' | 'lines'>, detail: string, titles?: readonly string[]]

/** The block that a row opens, and the detail that stands behind its header; null where it opens none. */
function readOpener(row: string, names: LogNames): Opened | null {
  const end = END.exec(row)
  if (end !== null) return [{ kind: 'end', turn: 0, round: 0, side: US, cards: [] }, end[1] ?? '']
  const m = OPENER.exec(row)
  if (m === null) return null
  const [, setup, turn, phase, side, round, rest = ''] = m
  const withoutCard = rest.replace(/^: ?/, '')
  if (setup !== undefined) return [{ kind: 'setup', turn: 0, round: 0, side: USSR, cards: [] }, withoutCard]
  if (phase === 'Cleanup') return [{ kind: 'cleanup', turn: Number(turn), round: 0, side: USSR, cards: [] }, withoutCard]
  const [title, detail] = splitHeader(rest)
  const titles = title === '' ? [] : side === undefined ? title.split(' & ') : [title]
  const cards = titles.map((name) => names.cardNumber(name))
  return [
    {
      kind: side === undefined ? 'headline' : 'round',
      turn: Number(turn),
      round: Number(round ?? 0),
      side: side === undefined ? US : sideOf(side),
      cards,
    },
    detail,
    titles,
  ]
}

export function parseTextLog(text: string, names: LogNames): TextLog {
  if (text.length > LARGEST_LOG) throw new BadLog(`the log has ${text.length} characters; a game has fewer than ${LARGEST_LOG}`)
  if (text.includes('\u0000') || text.includes('\uFFFD')) throw new BadLog('the file is no text in UTF-8')
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const blocks: Block[] = []
  const unknown: ParsedLine[] = []
  /** Headers that end with the colon before a detail, and have none. */
  const cutHeaders = new Set<number>()
  let lines: ParsedLine[] = []
  let paragraph = 0
  const push = (at: number, text: string, detail: Detail): void => {
    const line: ParsedLine = { at, text, detail, paragraph }
    if (detail.kind === 'unknown') unknown.push(line)
    lines.push(line)
  }
  const add = (at: number, row: string): void => {
    const setup = blocks.at(-1)?.kind === 'setup'
    const long = row.length > LONGEST_LINE && !(setup && row.startsWith(CLOCK))
    if (long || blocks.length === 0) return push(at, row, UNKNOWN)
    const detail = readDetail(row, names, setup)
    if (detail.kind !== 'unknown' || setup) return push(at, row, detail)
    const texts = unknown.length < MOST_UNREADABLE ? unmerged(row, names) : [row]
    for (const text of texts) push(at, text, readDetail(text, names))
  }
  rows.forEach((raw, i) => {
    const row = raw.trim()
    const at = i + 1
    if (row === '') {
      paragraph++
      return
    }
    const opened = row.length > LONGEST_LINE ? null : readOpener(row, names)
    if (opened === null) return add(at, row)
    const [block, detail, titles = []] = opened
    lines = []
    paragraph = 0
    blocks.push({ ...block, at, lines })
    block.cards.forEach((card, i) => {
      if (card === UNREAD) unknown.push({ at, text: titles[i]!, detail: UNKNOWN, paragraph })
    })
    if (detail !== '') add(at, detail)
    else if (titles.length > 0 && row.endsWith(':')) cutHeaders.add(at)
  })
  if (blocks.length === 0) throw new BadLog('no line begins a turn: this is no log of a game')
  const lost = (at: number, text = ''): ParsedLine => {
    const line = { at, text, detail: UNKNOWN, paragraph: 0 }
    unknown.push(line)
    return line
  }
  for (const { at } of innerEnds(blocks)) lost(at, ': :')
  const whole = withLostHeaders(joinInnerEnds(blocks), names).map((block) => {
    const cards = cardsOf(block)
    if (block.cards.length === 0 && cards.includes(UNREAD)) lost(block.at)
    // The first detail stands on the line of a header that names cards.
    const isWhole = cards.length === 0 || (block.lines.length === 0 ? !cutHeaders.has(block.at) : block.lines[0]!.at === block.at)
    return { ...block, cards, lines: isWhole ? block.lines : [lost(block.at), ...block.lines] }
  })
  const positions = whole.map((block, i) => (block.kind === 'cleanup' ? { ...block, turn: turnBefore(whole, i) } : block))
  return {
    blocks: positions,
    cleanups: whole.some((block) => block.kind === 'cleanup'),
    unknown: unknown.sort((a, b) => a.at - b.at),
    lineCount: rows.length,
  }
}

/** The cards of a block, also where its header lacks them: headlines have lines of their own, and only a played card changes the board. */
function cardsOf({ kind, cards, lines }: Block): readonly number[] {
  const headlines = lines.flatMap(({ detail }) => (detail.kind === 'headlines' ? [detail.card] : []))
  if (kind === 'headline' && (cards.length < headlines.length || cards.includes(UNREAD))) return headlines
  return kind === 'round' && cards.length === 0 && lines.some(({ detail }) => OF_PLAYS.has(detail.kind)) ? [UNREAD] : cards
}

const OF_PLAYS = new Set<Detail['kind']>(['event', 'operations', 'influence', 'target'])

const innerEnds = (blocks: readonly Block[]): readonly Block[] => blocks.slice(0, -1).filter(({ kind }) => kind === 'end')

/** A block without a name ends a log; in the middle of one its lines belong to the block before it. */
function joinInnerEnds(blocks: readonly Block[]): readonly Block[] {
  const inner = innerEnds(blocks)
  const joined: Block[] = []
  for (const block of blocks) {
    const before = joined.at(-1)
    if (before === undefined || !inner.includes(block)) joined.push(block)
    else joined[joined.length - 1] = { ...before, lines: [...before.lines, ...inParagraph(block.lines, before.lines.at(-1))] }
  }
  return joined
}

const inParagraph = (lines: readonly ParsedLine[], before: ParsedLine | undefined): readonly ParsedLine[] =>
  lines.map((line) => ({ ...line, paragraph: line.paragraph + (before?.paragraph ?? 0) + 1 }))

// ---- headers that can't be read

/** What is left of a header: its beginning, or its middle and the card behind it. */
const DAMAGED_OPENER = /^(?:T(?:u|ur|urn.*)?|.*(?:Headline Phase|Cleanup|(?:USSR|US) AR\d*).*)$/
const DAMAGED_TITLE = /(?:AR\d*|Phase)[^:]*: ([^:]+):?$/

/** Divides a block at a damaged header, if just one block is missing between it and the next. */
function withLostHeaders(blocks: readonly Block[], names: LogNames): readonly Block[] {
  return blocks.flatMap((block, i) => {
    const at = block.lines.findIndex(({ detail, text }) => detail.kind === 'unknown' && DAMAGED_OPENER.test(text))
    const header = block.lines[at]
    const next = blocks[i + 1]
    const isRead = header === undefined || (next === undefined && at === block.lines.length - 1)
    const position = isRead ? null : missingBetween(block, next)
    if (isRead || position === null) return [block]
    const [, name] = DAMAGED_TITLE.exec(header.text) ?? []
    const cards = position.kind === 'round' ? [name === undefined ? UNREAD : names.cardNumber(name)] : []
    return [
      { ...block, lines: block.lines.slice(0, at) },
      { ...position, at: header.at, cards, lines: block.lines.slice(at + 1) },
    ]
  })
}

type Position = Pick<Block, 'kind' | 'turn' | 'round' | 'side'>

/** The block that is missing between two others. */
function missingBetween({ kind, turn, round, side }: Position, next: Position | undefined): Position | null {
  const later = (kind: Block['kind'], turn: number, round = 0, side: Side = USSR): Position => ({ kind, turn, round, side })
  const ofTurn = next?.turn === turn && next.kind === 'round'
  if (kind === 'setup') return next?.kind === 'headline' ? null : later('headline', 1)
  if (kind === 'headline') return ofTurn && next.side === USSR ? null : later('round', turn, 1)
  if (kind === 'cleanup') return next?.kind === 'headline' ? null : later('headline', turn + 1)
  if (kind !== 'round') return null
  if (side === USSR) return ofTurn && next.side === US ? null : later('round', turn, round, US)
  if (next?.kind === 'cleanup' || next?.kind === 'headline' || (ofTurn && next.side === USSR)) return null
  return ofTurn ? later('round', turn, round + 1) : later('headline', turn + 1)
}

/** The number of a Cleanup block is wrong in every log: it ends the turn of the blocks before it. */
const turnBefore = (blocks: readonly Block[], i: number): number =>
  blocks.slice(0, i).findLast((block) => block.kind === 'headline' || block.kind === 'round')?.turn ?? 1

/** The card that a side headlines: by its line, or, where the log stops before that, by the header, which names the USSR's first. */
export function headlineOf(block: Block, side: Side): number | undefined {
  const lines = block.lines.flatMap(({ detail }) => (detail.kind === 'headlines' ? [detail] : []))
  const own = lines.find((line) => line.side === side)
  if (own !== undefined) return own.card
  return lines.length === 0 ? block.cards[side === USSR ? 0 : 1] : block.cards.find((card) => card !== lines[0]!.card)
}
