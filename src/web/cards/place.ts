/** Where a card is, in words. */
import type { Side } from '../../engine/script.ts'
import { Zone } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import type { Words } from '../../words/speak.ts'

type Named = Lowercase<keyof typeof Zone>
const NAMES = new Map<number, Named>(Object.entries(Zone).map(([name, zone]) => [zone, name.toLowerCase() as Named]))

export function placeOf(view: View, card: number, w: Words): string {
  const zone = view.place[card]!
  // The hands and headlines of the two sides are neighbours.
  const name = NAMES.get(zone) ?? NAMES.get(zone - 1)!
  const side: Side = name === 'passing' ? (view.holder as Side) : NAMES.has(zone) ? 0 : 1
  return w.say(`zone.${name}`, { side: side < 0 ? '' : w.side(side) })
}
