/** Asks the people at the keyboard, shows them what happened, and carries out what they type. */

import { type Decision, other, type Side } from '../../../engine/script.ts'
import { rulesOf } from '../../../games/index.ts'
import { refuseUndo, undo } from '../../../match/undo.ts'
import { hintsAllowed } from '../../../records/record.ts'
import { decision, explain, view as viewOf } from '../../../rules/api.ts'
import type { Rules } from '../../../rules/ruleset.ts'
import { endNote } from '../../../rules/tracks.ts'
import { mustScore } from '../../../rules/turn/round.ts'
import { SPECTATOR, type View, type Viewer } from '../../../rules/view.ts'
import { CARD, isCard, isRegion, REGION } from '../../../rules/vocabulary.ts'
import { sayHint } from '../../../words/hint.ts'
import { logLines } from '../../../words/log.ts'
import type { Words } from '../../../words/speak.ts'
import { boardLines, scoreLines, statusLines } from '../../board.ts'
import { FileError } from '../../files.ts'
import { aboutCard, discardLines, handLines } from './cards.ts'
import { keep, keepSomewhere } from './files.ts'
import { arranged, optionLines } from './options.ts'
import { COMMANDS, meaning, meant, type PlayCommand, parse } from './prompt.ts'
import { adviceFor, isHotSeat, make, personAsked, playOn, type TerminalSession, warningsAt } from './session.ts'
import type { Terminal } from './terminal.ts'
import type { BotThread, Thought } from './thinking.ts'

/** Lines of the log that `log` shows by default. */
const RECENT = 20
/** How many names an ambiguous answer lists. */
const SEVERAL = 8

export class Conversation {
  private readonly s: TerminalSession
  private readonly t: Terminal
  private readonly w: Words
  private readonly rules: Rules
  /** The file of the saved game, or its future name. */
  private file: string
  private hasFile: boolean
  private seated: Viewer = SPECTATOR
  /** How many moves each viewer has read. */
  private readonly shown: [number, number, number] = [0, 0, 0]
  private readonly pending: string[] = []
  private asked = ''
  private explained = -1

  private readonly think: (thought: Thought) => Promise<number | null>

  constructor(s: TerminalSession, t: Terminal, w: Words, bots: BotThread, file: string, hasFile: boolean) {
    this.s = s
    this.t = t
    this.w = w
    this.rules = rulesOf(s.match.state)
    this.file = file
    this.hasFile = hasFile
    this.think = (thought) => Promise.race([bots.think(thought), t.left.then(() => null)])
    this.shown.fill(hasFile ? s.match.made.length : 0)
  }

  /** Goes on until the game is over, or the people leave it. */
  async run(): Promise<void> {
    for (;;) {
      if (!(await playOn(this.s, this.think))) return this.leave()
      const side = personAsked(this.s, this.seated)
      if (side === null) return this.showEnd()
      if (side !== this.seated && isHotSeat(this.s) && !(await this.handOver(side))) return this.leave()
      this.seated = side
      const question = arranged(decision(this.s.match.state, side)!, this.rules)
      const text = this.pending.shift()
      if (text !== undefined) {
        this.answer(question, text)
        continue
      }
      this.showNews(side, question)
      this.ask(question)
      if (!(await this.listen(question))) return this.leave()
    }
  }

  private get view(): View {
    return viewOf(this.s.match.state, this.seated)
  }

  private say(...args: Parameters<Words['say']>): void {
    this.t.print(this.w.say(...args))
  }

  // ---- output and questions

  /** Prints the log lines that a viewer has not read yet. A round's heading is left to the status line before its question. */
  private showNews(viewer: Viewer, question?: Decision): boolean {
    const notes = this.s.match.made.slice(this.shown[viewer]).flatMap(({ notes }) => notes)
    this.shown[viewer] = this.s.match.made.length
    if (question?.kind === 'play' && notes.at(-1)?.key === 'round') notes.pop()
    const lines = logLines(notes, viewer, this.w)
    if (lines.length > 0) this.t.print('', ...lines)
    return lines.length > 0
  }

  private showEnd(): void {
    const g = this.s.match.state
    // A game that was saved after its end has no news.
    if (!this.showNews(this.seated))
      this.t.print(this.w.note(this.s.match.made.at(-1)?.notes.find(({ key }) => key === 'end') ?? endNote(g, g.result!)))
    this.t.print('', ...statusLines(viewOf(g, SPECTATOR), this.w).slice(0, 2))
    this.keep('cli.kept')
  }

