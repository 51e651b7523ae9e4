/** What an answer would do, before it is given. */
import { other, type Side, US, USSR } from '../../engine/script.ts'
import { type Asked, apply, clone } from '../../rules/api.ts'
import { controller, influence, stabilityOf } from '../../rules/board.ts'
import type { Note } from '../../rules/notes.ts'
import { boardOf } from '../../rules/queries/board.ts'
import { type CoupOdds, coupOdds, type RealignOdds, realignOdds, spendingOf } from '../../rules/queries/odds.ts'
import type { State } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import type { Say } from '../../words/page.ts'
import type { Words } from '../../words/speak.ts'

/** Influence and control of a country, now and after a change of one point. */
export interface InfluenceChange {
  readonly before: readonly [us: number, ussr: number]
  readonly after: readonly [us: number, ussr: number]
  readonly controlBefore: Side | -1
  readonly controlAfter: Side | -1
}

/** What a legal answer changes at once in the country that it names, or null where it does something else. Tried on a copy. */
export function changeBy(view: View, g: State, side: Side, country: number): InfluenceChange | null {
  const notes: Note[] = []
  apply(clone(g), { by: side, pick: country }, notes)
  const note = notes.find((each) => each.key === 'influence' && each.country === country)
  if (note?.key !== 'influence') return null
  const board = boardOf(view)
  const stability = stabilityOf(board, country)
  const lead = note.us - note.ussr
  return {
    before: [influence(board, US, country), influence(board, USSR, country)],
    after: [note.us, note.ussr],
    controlBefore: controller(board, country),
    controlAfter: lead >= stability ? US : -lead >= stability ? USSR : -1,
  }
}

/** Operations points that one more influence takes (6.1.2). */
const costOf = (view: View, side: Side, country: number): number => (controller(boardOf(view), country) === other(side) ? 2 : 1)

export const percent = (chance: number): number => Math.round(chance * 100)

export const coupOf = (view: View, g: State, side: Side, country: number): CoupOdds => coupOdds(view, side, country, spendingOf(g) ?? {})
export const realignOf = (view: View, g: State, side: Side, country: number): RealignOdds =>
  realignOdds(view, side, country, spendingOf(g) ?? {})

function changeLine(change: InfluenceChange, say: Say, w: Words): string {
  const { after, controlBefore, controlAfter } = change
  const figures = say('preview.figures', { us: after[US], ussr: after[USSR] })
  if (controlBefore === controlAfter) return figures
  if (controlAfter >= 0) return `${figures} ${say('preview.gains-control', { side: w.side(controlAfter as Side) })}`
  return `${figures} ${say('preview.loses-control', { side: w.side(controlBefore as Side) })}`
}

/** One or two sentences for a country that can be chosen, or null. */
export function previewOf(view: View, g: State, asks: Asked, side: Side, country: number, say: Say, w: Words): string | null {
  if (asks.kind === 'coup') {
    const odds = coupOf(view, g, side, country)
    const lines = [say('preview.coup', { chance: percent(odds.success), ops: odds.ops })]
    if (odds.defcon !== view.defcon) lines.push(say('preview.defcon', { n: odds.defcon }))
    return lines.join(' ')
  }
  if (asks.kind === 'realign') {
    const { success, modifiers } = realignOf(view, g, side, country)
    return say('preview.realign', { chance: percent(success), us: modifiers[US], ussr: modifiers[USSR] })
  }
  const change = changeBy(view, g, side, country)
  if (change === null) return null
  const line = changeLine(change, say, w)
  return asks.kind === 'influence' ? `${say('preview.cost', { n: costOf(view, side, country) })} ${line}` : line
}

/** The view with a point that waits to be confirmed. */
export function withChange(view: View, country: number, change: InfluenceChange): View {
  const figures = view.influence.slice()
  figures[country * 2] = change.after[US]
  figures[country * 2 + 1] = change.after[USSR]
  return { ...view, influence: figures }
}
