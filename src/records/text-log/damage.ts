/**
 * Logs that are damaged rather than wrong: lines that can't be read. Each may have said one thing that the engine tells or asks for. Every
 * reading that the rules allow is tried; the one that makes the rest of the log fit is taken.
 */
import { type Difference, resemblance } from './compare.ts'
import type { LogNames } from './names.ts'
import { type Block, MOST_UNREADABLE, type ParsedLine, readDetail, type TextLog, UNREAD } from './parse.ts'
import { PHRASES } from './phrases.ts'
import type { Replayer } from './replayer.ts'

/** A line that could not be used. */
export interface UnusableLine {
  readonly line: number
  readonly text: string
  /** What it must have said; null where the log fits without it. */
  readonly readAs: string | null
  /** How many readings fit the log equally well; the first of them was taken. */
  readonly readings: number
}

/** One attempt at a log: how it ended, or the answers between which it can't decide. */
export type Attempt = { readonly replayer: Replayer } & (
  | { readonly difference: Difference | null }
  | { readonly options: readonly number[] }
)

interface Explanation {
  readonly replayer: Replayer
  readonly difference: Difference | null
  readonly unusable: readonly UnusableLine[]
}

/** An attempt that came to an end, and what it takes the unreadable lines for. */
interface Reading {
  readonly replayer: Replayer
  readonly difference: Difference | null
  readonly readAs: ReadonlyMap<number, string>
  readonly score: number
}

/** How many attempts are made at a damaged log. */
const MOST_ATTEMPTS = 150

/** Returns the best reading of a log: without a difference if there is one, else the one that gets furthest. */
export function explain(parsed: TextLog, names: LogNames, attempt: (log: TextLog, guesses: readonly number[]) => Attempt): Explanation {
  const readings: Reading[] = []
  const isLog = parsed.unknown.length <= MOST_UNREADABLE
  let last: Replayer | null = null
  let left = isLog ? MOST_ATTEMPTS : 1
  const tryAll = ({ log, readAs }: Variant): void => {
    const queue: (readonly number[])[] = [[]]
    for (; left > 0 && queue.length > 0; left--) {
      const guesses = queue.shift()!
      const result = attempt(log, guesses)
      last ??= result.replayer
      if ('options' in result) {
        // The answer that the readable lines give goes first, to the end of the log; then the others, the earliest question first.
        const [plain, ...others] = result.options.map((pick) => [...guesses, pick])
        queue.unshift(plain!)
        queue.push(...others)
      } else readings.push(readingOf(parsed.unknown, result.replayer, result.difference, readAs))
    }
  }
  const log = withoutEnd(parsed)
  for (const variant of variantsOf({ log, readAs: new Map() }, lostNames(log, names).slice(0, MOST_UNREADABLE))) {
    if (left === 0) break
    tryAll(variant)
  }
  const best = isLog ? bestOf(readings) : undefined
  if (best === undefined) {
    const { at, text } = parsed.unknown[0]!
    return { replayer: last!, difference: { line: at, expected: PHRASES.grammar, found: text.slice(0, LONGEST_SHOWN) }, unusable: [] }
  }
  const rivals = readings.filter((r) => r.difference === null && r.score === best.score)
  const lines = [...new Set(parsed.unknown.map(({ at }) => at))]
  const unusable = lines.map((line): UnusableLine => {
    const text = parsed.unknown.flatMap((one) => (one.at === line && one.text !== '' ? [one.text] : [])).join(' ')
    const readAs = best.readAs.get(line) ?? null
    const others = new Set(rivals.map((r) => r.readAs.get(line) ?? null))
    return { line, text: text.slice(0, LONGEST_SHOWN), readAs, readings: readAs === null ? 1 : Math.max(1, others.size) }
  })
  const { replayer, difference } = best
  return { replayer, difference, unusable: unusable.filter(({ line }) => difference === null || line <= difference.line) }
}

const LONGEST_SHOWN = 200

function readingOf(unknown: readonly ParsedLine[], replayer: Replayer, difference: Difference | null, substituted: Substitutes): Reading {
  const readAs = new Map(substituted)
  // The name of a card and the first detail of a round stand on one line.
  for (const [{ at }, text] of replayer.restored) readAs.set(at, readAs.has(at) ? `${readAs.get(at)!}: ${text}` : text)
  const score = unknown.reduce((sum, { at, text }) => sum + resemblance(text, readAs.get(at) ?? ''), 0)
  return { replayer, difference, readAs, score }
}