  /** Hides the hand of one side from the other. False when the people leave. */
  private async handOver(side: Side): Promise<boolean> {
    this.pending.length = 0
    if (this.seated !== SPECTATOR && this.showNews(this.seated)) {
      this.say('cli.read')
      if (!(await this.waits())) return false
    }
    if (this.t.person) this.t.print('\n'.repeat(process.stdout.rows ?? 24))
    this.t.print('')
    this.say('cli.hand-over', { side: this.w.side(side), other: this.w.side(other(side)) })
    return this.waits()
  }

  /** Waits for Enter; a game can be saved or left here too. */
  private async waits(): Promise<boolean> {
    for (;;) {
      const line = await this.t.line()
      if (line === null) return false
      const input = parse(line, this.w)
      if (input.kind !== 'command') return true
      if (input.command === 'quit') return false
      if (input.command === 'save') this.save(input.rest)
      else return true
    }
  }

  /** Asks; the answers are listed where they are not those listed last. */
  private ask(question: Decision): void {
    const { w } = this
    const id = questionId(question)
    const isNew = id !== this.asked
    if (isNew) {
      const status = statusLines(this.view, w)
      this.t.print('', ...(question.kind === 'headline' ? status : question.kind === 'play' ? status.slice(0, 2) : []))
      this.explainEvent(question)
      this.hint(question)
    }
    const sentence = w.decision(question)
    const prompt = isHotSeat(this.s) ? w.say('cli.asks', { side: w.side(question.who), question: sentence }) : sentence
    this.t.print(this.t.strong(prompt))
    if (isNew) this.t.print(...this.options(question))
    this.asked = id
  }

  private options(question: Decision): string[] {
    return optionLines(this.view, this.w, question, warningsAt(this.s, question.who as Side))
  }

  /** The effect of a card, when its event asks for the first time. */
  private explainEvent({ at, card }: Decision): void {
    const fromCard = card >= 0 && at.includes('/')
    if (fromCard && this.explained !== card) this.t.print(`${this.w.card(card)}: ${this.w.effect(card)}`)
    this.explained = fromCard ? card : -1
  }

  private hint(question: Decision): void {
    const side = question.who as Side
    if (question.kind === 'play' && mustScore(this.s.match.state, side)) this.say('cli.must-score')
    if (question.prompt === 'use' && this.rules.cards[question.card]!.side === other(side)) this.say('cli.opponents-event')
  }

  // ---- input

  /** Takes a line. False when the people leave. */
  private async listen(question: Decision): Promise<boolean> {
    const line = await this.t.line()
    if (line === null) return false
    const input = parse(line, this.w)
    if (input.kind === 'command') return this.command(input.command, input.rest, question)
    if (input.kind === 'answers') this.pending.push(...input.answers)
    else if (question.moves.length === 1) make(this.s, { by: question.who, pick: question.moves[0]! })
    else this.asked = ''
    return true
  }

  private answer(question: Decision, text: string): void {
    const { w } = this
    const found = meaning(text, question.moves, this.rules, w)
    if (found.kind === 'pick') {
      const move = { by: question.who, pick: found.pick }
      const reason = explain(this.s.match.state, move)
      if (reason === null) {
        make(this.s, move)
        return
      }
      this.showNews(this.seated)
      this.say('cli.refused', { reason: w.reason(reason) })
    } else if (found.kind === 'unclear') this.tellUnclear(text, found.picks)
    else this.say(found.kind === 'no-such-number' ? 'cli.no-such-number' : 'cli.unknown', { text })
    this.pending.length = 0
  }

  private tellUnclear(text: string, picks: readonly number[]): void {
    const names = picks.slice(0, SEVERAL).map((pick) => (isCard(pick) ? this.w.quoted(pick - CARD) : this.w.pick(pick)))
    this.say('cli.unclear', { text, names: names.join(', '), more: Math.max(0, picks.length - SEVERAL) })
  }

