/** 7.4 (Red Sea 7.3): modifiers add up, those of one event that happens twice in a turn for the same side too. */
import { describe, test } from 'vitest'
import type { NewGame } from '../../src/index.ts'
import { table, times } from '../table.ts'

describe.each<[string, number, Omit<NewGame, 'game'>]>([
  ['counts twice', 2, {}],
  ['counts once by option', 1, { readings: { sameEffectTwice: 'counts-once' } }],
  ['counts once in version 1 of the rules', 1, { rules: 1 }],
])('an event fetched back by SALT Negotiations and played again %s', (_what, n, options) => {
  test('Red Scare/Purge', () => {
    const t = table({ turn: 5, us: ['red-scare-purge', 'salt-negotiations'], ussr: ['comecon', 'nuclear-test-ban', 'nato'], options })
    t.us.plays('red-scare-purge', 'event')
    t.us.plays('salt-negotiations', 'event', 'red-scare-purge').plays('red-scare-purge', 'event')
    t.inForce('red-scare-purge', 'salt-negotiations')
    t.ussr.plays('nuclear-test-ban', 'influence').picks(...times(4 - n, 'poland'))
    t.ussr.plays('comecon', 'influence').picks(...times(3 - n, 'poland'))
    t.endsTurn()
      .inForce()
      .ussr.plays('nato', 'influence')
      .picks(...times(4, 'poland'))
    t.idle()
  })

  test('Latin American Death Squads', () => {
    const influence = { haiti: [9, 9], kenya: [9, 9] } as const
    const squads = 'latin-american-death-squads'
    const t = table({ turn: 5, us: [squads, 'salt-negotiations', 'nasser'], ussr: ['fidel', 'comecon'], influence, options })
    t.us.plays(squads, 'event').plays('salt-negotiations', 'event', squads).plays(squads, 'event')
    t.rolls(1, 1, 1).us.plays('nasser', 'coup', 'haiti')
    t.noted('coup', { side: 0, mod: n - 1 })
    t.ussr.plays('fidel', 'coup', 'haiti')
    t.noted('coup', { side: 1, mod: -n - 1 })
    t.ussr.plays('comecon', 'coup', 'kenya')
    t.noted('coup', { side: 1, mod: -1 }).idle()
  })

  test('T-62s and Kalashnikovs, up to its limit', () => {
    const arms = 't-62s-and-kalashnikovs'
    const ussr = [arms, 'salt-negotiations', 'nasserism', 'cyrus-vance']
    const t = table({ game: 'red-sea', turn: 2, ussr, influence: { sudan: [0, 9] }, options: { ...options, mix: true } })
    t.ussr.plays(arms, 'event').plays('salt-negotiations', 'event', arms).plays(arms, 'event')
    t.ussr.plays('nasserism', 'influence').picks(...times(1 + n, 'sudan'))
    t.ussr.plays('cyrus-vance', 'influence').picks(...times(3, 'sudan'))
    t.idle()
  })
})
