/** Writes the notes of a game as the app's text log: blocks of lines, in paragraphs. */

import { type Move, other, type Side, US, USSR } from '../../engine/script.ts'
import { type CardId, idOfCard } from '../../games/card-ids.ts'
import { rulesOf } from '../../games/index.ts'
import { apply } from '../../rules/api.ts'
import type { Note } from '../../rules/notes.ts'
import type { Rules } from '../../rules/ruleset.ts'
import { Phase, type State } from '../../rules/state.ts'
import { isRegion, REGION, W } from '../../rules/vocabulary.ts'
import { coupLine, influenceLine, realignLine, sideName, spaceLine, trapLine, vpLine, warLine } from './lines.ts'
import type { LogNames } from './names.ts'

export interface WrittenBlock {
  readonly kind: 'setup' | 'headline' | 'round' | 'cleanup' | 'end'
  readonly turn: number
  readonly round: number
  readonly side: Side
  readonly cards: number[]
  readonly paragraphs: string[][]
}

interface Change {
  readonly side: Side
  readonly country: number
  n: number
  us: number
  ussr: number
}

/** Gathers notes into blocks. Points placed in one operation are merged by country, in the order of the first. */
export class LogWriter {
  readonly blocks: WrittenBlock[] = []
  private changes: Change[] = []
  private defcon: number
  private turn: number
  /** VP of final scoring, which is printed as one sum; null before it. */
  private counted: number | null = null
  private score: number
  /** Military operations of a coup, which the app prints behind its result. */
  private earned = ''
  private attacking = false
  /** The card shown last. */
  private revealed = -1
  private readonly rules: Rules
  private readonly names: LogNames
  private readonly inPlay = new Set<CardId>()
  /** The event being carried out, for lines that depend on it. */
  private event: CardId | null = null
  private eventSide: Side = USSR
  private scoring = false
  private readonly happened = new Set<CardId>()

  /** `g`: the new game, before its first move. */
  constructor(g: State, names: LogNames) {
    this.rules = rulesOf(g)
    this.names = names
    this.turn = g.turn
    this.defcon = g.defcon
    this.score = g.vp
    this.open('setup', USSR, 0)
    // A game from a position begins with its headlines or in a round.
    if (g.phase === Phase.Headline) this.open('headline', US, 0)
    else if (g.phase === Phase.Action) this.open('round', g.phasing, g.round)
  }

  private open(kind: WrittenBlock['kind'], side: Side, round: number): void {
    this.flush()
    this.blocks.push({ kind, turn: kind === 'setup' ? 0 : this.turn, round, side, cards: [], paragraphs: [[]] })
    this.event = null
  }

  private get block(): WrittenBlock {
    return this.blocks.at(-1)!
  }

  private line(text: string, times = 1): void {
    this.flush()
    for (let i = 0; i < times; i++) this.block.paragraphs.at(-1)!.push(text)
  }

  private paragraph(): void {
    this.flush()
    if (this.block.paragraphs.at(-1)!.length > 0) this.block.paragraphs.push([])
  }

  /** Makes a move and writes its notes; `onNote` gets each of them with the block that it stands in. */
  play(g: State, move: Move, onNote?: (note: Note, block: WrittenBlock) => void): readonly Note[] {
    if (AFTERWARDS.has(g.frames.at(-1)?.at ?? '')) this.paragraph()
    const notes: Note[] = []
    apply(g, move, notes)
    for (const note of inPrintedOrder(notes)) {
      this.add(note)
      onNote?.(note, this.block)
    }
    return notes
  }

  /** Writes the gathered lines. */
  finish(): void {
    this.flush()
    if (this.earned !== '') this.line(this.earned)
    this.earned = ''
  }

  private flush(): void {
    const { changes } = this
    this.changes = []
    for (const c of changes)
      if (c.n !== 0) this.block.paragraphs.at(-1)!.push(influenceLine(this.names, c.side, c.n, c.country, c.us, c.ussr))
  }

  private change({ side, country, n, us, ussr }: Extract<Note, { key: 'influence' }>): void {
    if (this.block.kind === 'setup' && this.changes.at(-1)?.side !== side) this.flush()
    const same = this.changes.find((c) => c.side === side && c.country === country && c.n > 0 === n > 0)
    if (same === undefined) this.changes.push({ side, country, n, us, ussr })
    else Object.assign(same, { n: same.n + n, us, ussr })
  }

  private id(card: number): CardId {
    return idOfCard(this.rules, card)!
  }