  /** Carries out a command. False when the people leave. */
  private command(command: PlayCommand, rest: string, question: Decision): boolean {
    const { t, w } = this
    const side = question.who as Side
    switch (command) {
      case 'help':
        t.print(
          w.say('cli.help'),
          ...COMMANDS.map((name) =>
            w.say('cli.help-line', { command: w.say(`cli.command.${name}`), does: w.say(`cli.does.${name}`, this.examples()) }),
          ),
        )
        break
      case 'board':
        this.board(rest)
        break
      case 'hand':
        t.print(...handLines(this.view, w, side))
        break
      case 'card':
        this.card(rest)
        break
      case 'discard':
        t.print(...discardLines(this.view, w))
        break
      case 'score':
        t.print(...scoreLines(this.view, w))
        break
      case 'status':
        t.print(...statusLines(this.view, w))
        break
      case 'log':
        this.log(rest, side)
        break
      case 'answers':
        t.print(...this.options(question))
        break
      case 'hint':
        this.advise(side)
        break
      case 'undo':
        this.undo(rest, side)
        break
      case 'save':
        this.save(rest)
        break
      case 'quit':
        return false
    }
    return true
  }

  private advise(side: Side): void {
    if (hintsAllowed(this.s.setting)) this.t.print(...adviceFor(this.s, side).map((hint) => sayHint(this.w, this.rules, hint)))
    else this.say('cli.no-hints')
  }

  /** A region and a card of this game, as they can be typed. */
  private examples(): { readonly region: string; readonly card: string } {
    const { rules, w } = this
    const card = rules.cards.findIndex(({ scoring }) => scoring === null)
    return { region: w.region(rules.tables.finalScoring[0]!).toLowerCase(), card: w.card(card).toLowerCase() }
  }

  private board(rest: string): void {
    const { rules, w } = this
    const regions = meant(rest, [...rules.picks.values()].filter(isRegion), rules, w)
    if (rest === '') this.t.print(...boardLines(this.view, w))
    else if (regions.length === 0) this.say('cli.no-such-region', { text: rest })
    else
      this.t.print(
        ...boardLines(
          this.view,
          w,
          regions.map((pick) => pick - REGION),
        ),
      )
  }

  private card(rest: string): void {
    const cards = meant(rest, [...this.rules.picks.values()].filter(isCard), this.rules, this.w)
    if (cards.length === 0) this.say('cli.no-such-card', { text: rest, ...this.examples() })
    else if (cards.length > 1) this.tellUnclear(rest, cards)
    else this.t.print(...aboutCard(this.view, this.w, cards[0]! - CARD))
  }

  private log(rest: string, side: Side): void {
    const lines = logLines(
      this.s.match.made.flatMap(({ notes }) => notes),
      side,
      this.w,
    )
    const wanted = /^\d+$/.test(rest) ? Number(rest) : rest === '' ? RECENT : lines.length
    this.t.print(...lines.slice(Math.max(0, lines.length - wanted)))
  }

  // ---- undo and saving

  /** Takes back the last answer, or all that can be taken back. */
  private undo(rest: string, side: Side): void {
    const refusal = refuseUndo(this.s.match, side)
    if (refusal !== null) {
      this.say(`cli.undo-${refusal}`)
      return
    }
    for (let left = rest === '' ? 1 : this.s.match.made.length; left > 0 && refuseUndo(this.s.match, side) === null; left--) {
      this.say('cli.undone', { move: this.w.move(this.s.match.made.at(-1)!.move) })
      this.s.match = undo(this.s.match)
    }
    for (const viewer of [0, 1, SPECTATOR] as const) this.shown[viewer] = Math.min(this.shown[viewer], this.s.match.made.length)
    this.asked = ''
  }

  private save(file: string): void {
    if (file === '' && !this.hasFile) {
      this.say('cli.save-needs-name')
      return
    }
    try {
      keep(file || this.file, this.s)
      this.file = file || this.file
      this.hasFile = true
      this.say('cli.saved', { file: this.file })
    } catch (error) {
      this.tellTrouble(error)
    }
  }

  /** Saves the game when the people leave or the input ends. */
  private leave(): void {
    this.keep('cli.left')
  }

  private keep(message: 'cli.left' | 'cli.kept'): void {
    try {
      const file = keepSomewhere(this.file, this.s)
      this.t.print('')
      this.say(message, { file })
    } catch (error) {
      this.tellTrouble(error)
    }
  }

  private tellTrouble(error: unknown): void {
    if (!(error instanceof FileError)) throw error
    this.say(error.code === 'exists' ? 'cli.save-exists' : 'cli.save-failed', { file: error.file, problem: error.message })
  }
}

/** The same for questions with the same answers, so that the answers are listed once. */
const questionId = ({ who, at, prompt, card, moves }: Decision): string => [who, at, prompt, card, ...moves].join(' ')
