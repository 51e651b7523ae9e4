/** Previews in sentences. */
import { other, type Side, US, USSR } from '../../engine/script.ts'
import type { Asked } from '../../rules/api.ts'
import { controller } from '../../rules/board.ts'
import { boardOf } from '../../rules/queries/board.ts'
import type { View } from '../../rules/view.ts'
import type { Words } from '../../words/speak.ts'
import type { InfluenceChange, Previews } from './previews.ts'

/** Operations points that one more influence takes (6.1.2). */
const costOf = (view: View, side: Side, country: number): number => (controller(boardOf(view), country) === other(side) ? 2 : 1)

export const percent = (chance: number): number => Math.round(chance * 100)

function changeLine(change: InfluenceChange, w: Words): string {
  const { after, controlBefore, controlAfter } = change
  const figures = w.say('preview.figures', { us: after[US], ussr: after[USSR] })
  if (controlBefore === controlAfter) return figures
  if (controlAfter >= 0) return `${figures} ${w.say('preview.gains-control', { side: w.side(controlAfter as Side) })}`
  return `${figures} ${w.say('preview.loses-control', { side: w.side(controlBefore as Side) })}`
}

interface AtQuestion {
  readonly view: View
  readonly previews: Previews
  readonly asks: Asked
  readonly side: Side
}

/** One or two sentences for a country that can be chosen, or null. */
export function previewText({ view, previews, asks, side }: AtQuestion, country: number, w: Words): string | null {
  if (asks.kind === 'coup') {
    const odds = previews.coup(country)
    const lines = [w.say('preview.coup', { chance: percent(odds.success), ops: odds.ops })]
    if (odds.defcon !== view.defcon) lines.push(w.say('preview.defcon', { n: odds.defcon }))
    return lines.join(' ')
  }
  if (asks.kind === 'realign') {
    const { success, modifiers } = previews.realign(country)
    return w.say('preview.realign', { chance: percent(success), us: modifiers[US], ussr: modifiers[USSR] })
  }
  const change = previews.change(country)
  if (change === null) return null
  const line = changeLine(change, w)
  return asks.kind === 'influence' ? `${w.say('preview.cost', { n: costOf(view, side, country) })} ${line}` : line
}
