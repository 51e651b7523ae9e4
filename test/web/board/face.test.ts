/** What boxes, tables and tracks say of a position. */

import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { US, USSR } from '../../../src/engine/script.ts'
import { rulesOf } from '../../../src/games/index.ts'
import { view } from '../../../src/index.ts'
import { Board } from '../../../src/web/board/board.tsx'
import { type CountryFace, facesOf, sentenceOf } from '../../../src/web/board/face.ts'
import type { BoardProps } from '../../../src/web/board/props.ts'
import { TextBoard } from '../../../src/web/board/text-board.tsx'
import { Tracks } from '../../../src/web/tracks/tracks.tsx'
import { coverOf, effectsOf } from '../../../src/web/view/effects.ts'
import { SayContext, WordsContext } from '../../../src/web/words/use-words.ts'
import type { Language } from '../../../src/words/languages.ts'
import { sayIn } from '../../../src/words/page.ts'
import { words } from '../../../src/words/speak.ts'
import { type Setup, table } from '../../table.ts'

// The page asks the browser for its languages as it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

function position(setup: Setup) {
  const { g } = table(setup)
  const number = (id: string): number => rulesOf(g).map.countries.findIndex((country) => country?.id === id)
  const seen = view(g, US)
  const face = (id: string): CountryFace => facesOf(seen).find(({ country }) => country === number(id))!
  return { g, seen, number, face }
}

function drawn(element: ReactElement, game: string, language: Language = 'en'): string {
  const inWords = createElement(WordsContext, { value: words(language, game) }, element)
  return renderToStaticMarkup(createElement(SayContext, { value: sayIn(language) }, inWords))
}

const board = (seen: BoardProps['view'], more: Partial<BoardProps> = {}): BoardProps => ({
  view: seen,
  legal: new Set(),
  refused: () => null,
  onPick: () => undefined,
  before: new Map(),
  preview: () => null,
  closed: new Set(),
  ...more,
})

const say = sayIn('en')
const english = words('en', 'twilight-struggle')

test('one sentence describes a country', () => {
  const { face } = position({ influence: { poland: [0, 4], canada: [2, 0] } })
  expect(sentenceOf(face('poland'), 'legal', false, english, say)).toBe(
    'Poland, battleground, stability 3, US 0, USSR 4, USSR controls. Can be chosen.',
  )
  expect(sentenceOf(face('canada'), 'unasked', false, english, say)).toBe('Canada, stability 4, US 2, USSR 0, nobody controls.')
  expect(sentenceOf(face('poland'), 'refused', true, words('ru', 'twilight-struggle'), sayIn('ru'))).toBe(
    'Польша, ключевая страна, стабильность 3, США 0, СССР 4, под контролем СССР. При этом DEFCON перевороты и снижение влияния здесь запрещены. Выбрать нельзя.',
  )
})

test('a stability that has changed is shown with the one before', () => {
  const { g, face, number } = position({ game: 'red-sea', influence: { ethiopia: [0, 2] } })
  expect(face('ethiopia')).toMatchObject({ kind: 'flashpoint', stability: 1, printed: null, controller: USSR })
  g.altered = [number('ethiopia'), 3]
  const after = facesOf(view(g, US)).find(({ country }) => country === number('ethiopia'))!
  expect(after).toMatchObject({ stability: 3, printed: 1, controller: -1 })
  expect(sentenceOf(after, 'unasked', false, words('en', 'red-sea'), say)).toBe(
    'Ethiopia, flashpoint, stability 3 instead of 1, US 0, USSR 2, nobody controls.',
  )
})

test('sea lanes are an area, and markers name their cards', () => {
  const { face } = position({ game: 'red-sea', effects: { famine: 'us' }, markers: { famine: ['kenya'] } })
  expect(face('strategic-sea-lanes').kind).toBe('area')
  expect(sentenceOf(face('kenya'), 'unasked', false, words('en', 'red-sea'), say)).toContain('Famine marker.')
})

test('effects say which countries they protect: the pact Japan, NATO what the US controls', () => {
  const { seen, face, number } = position({
    influence: { italy: [2, 0], france: [0, 3] },
    effects: { nato: 'us', 'us-japan-mutual-defense-pact': 'us' },
  })
  const { cardNumbers } = rulesOf(position({}).g)
  expect(face('japan').protectedBy).toEqual([cardNumbers.get('us-japan-mutual-defense-pact')])
  expect(face('italy').protectedBy).toEqual([cardNumbers.get('nato')])
  expect(face('france').protectedBy).toEqual([])
  const pact = effectsOf(seen).find(({ card }) => card === cardNumbers.get('us-japan-mutual-defense-pact'))!
  expect(coverOf(seen, pact)).toEqual([number('japan')])
  expect(pact).toMatchObject({ owners: [US], untilEndOfTurn: false })
})

