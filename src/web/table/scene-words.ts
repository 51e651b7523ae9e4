/** Scenes in words: the title of the panel, the use of a card, what a play did in one line. */
import { type Side, US, USSR } from '../../engine/script.ts'
import { rulesNamed } from '../../games/index.ts'
import type { Note } from '../../rules/notes.ts'
import type { LastPlay } from '../../scenes/last-play.ts'
import { type InfluenceShift, type Scene, type SceneStep, succeeds } from '../../scenes/steps.ts'
import type { SayScene } from '../../words/scenes.ts'
import type { Words } from '../../words/speak.ts'

type Used = Pick<Scene, 'use' | 'ops' | 'card'>

/** "3 Ops: coup", "event". */
export const textOfUse = ({ use, ops }: Pick<Used, 'use' | 'ops'>, say: SayScene): string =>
  use === null ? '' : say('scene.use', { n: use === 'event' ? 0 : ops, use: say(`use.${use}`) })

/** "Suez Crisis, 3 Ops: coup". */
export const playText = (play: Used, say: SayScene, w: Words): string =>
  play.use === null ? w.card(play.card) : say('title.use', { card: w.card(play.card), use: textOfUse(play, say) })

/** Why a headline comes first. */
export function orderOf(game: string, cards: readonly [number, number], first: Side): 'higher' | 'level' | 'card' {
  const ops = (card: number): number => (card < 0 ? 0 : rulesNamed(game)!.cards[card]!.ops)
  const [mine, theirs] = first === US ? [ops(cards[US]), ops(cards[USSR])] : [ops(cards[USSR]), ops(cards[US])]
  return mine > theirs ? 'higher' : mine === theirs && first === US ? 'level' : 'card'
}

interface At {
  readonly game: string
  readonly turn: number
}

export function titleOf(step: SceneStep, { game, turn }: At, say: SayScene, w: Words): string {
  const { scene } = step
  const card = scene.card < 0 ? '' : w.card(scene.card)
  switch (step.kind) {
    case 'backs':
    case 'reveal':
      return say('title.headlines')
    case 'order': {
      const [us, ussr] = step.cards.map((each) => (each < 0 ? 0 : rulesNamed(game)!.cards[each]!.ops)) as [number, number]
      return say(`title.first.${orderOf(game, step.cards, step.first)}`, {
        side: w.side(step.first),
        more: Math.max(us, ussr),
        less: Math.min(us, ussr),
      })
    }
    case 'level':
    case 'battlegrounds':
    case 'sum':
      return say('title.scoring', { region: w.region(step.region) })
    case 'final':
      return say('title.final')
    case 'turn-end':
      return say('title.turn-end', { turn })
    case 'end':
      return say('title.end')
    default:
  }
  if (scene.kind === 'turn-end') return say('title.turn-end', { turn })
  if (scene.kind === 'turn') return say('scene.turn', { turn })
  if (card === '' && scene.use === 'space') return say('title.space')
  if (card === '')
    return scene.side < 0 || scene.target >= 0 ? say('title.other') : say('title.influence', { side: w.side(scene.side as Side) })
  if (scene.target < 0) return playText(scene, say, w)
  const kind = scene.use === 'coup' || scene.use === 'realign' ? scene.use : 'target'
  return say(`title.${kind}`, { card, country: w.country(scene.target), where: w.inCountry(scene.target) })
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)

/** Notes that describe a play where nothing else does, in the words of the log. */
const DESCRIBED: ReadonlySet<Note['key']> = new Set([
  'space',
  'military-operations',
  'marker',
  'discards',
  'gives',
  'looks',
  'nothing-to-discard',
  'nothing-to-reveal',
  'event-does-not-happen',
  'declines',
])

/** More countries than these are counted. */
const MOST_COUNTRIES = 4

/** What a play did, in one line; empty while it has done nothing yet. */
export function effectText({ notes, isOver }: LastPlay, say: SayScene, w: Words): string {
  const parts: string[] = []
  const inForce: string[] = []
  const changes = new Map<number, [us: number, ussr: number]>()
  let defcon: number | null = null
  for (const note of notes) {
    switch (note.key) {
      case 'coup':
        parts.push(say('last.coup', { country: w.country(note.country), success: succeeds(note) ? 'yes' : 'no', n: note.n }))
        break
      case 'war':
        parts.push(say('last.war', { side: w.side(note.side), where: w.inCountry(note.country), success: succeeds(note) ? 'yes' : 'no' }))
        break
      case 'space-roll':
      case 'trap':
        parts.push(say(note.key === 'trap' ? 'last.trap' : 'last.space', { success: succeeds(note) ? 'yes' : 'no', die: note.die }))
        break
      case 'influence': {
        const change = changes.get(note.country) ?? [0, 0]
        change[note.side] += note.n
        changes.set(note.country, change)
        break
      }
      case 'scoring':
        parts.push(say('last.scoring', { region: w.region(note.region), us: note.us, ussr: note.ussr }))
        break
      case 'vp':
        parts.push(say('last.vp', { side: w.side(note.side), n: note.n }))
        break
      case 'defcon':
        defcon = note.n
        break
      case 'in-force':
        inForce.push(say('last.in-force'))
        break
      default:
    }
  }
  // A country may have changed for both sides, with a comma between them.
  // What came and went again is no change.
  const changed = changeTexts(changes, say, w)
  if (changed.length > 0) parts.push(changed.join('; '))
  if (defcon !== null) parts.push(say('defcon', { n: defcon }))
  parts.push(...inForce.slice(0, 1))
  if (parts.length > 0) return `${parts.join('. ')}.`
  const lines = notes.filter(({ key }) => DESCRIBED.has(key)).map((note) => w.note(note))
  return lines.length === 0 && isOver ? say('last.nothing') : lines.join(' ')
}

/** What a step changes, country by country. */
export function shiftTexts(shifts: readonly InfluenceShift[], say: SayScene, w: Words): string[] {
  const changes = shifts.map(({ country, before, after }) => [country, [after[US] - before[US], after[USSR] - before[USSR]]] as const)
  return changeTexts(new Map(changes), say, w)
}

function changeTexts(changes: ReadonlyMap<number, readonly [number, number]>, say: SayScene, w: Words): string[] {
  const sides = [US, USSR] as const
  if (changes.size > MOST_COUNTRIES)
    return sides.flatMap((side) => {
      const own = [...changes.values()].map((change) => change[side]).filter((n) => n !== 0)
      const n = own.reduce((sum, each) => sum + each, 0)
      return own.length === 0 ? [] : [say('last.many', { side: w.side(side), n: signed(n), countries: own.length })]
    })
  return [...changes].flatMap(([country, change]) => {
    const both = sides.filter((side) => change[side] !== 0).map((side) => say('change', { side: w.side(side), n: signed(change[side]) }))
    return both.length === 0 ? [] : [say('last.change', { country: w.country(country), changes: both.join(', ') })]
  })
}
