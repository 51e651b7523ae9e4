/** Every card of both games has an emblem of its own in the sheet that the page loads. */
import { expect, test } from 'vitest'
import { ALL_RULES } from '../../../src/games/index.ts'
import { EMBLEMS, emblemOf, SHARED } from '../../../src/web/cards/emblems.ts'
import { drawEmblems } from '../../../src/web/cards/sprite.ts'

const cards = [...new Map(ALL_RULES.flatMap(({ cards }) => cards.map((card) => [`${card.game} ${card.id}`, card] as const))).values()]
const drawn = new Set(
  [...drawEmblems().matchAll(/<symbol id="([^"]+)" viewBox="[-\d]+ [-\d]+ \d+ \d+">.*?<\/symbol>/g)].map(([, id]) => id!),
)

test('each of the 169 cards has an emblem, and it is drawn', () => {
  expect(cards).toHaveLength(169)
  expect(cards.filter((card) => !drawn.has(emblemOf(card))).map(({ id }) => id)).toEqual([])
})

test('no two cards share an emblem without a reason, and no reason is left over', () => {
  const all = Object.values(EMBLEMS).flatMap((game) => Object.values(game))
  const shared = new Set(all.filter((emblem, i) => all.indexOf(emblem) !== i))
  expect(shared).toEqual(new Set(Object.keys(SHARED)))
})

test('a scoring card shows the shape of its region, no other card does', () => {
  for (const card of cards) expect(emblemOf(card)).toMatch(card.scoring === null ? /^(?!region-)/ : new RegExp(`^region-${card.scoring}$`))
})

test('the sheet has nothing that no card shows, but for the back', () => {
  expect([...drawn].filter((id) => !cards.some((card) => emblemOf(card) === id))).toEqual(['rotary-phone'])
})