  private begins(card: number): void {
    const id = this.id(card)
    if (UNPRINTED.has(id) || this.inPlay.has(id) || (ENABLES_NATO.includes(id) && this.inPlay.has('nato'))) return
    this.inPlay.add(id)
    const concerns = CONCERNS[id]
    if (concerns !== undefined && this.happened.has(concerns)) return
    if (id === 'warsaw-pact-formed') this.paragraph()
    this.line(`${this.names.card(card)} is now in play.`)
    if (id === 'nato') for (const earlier of ENABLES_NATO) this.ends(earlier)
  }

  private ends(id: CardId): void {
    if (this.inPlay.delete(id)) this.line(`${this.names.card(this.rules.cardNumbers.get(id)!)} is no longer in play.`)
  }

  add(note: Note): void {
    if (this.earned !== '' && !this.attacking && note.key !== 'influence') {
      this.line(this.earned)
      this.earned = ''
    }
    this.tell(note)
  }

  private tell(note: Note) {
    const { names } = this
    const side = 'side' in note ? sideName(note.side) : ''
    switch (note.key) {
      case 'turn':
        if (note.n > this.turn) {
          this.turn = note.n
          this.open('headline', US, 0)
        }
        return
      case 'headline-phase':
        if (this.block.kind !== 'headline') this.open('headline', US, 0)
        return
      case 'round':
        return this.open('round', note.side, note.n)
      case 'cleanup':
        return this.open('cleanup', USSR, 0)
      case 'final-scoring':
        this.open('end', USSR, 0)
        this.counted = 0
        return
      case 'end':
        if (this.counted !== null) this.line(vpLine(this.counted, this.score))
        return
      case 'headline':
        this.block.cards.push(note.card)
        return this.line(`${side} Headlines ${names.card(note.card)}`)
      case 'plays':
        if (this.block.kind === 'round' && this.block.cards.length === 0) this.block.cards.push(note.card)
        else this.line(`${side} plays ${names.card(note.card)}`, this.event === 'grain-sales-to-soviets' ? 2 : 1)
        return
      case 'event':
        return this.happens(note)
      case 'event-does-not-happen':
        if (this.event === 'star-wars') this.line(`Event: ${names.card(note.card)}`)
        if (this.event === 'five-year-plan') this.line(`${sideName(other(this.eventSide))} discards ${names.card(note.card)}`)
        return
      case 'use':
        if (!this.granted(note)) this.paragraph()
        return this.line(`${USES[note.use]} (${note.use === 'influence' || note.use === 'realign' ? note.base : note.n} Ops):`)
      case 'influence':
        return this.change(note)
      case 'target':
        this.attacking = true
        return this.line(`Target: ${names.country(note.country)}`)
      case 'coup':
        this.attacking = false
        return this.line(coupLine(note.die, note.ops, note.mod, note.n))
      case 'realign':
        this.attacking = false
        // The app adds an effect on the die of the side that is attacked without printing it.
        return this.line(realignLine(note.side, note.die, note.starter === note.side ? note.mod : note.mod - note.extra))
      case 'war':
        this.line(`War in ${names.country(note.country)}`)
        return this.line(warLine(note.die, note.mod, note.n))
      case 'space-roll':
        return this.line(spaceLine(note.die, note.n))
      case 'space':
        return this.line(`${side} advances to ${note.n} in the Space Race.`)
      case 'trap':
        return this.line(trapLine(note.die, note.n))
      case 'vp':
        return this.gains(note.side === US ? note.n : -note.n)
      case 'no-vp':
        if (this.scoring) this.gains(0)
        return
      case 'defcon':
        this.line(`DEFCON ${note.n > this.defcon ? 'improves' : 'degrades'} to ${note.n}`)
        this.defcon = note.n
        return
      case 'military-operations':
        if (this.attacking) this.earned = `${side} Military Ops to ${note.n}`
        else this.line(`${side} Military Ops to ${note.n}`)
        return
      case 'reshuffle':
        return this.line('*RESHUFFLE*')
      case 'in-force':
        return this.begins(note.card)
      case 'no-longer-in-force':
        return this.ends(this.id(note.card))
      case 'discards':
        if (this.block.kind === 'round' && this.block.cards.length === 0) this.block.cards.push(note.card)
        return this.line(`${side} discards ${names.card(note.card)}`)
      case 'reveals':
        this.revealed = note.card
        this.line(`${side} reveals ${names.card(note.card)}`)
        if (this.event === 'grain-sales-to-soviets') this.line(`${side} reveals ${names.card(note.card)} from hand`)
        return
      case 'gives':
        if (this.event === 'missile-envy' && this.id(note.card) !== 'missile-envy') this.line(`${side} reveals ${names.card(note.card)}`)
        return
      case 'chooses':
        return this.chooses(note)
      case 'nothing-to-reveal':
        return this.line(`${side} has no cards to reveal`)
      case 'nothing-to-discard':
        return this.line(`${side} has no cards to discard`)
      default:
        return
    }
  }