/** The reading without a difference that keeps most of the damaged lines; else the one that gets furthest. */
function bestOf(readings: readonly Reading[]): Reading | undefined {
  const reach = ({ difference }: Reading): number => difference?.line ?? Number.POSITIVE_INFINITY
  return readings.toSorted((a, b) => (reach(a) === reach(b) ? b.score - a.score : reach(b) > reach(a) ? 1 : -1))[0]
}

/** The log with what its unreadable lines must have said in their place. */
export function restoredLog(log: TextLog, restored: ReadonlyMap<ParsedLine, string>, names: LogNames): TextLog {
  if (restored.size === 0) return log
  const whole = (line: ParsedLine): ParsedLine => {
    const text = restored.get(line)
    return text === undefined ? line : { ...line, text, detail: readDetail(text, names) }
  }
  return { ...log, blocks: log.blocks.map((block) => ({ ...block, lines: block.lines.map(whole) })) }
}

/** Without unreadable lines at its end: the log stops before them. */
function withoutEnd(log: TextLog): TextLog {
  const blocks = [...log.blocks]
  for (;;) {
    const block = blocks.at(-1)!
    const end = block.lines.findLastIndex(({ detail }) => detail.kind !== 'unknown') + 1
    if (end < block.lines.length) blocks[blocks.length - 1] = { ...block, lines: block.lines.slice(0, end) }
    if (end > 0 || !block.cards.includes(UNREAD) || blocks.length === 1) return { ...log, blocks }
    blocks.pop()
  }
}

// ---- cards whose names can't be read

/** What stands in the place of unreadable lines, by their numbers. */
type Substitutes = ReadonlyMap<number, string>

interface Variant {
  readonly log: TextLog
  readonly readAs: Substitutes
}

/** A name that can't be read, the cards that it may be, and how one of them is put in its place. */
interface LostName {
  readonly at: number
  readonly cards: readonly number[]
  /** Whether the line may also be none of a card. */
  readonly optional: boolean
  readonly text: (card: number) => string
  readonly put: (block: Block, card: number) => Block
  readonly block: number
}

const OF_A_CARD = /^(Event: |(?:USSR|US) (?:Headlines|reveals|discards|plays|returns) )(.+?)( from hand| to (?:USSR|US))?$/

function lostNames({ blocks, unknown }: TextLog, names: LogNames): readonly LostName[] {
  return blocks.flatMap((block, b) => {
    const inLines = block.lines.flatMap(({ at, text: damaged, detail }, i): LostName[] => {
      const m = detail.kind === 'unknown' ? OF_A_CARD.exec(damaged) : null
      if (m === null) return []
      const text = (card: number): string => `${m[1]!}${names.card(card)}${m[3] ?? ''}`
      const put = ({ lines, ...rest }: Block, card: number): Block => ({
        ...rest,
        lines: lines.with(i, { ...lines[i]!, text: text(card), detail: readDetail(text(card), names) }),
      })
      return [{ at, cards: names.cardsLike(m[2]!), optional: true, text, put, block: b }]
    })
    const inHeader = block.cards.flatMap((known, i): LostName[] => {
      if (known !== UNREAD) return []
      const name = unknown.find(({ at }) => at === block.at)!.text
      const like = names.cardsLike(name)
      const events = block.lines.flatMap(({ detail }) => (detail.kind === 'event' ? [detail.card] : []))
      const cards = like.length > 0 && name !== '' ? like : [...new Set([...events, ...names.cardsLike('')])]
      const put = ({ cards: all, ...rest }: Block, card: number): Block => ({ ...rest, cards: all.with(i, card) })
      return [{ at: block.at, cards, optional: false, text: (card) => names.card(card), put, block: b }]
    })
    return [...inLines, ...inHeader]
  })
}

/** The log with every card that an unreadable name may be. Hands follow from the cards that leave them, so the replay can't ask for these. */
function* variantsOf(variant: Variant, [lost, ...others]: readonly LostName[]): Generator<Variant, void> {
  if (lost === undefined) {
    yield variant
    return
  }
  for (const card of lost.cards) {
    const { blocks } = variant.log
    const log = { ...variant.log, blocks: blocks.with(lost.block, lost.put(blocks[lost.block]!, card)) }
    yield* variantsOf({ log, readAs: new Map([...variant.readAs, [lost.at, lost.text(card)]]) }, others)
  }
  if (lost.optional) yield* variantsOf(variant, others)
}
