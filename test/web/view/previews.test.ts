/** What the page says an answer would do, before it is given. */
import { expect, test } from 'vitest'
import { type Side, US, USSR } from '../../../src/engine/script.ts'
import { rulesOf } from '../../../src/games/index.ts'
import { decision, view } from '../../../src/rules/api.ts'
import { CARD, pickOf } from '../../../src/rules/vocabulary.ts'
import { previewText } from '../../../src/web/view/preview-text.ts'
import { type Previews, previewsOf, withChange } from '../../../src/web/view/previews.ts'
import { words } from '../../../src/words/speak.ts'
import { type Table, table } from '../../table.ts'

const w = words('en', 'twilight-struggle')
const previews = (t: Table, side: Side): Previews => previewsOf(t.g, view(t.g, side), side)
const preview = (t: Table, side: Side, country: string): string | null =>
  previewText({ view: view(t.g, side), previews: previews(t, side), asks: decision(t.g, side)!, side }, t.country(country), w)

test('6.1.2: a point tells its cost and the control that it changes', () => {
  const t = table({ us: ['marshall-plan'], influence: { france: [2, 0], italy: [0, 2], 'west-germany': [0, 1] } })
  t.us.plays('marshall-plan', 'influence')
  expect(preview(t, US, 'france')).toBe('1 Op: US 3, USSR 0. US control.')
  const g = table({ us: ['marshall-plan'], influence: { france: [1, 0], italy: [1, 3], turkey: [1, 0] } })
  g.us.plays('marshall-plan', 'influence')
  expect(preview(g, US, 'italy')).toBe('2 Ops: US 2, USSR 3. USSR loses control.')
  expect(preview(g, US, 'france')).toBe('1 Op: US 2, USSR 0.')
})

test('6.3: a coup tells its chance, and the DEFCON level that a battleground costs', () => {
  const t = table({ us: ['marshall-plan'], influence: { iran: [0, 1], syria: [0, 1] } })
  t.us.plays('marshall-plan', 'coup')
  expect(preview(t, US, 'iran')).toBe('Coup, 4 Ops: 100% success. DEFCON degrades to 4.')
  expect(preview(t, US, 'syria')).toBe('Coup, 4 Ops: 100% success.')
  expect(
    previews(t, US)
      .coup(t.country('iran'))
      .faces.map(({ influence }) => influence),
  ).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [5, 0],
  ])
})

test('6.3.3: the military operations of a coup are those of the operations spent, with what is in force', () => {
  const t = table({ us: ['duck-and-cover'], influence: { iran: [0, 1] }, effects: { containment: 'us' } })
  t.us.plays('duck-and-cover', 'coup')
  const odds = previews(t, US).coup(t.country('iran'))
  expect([odds.ops, odds.milops]).toEqual([4, 4])
})

test('8.2.2: a coup that an event grants for free earns no military operations', () => {
  const t = table({ us: ['junta'], influence: { panama: [0, 1] } })
  t.us.plays('junta', 'event').picks('panama', 'coup')
  expect(previews(t, US).coup(t.country('panama')).milops).toBe(0)
})

test('6.2.2: a realignment tells what is added to the dice', () => {
  const t = table({ ussr: ['comecon'], influence: { iran: [1, 0], iraq: [0, 3] } })
  t.ussr.plays('comecon', 'realign')
  const odds = previews(t, USSR).realign(t.country('iran'))
  expect(odds.modifiers).toEqual([1, 1])
  expect(preview(t, USSR, 'iran')).toBe('42% success. Modifiers: US +1, USSR +1.')
})

test('a point that waits to be confirmed is drawn as if it were placed, and nothing else is', () => {
  const t = table({ us: ['marshall-plan'], influence: { france: [2, 0] } })
  t.us.plays('marshall-plan', 'influence')
  const seen = view(t.g, US)
  const france = t.country('france')
  const drawn = withChange(seen, france, previews(t, US).change(france)!)
  expect(drawn.influence[france * 2]).toBe(3)
  expect({ ...drawn, influence: [] }).toEqual({ ...seen, influence: [] })
  expect(t.g.influence[france * 2]).toBe(2)
})

test('the uses of a card in hand are shown before it is played, with the reason against each', () => {
  const t = table({ us: ['blockade', 'fidel'], influence: { france: [1, 0] }, defcon: 2 })
  t.us.begins()
  const before = JSON.stringify(t.g)
  const uses = previews(t, US).uses(CARD + t.card('blockade'))
  expect(uses.map(({ word, refused }) => [word, refused?.key ?? null])).toEqual([
    ['event', null],
    ['influence', null],
    ['coup', 'no-target'],
    ['realign', 'no-target'],
    ['space', 'space-card-too-low'],
  ])
  expect(JSON.stringify(t.g)).toBe(before)
})

test('where no use of a card is asked for, none is shown', () => {
  const t = table({ us: ['marshall-plan'], influence: { france: [1, 0] } })
  t.us.plays('marshall-plan', 'influence')
  expect(previews(t, US).uses(null)).toEqual([])
})

test('a war tells what the die must show, with the neighbours that the other side controls', () => {
  const t = table({ us: ['brush-war', 'fidel'], ussr: ['nasser'], influence: { thailand: [0, 2], malaysia: [0, 2] }, turn: 4 })
  t.us.plays('brush-war', 'event')
  const war = (country: string): ReturnType<Previews['war']> => previews(t, US).war([t.country(country)])
  expect(war('thailand')).toEqual({ country: t.country('thailand'), needs: 3, modifier: -1, chance: 0.5, vp: 1 })
  expect(war('burma')).toEqual({ country: t.country('burma'), needs: 3, modifier: 0, chance: 4 / 6, vp: 1 })
})

test('a war whose country is fixed tells its odds before its card is played, other events tell none', () => {
  const t = table({ ussr: ['korean-war', 'fidel'], turn: 4 })
  t.ussr.begins()
  const event = pickOf(rulesOf(t.g), 'event')
  expect(previews(t, USSR).war([CARD + t.card('korean-war'), event])).toMatchObject({
    country: t.country('south-korea'),
    chance: 0.5,
    vp: 2,
  })
  expect(previews(t, USSR).war([CARD + t.card('fidel'), event])).toBeNull()
})

test('the countries for influence are known while a card is only open', () => {
  const t = table({ us: ['marshall-plan'], influence: { france: [2, 0] } })
  t.us.begins()
  const next = previews(t, US).ahead([CARD + t.card('marshall-plan'), pickOf(rulesOf(t.g), 'influence')])
  expect(next?.asks.kind).toBe('influence')
  expect(next?.asks.moves).toContain(t.country('italy'))
  expect(next?.previews.change(t.country('france'))?.after).toEqual([3, 0])
  expect(decision(t.g, US)?.kind).toBe('play')
})