  private happens({ card, side }: Extract<Note, { key: 'event' }>): void {
    const nested = this.isNested(card)
    const id = this.id(card)
    const name = this.names.card(card)
    if (!nested) this.paragraph()
    if (nested && this.event === 'five-year-plan') this.line(`${sideName(other(side))} discards ${name}`)
    this.event = id
    this.eventSide = side
    this.scoring = this.rules.cards[card]!.scoring !== null || id === 'alliance-for-progress'
    this.happened.add(id)
    this.line(`Event: ${name}`, PRINTED_TWICE.has(id) ? 2 : 1)
    if (id === 'solidarity') this.ends('john-paul-ii-elected-pope')
  }

  /** VP from the side of the US; those of final scoring are gathered. The log adds them up, also beyond the end of the track. */
  private gains(n: number): void {
    this.score += n
    if (this.counted === null) this.line(vpLine(n, this.score))
    else this.counted += n
  }

  private chooses({ side, pick }: Extract<Note, { key: 'chooses' }>): void {
    const who = sideName(side)
    if (pick === W.participate) this.line(`${who} chooses to participate in the Olympics`)
    if (pick === W.boycott) this.line(`${who} chooses to boycott the Olympics`)
    if (pick === W.return) this.line(`${who} returns ${this.names.card(this.revealed)} to ${sideName(other(side))}`)
    if (isRegion(pick)) this.line(`${who} chooses ${this.names.region(pick - REGION)}`)
  }

  /** Whether these operations are granted by the event noted last, and are not those of the card that was played. */
  private granted({ side, card }: Extract<Note, { key: 'use' }>): boolean {
    return GRANTS.has(this.event) && side === this.eventSide && (this.id(card) === this.event || BRINGS.has(this.event))
  }

  /** Whether this event is brought about by another one in the same paragraph. */
  private isNested(card: number): boolean {
    return NESTS.has(this.event) && this.id(card) !== this.event && !this.block.cards.includes(card)
  }
}

/** Headlines that are revealed at once are printed with the USSR's first, not in the order of their resolution. */
function inPrintedOrder(notes: readonly Note[]): readonly Note[] {
  const at = notes.findIndex((note, i) => note.key === 'headline' && note.side === US && notes[i + 1]?.key === 'headline')
  return at < 0 ? notes : [...notes.slice(0, at), notes[at + 1]!, notes[at]!, ...notes.slice(at + 2)]
}

const USES: Readonly<Record<string, string>> = {
  influence: 'Place Influence',
  realign: 'Realignment',
  coup: 'Coup',
  space: 'Space Race',
}

/** Questions that come when the card has been played, whose answers stand in a paragraph of their own. */
const AFTERWARDS = new Set(['norad/place'])
/** Effects that the log does not mention. */
const UNPRINTED = new Set<CardId>(['missile-envy', 'aldrich-ames-remix'])
/** Effects that the log mentions only while the card they concern can still be played. */
const CONCERNS: Readonly<Partial<Record<CardId, CardId>>> = {
  'an-evil-empire': 'flower-power',
  'tear-down-this-wall': 'willy-brandt',
  'the-reformer': 'glasnost',
}
/** Events after which these are no longer shown as in play. */
const ENABLES_NATO: readonly CardId[] = ['warsaw-pact-formed', 'marshall-plan']
const PRINTED_TWICE = new Set<CardId>(['warsaw-pact-formed', 'south-african-unrest'])
/** Events that bring another event about. */
const NESTS = new Set<CardId | null>(['star-wars', 'missile-envy', 'five-year-plan', 'grain-sales-to-soviets'])
/** Events that use another card for operations. */
const BRINGS = new Set<CardId | null>(['un-intervention', 'missile-envy', 'grain-sales-to-soviets'])
/** Events that grant operations, written in the event's paragraph. */
const GRANTS = new Set<CardId | null>([
  'olympic-games',
  'cia-created',
  'lone-gunman',
  'abm-treaty',
  'un-intervention',
  'grain-sales-to-soviets',
  'missile-envy',
  'junta',
  'soviets-shoot-down-kal-007',
  'glasnost',
  'tear-down-this-wall',
  'ortega-elected-in-nicaragua',
  'che',
])
