import { describe, test } from 'vitest'
import { table } from '../../table.ts'

describe('33 De-Stalinization', () => {
  test('puts at most 2 into a country and none under US control', () => {
    const t = table({ ussr: ['de-stalinization'], influence: { poland: [0, 4], 'west-germany': [5, 0] } })
    t.ussr.plays('de-stalinization', 'event').picks('poland', 'poland', 'done')
    t.refuses('west-germany', 'controlled-by-opponent')
    t.ussr.picks('brazil', 'brazil')
    t.has({ poland: [0, 2], brazil: [0, 2] })
      .cards({ 'de-stalinization': 'removed' })
      .idle()
  })
})

describe('8 Fidel', () => {
  test('played by the US for operations, event first', () => {
    const t = table({ us: ['fidel'], influence: { cuba: [2, 1], panama: [1, 0] } })
    t.us.plays('fidel', 'event').picks('influence', 'panama', 'costa-rica')
    t.has({ cuba: [0, 3], panama: [2, 0], 'costa-rica': [1, 0] })
      .cards({ fidel: 'removed' })
      .idle()
  })
})
