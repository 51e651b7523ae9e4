/**
 * The first turn of the game that the rulebook tells in full ("a detailed example of play"), as a record of our own, value by value.
 *
 * What the text leaves open is filled in so that it fits, and changes no value checked here: the faces of the Olympic dice (only the winner
 * is named), that the operations of Truman Doctrine and of Korean War come before their events, which of the US dice of 1 belongs to the
 * Korean War (the text says that the war fails on one more 1), and which card the USSR keeps. It is not Nasser, which the US plays in the
 * third turn. Here it is Duck and Cover, which the USSR could not play any more: DEFCON was 2 from its fourth round on.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apply, CHANCE, decision, type Note, pickOf, rulesNamed, rulesOf, type State, US, USSR, Zone } from '../../src/index.ts'
import { playRecord, readRecord, writeRecordLines } from '../../src/records/record.ts'
import { controller } from '../../src/rules/board.ts'
import { cardsIn, hand } from '../../src/rules/cards.ts'

const text = readFileSync(new URL('published-game.jsonl', import.meta.url), 'utf8')
const read = readRecord(text)

const rules = rulesNamed(read.record.game)!
const idOf = (card: number): string => rules.cards[card]!.id
const countryOf = (country: number): string => rules.map.countries[country]!.id
const notes: Note[] = []
const replayed = playRecord(read, 0).state
for (const move of playRecord(read).moves) apply(replayed, move, notes)

/** The position before each question for a headline or a card, and the last one. */
const positions: State[] = []
for (let n = 0; n <= read.record.moves.length; n++) {
  const { state } = playRecord(read, n)
  const asks = [US, USSR].some((side) => ['headline', 'play'].includes(decision(state, side as 0 | 1)?.kind ?? ''))
  const before = positions.at(-1)
  const same = before?.round === state.round && before.phasing === state.phasing && before.phase === state.phase
  if ((asks && !same) || n === read.record.moves.length) positions.push(state)
}

interface Published {
  /** With the side that controls the country, where the text prints it so. */
  readonly influence?: Readonly<Record<string, readonly [us: number, ussr: number, control?: 'us' | 'ussr']>>
  readonly vp?: number
  readonly defcon?: number
  readonly milops?: readonly [us: number, ussr: number]
}

/** What the rulebook says after set-up, after the headlines and after each of the twelve plays. */
const PUBLISHED: readonly (readonly [string, Published])[] = [
  [
    'set-up',
    {
      influence: {
        poland: [0, 4, 'ussr'],
        'east-germany': [0, 4, 'ussr'],
        yugoslavia: [0, 1],
        'west-germany': [4, 0, 'us'],
        italy: [4, 0, 'us'],
        france: [3, 0, 'us'],
        iran: [2, 0, 'us'],
      },
      vp: 0,
      defcon: 5,
    },
  ],
  ['Olympic Games and Middle East Scoring as headlines', { vp: 2, defcon: 5, milops: [0, 0] }],
  ['USSR 1: NATO, a coup in Iran', { influence: { iran: [0, 4, 'ussr'] }, milops: [0, 4], defcon: 4 }],
  ['US 1: Formosan Resolution, influence', { influence: { malaysia: [1, 0], colombia: [1, 0, 'us'] } }],
  [
    'USSR 2: De-Stalinization, its event',
    {
      influence: {
        chile: [0, 1],
        venezuela: [0, 1],
        thailand: [0, 1],
        malaysia: [1, 1],
        finland: [0, 0],
        yugoslavia: [0, 0],
        iran: [0, 2, 'ussr'],
      },
    },
  ],
  ['US 2: Containment, a coup in Thailand that fails', { influence: { thailand: [0, 1] }, milops: [3, 4], defcon: 3 }],
  ['USSR 3: COMECON, influence', { influence: { thailand: [0, 2, 'ussr'], venezuela: [0, 2, 'ussr'], afghanistan: [0, 1] } }],
  // 2 more military operations on top of 3.
  [
    'US 3: UN Intervention with Fidel, a coup in Venezuela that fails',
    { influence: { venezuela: [0, 2, 'ussr'] }, milops: [5, 4], defcon: 2 },
  ],
  ['USSR 4: Warsaw Pact Formed, influence', { influence: { brazil: [0, 1], argentina: [0, 1], indonesia: [0, 1, 'ussr'] } }],
  ['US 4: Europe Scoring', { vp: 7 }],
  ['USSR 5: Truman Doctrine, influence; its event finds no country', { influence: { thailand: [0, 3, 'ussr'] }, vp: 7 }],
  // The war counts 2 military operations for the USSR, and the track ends at 5 (8.2).
  ['US 5: Korean War, influence; the war is lost', { influence: { 'south-korea': [3, 0, 'us'] }, milops: [5, 5], vp: 7 }],
  ['USSR 6: De Gaulle Leads France, influence', { influence: { afghanistan: [0, 2, 'ussr'], pakistan: [0, 2, 'ussr'] } }],
  ['US 6: CIA Created, influence', { influence: { jordan: [1, 0] }, vp: 7 }],
]