test('the board draws every country as one thing to choose, with all of it in its name; the keyboard enters once', () => {
  const { seen, number } = position({ influence: { poland: [0, 4] } })
  const html = drawn(createElement(Board, board(seen, { legal: new Set([number('poland')]), closed: new Set([0]) })), 'twilight-struggle')
  expect(html.match(/role="button"/g)).toHaveLength(84)
  expect(html.match(/tabindex="0"/g)).toHaveLength(1)
  expect(html.match(/aria-disabled="false"/g)).toHaveLength(1)
  expect(html).toContain(
    'aria-label="Poland, battleground, stability 3, US 0, USSR 4, USSR controls. No coups or realignments here at this DEFCON. Can be chosen."',
  )
  expect(html).not.toContain('role="img"')
})

test('what the last change added hangs on the box, away from the figure', () => {
  const { seen, number } = position({ influence: { poland: [0, 4] } })
  const html = drawn(createElement(Board, board(seen, { before: new Map([[number('poland'), [0, 3]]]) })), 'twilight-struggle')
  expect([...html.matchAll(/class="difference ussr".*?<text[^>]*>([^<]+)</g)].map(([, n]) => n)).toEqual(['+1'])
  expect(html).not.toContain('class="difference us"')
})

test('the text board lists every country once, names what can be chosen and says why the rest can’t', () => {
  const { seen, number } = position({ influence: { poland: [0, 4] } })
  const props = board(seen, {
    legal: new Set([number('poland')]),
    refused: (country) => (country === number('france') ? 'Out of reach. Rule 6.1.1.' : null),
    preview: () => 'Costs 1.',
  })
  const html = drawn(createElement(TextBoard, props), 'twilight-struggle')
  expect(html.match(/<th scope="row">/g)).toHaveLength(84)
  expect(html.match(/<table/g)).toHaveLength(6)
  expect(html).toContain('aria-label="Choose Poland"')
  expect(html.match(/aria-disabled="false"/g)).toHaveLength(1)
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain('Out of reach. Rule 6.1.1.')
  expect(html).toContain('Costs 1.')
})

test('a country of two regions stands in one table of the text board, the sea lanes in one of their own', () => {
  const { seen } = position({ game: 'red-sea' })
  const html = drawn(createElement(TextBoard, board(seen)), 'red-sea', 'ru')
  expect(html.match(/<table/g)).toHaveLength(3)
  expect(html.match(/aria-label="Египет"/g)).toHaveLength(1)
})

test('the tracks tell turn, round, points, DEFCON, operations, space, the passing card and the effects', () => {
  const { seen } = position({
    turn: 3,
    round: 4,
    vp: -5,
    defcon: 3,
    milops: [2, 0],
    space: [2, 1],
    holder: 'us',
    ready: false,
    effects: { nato: 'us' },
  })
  const html = drawn(createElement(Tracks, { view: seen }), 'twilight-struggle')
  for (const said of [
    'VP: USSR +5',
    'DEFCON 3',
    'Military Ops: US 2, USSR 0',
    'Space Race: US 2, USSR 1',
    'The China Card: US, face down',
    'No coups or realignments in Europe, Asia.',
    'US has it.',
    english.effect(rulesOf(position({}).g).cardNumbers.get('nato')!),
  ])
    expect(html).toContain(said)
  expect(html).toMatch(/3 of 10/)
})

test.each([
  [45, '0%'],
  [-21, '100%'],
  [10, '25%'],
])('the marker of %i VP stays on its track and has the mark of its side', (vp, left) => {
  const { seen } = position({ influence: {} })
  const html = drawn(createElement(Tracks, { view: { ...seen, vp } }), 'twilight-struggle')
  const [, at, inside = ''] = /class="vp-marker[^"]*" style="left:([^"]+)">(.*?)<\/span>/.exec(html) ?? []
  expect([at, inside.replace(/<.*?>/g, '')]).toEqual([left, `+${Math.abs(vp)}`])
  expect(inside).toContain(vp < 0 ? 'text-mark ussr' : 'text-mark us')
})