test('the record has the whole first turn, and writing it again gives the same text', () => {
  expect(positions).toHaveLength(PUBLISHED.length)
  expect(writeRecordLines(read.record)).toBe(text)
})

test.each(PUBLISHED.map(([what, published], i) => ({ what, published, i })))('$what', ({ published, i }) => {
  const g = positions[i]!
  const rules = rulesOf(g)
  for (const [id, [us, ussr, control]] of Object.entries(published.influence ?? {})) {
    const country = pickOf(rules, id)
    const controls = { [US]: 'us', [USSR]: 'ussr', [-1]: undefined }[controller(g, country)]
    expect([id, g.influence[country * 2], g.influence[country * 2 + 1], controls]).toEqual([id, us, ussr, control])
  }
  if (published.vp !== undefined) expect(g.vp).toBe(published.vp)
  // The next turn has begun after the last play: DEFCON has risen and military operations are gone (4.5).
  if (published.defcon !== undefined) expect(g.defcon).toBe(published.defcon)
  if (published.milops !== undefined) expect(g.milops).toEqual(published.milops)
})

test('the countries that nobody touches stay as set up', () => {
  const g = positions.at(-1)!
  const rules = rulesOf(g)
  const board = Object.fromEntries(
    rules.map.all
      .map((n) => [rules.map.countries[n]!.id, [g.influence[n * 2]!, g.influence[n * 2 + 1]!]] as const)
      .filter(([, [us, ussr]]) => us !== 0 || ussr !== 0),
  )
  expect(board).toEqual({
    canada: [2, 0],
    'united-kingdom': [5, 0],
    france: [3, 0],
    italy: [4, 0],
    'west-germany': [4, 0],
    'east-germany': [0, 4],
    poland: [0, 4],
    israel: [1, 0],
    syria: [0, 1],
    jordan: [1, 0],
    iraq: [0, 1],
    iran: [0, 2],
    afghanistan: [0, 2],
    pakistan: [0, 2],
    thailand: [0, 3],
    malaysia: [1, 1],
    indonesia: [0, 1],
    philippines: [1, 0],
    australia: [4, 0],
    japan: [1, 0],
    'south-korea': [3, 0],
    'north-korea': [0, 3],
    'south-africa': [1, 0],
    panama: [1, 0],
    colombia: [1, 0],
    venezuela: [0, 2],
    brazil: [0, 1],
    chile: [0, 1],
    argentina: [0, 1],
  })
})

test('at the end of the turn no military operations are missing, the US has played all its cards, the USSR keeps one', () => {
  const g = positions.at(-1)!
  expect([g.turn, g.defcon, g.vp, hand(g, US).length, hand(g, USSR).map(idOf)]).toEqual([2, 3, 7, 0, ['duck-and-cover']])
})

test('the second turn can deal every card that neither side has had, the one that the US plays in the third among them', () => {
  const deck = cardsIn(positions.at(-1)!, Zone.Deck).map(idOf)
  expect(deck).toHaveLength(35 - 16)
  expect(deck).toContain('nasser')
  expect(decision(positions.at(-1)!, CHANCE)?.kind).toBe('draw')
})

test('where the cards go: as published, and as the rules imply', () => {
  const g = positions.at(-1)!
  const removed = ['de-stalinization', 'truman-doctrine', 'korean-war']
  expect(cardsIn(g, Zone.Removed).map(idOf).sort()).toEqual(removed.sort())
  // The text tells it of CIA Created; an event that is cancelled, cannot happen or is not chosen leaves its card in the game.
  expect(cardsIn(g, Zone.Discard).map(idOf).sort()).toEqual(
    [
      'olympic-games',
      'nato',
      'comecon',
      'warsaw-pact-formed',
      'de-gaulle-leads-france',
      'middle-east-scoring',
      'formosan-resolution',
      'containment',
      'un-intervention',
      'fidel',
      'europe-scoring',
      'cia-created',
    ].sort(),
  )
})

test('the VP by their cause, in the order in which they are won', () => {
  const won = notes.flatMap((note) => (note.key === 'vp' ? [[note.side, note.n, note.score]] : []))
  expect(won).toEqual([
    [USSR, 2, -2],
    [US, 4, 2],
    [US, 5, 7],
  ])
})

test('the published dice, and the result of each coup', () => {
  const coups = notes
    .flat()
    .flatMap((note) => (note.key === 'coup' ? [[note.side, countryOf(note.country), note.die, note.ops, note.n > 0]] : []))
  expect(coups).toEqual([
    [USSR, 'iran', 6, 4, true],
    [US, 'thailand', 1, 3, false],
    [US, 'venezuela', 1, 2, false],
  ])
  const wars = notes.flatMap((note) =>
    note.key === 'war' ? [[note.side, countryOf(note.country), note.die, note.die + note.mod >= note.n]] : [],
  )
  expect(wars).toEqual([[USSR, 'south-korea', 1, false]])
})
