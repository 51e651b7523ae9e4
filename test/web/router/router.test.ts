import { describe, expect, test } from 'vitest'
import { hrefOf, type KnownPage, routeOf } from '../../../src/web/router/router.ts'

describe('an address and the room that it names', () => {
  test.each<[string, KnownPage]>([
    ['#/', { page: 'home' }],
    ['#/learn', { page: 'learn' }],
    ['#/game/1a2b3c4d', { page: 'game', id: '1a2b3c4d' }],
    ['#/play/computer', { page: 'play', with: 'computer' }],
    ['#/play/friend', { page: 'play', with: 'friend' }],
    ['#/online/abcdef012345', { page: 'online', id: 'abcdef012345' }],
    ['#/online/abcdef012345?move=12', { page: 'online', id: 'abcdef012345', move: 12 }],
    ['#/online/abcdef012345/a-b_c', { page: 'online', id: 'abcdef012345', token: 'a-b_c' }],
    ['#/rules/red-sea', { page: 'rules', book: 'red-sea' }],
    ['#/rules/twilight-struggle/6.1.1', { page: 'rules', book: 'twilight-struggle', number: '6.1.1' }],
    ['#/rules/twilight-struggle/4.5%20C', { page: 'rules', book: 'twilight-struggle', number: '4.5 C' }],
    ['#/cards', { page: 'cards' }],
    ['#/cards?side=us&text=war', { page: 'cards', wanted: 'side=us&text=war' }],
    ['#/cards/red-sea/zbig', { page: 'cards', game: 'red-sea', card: 'zbig' }],
    ['#/replay', { page: 'replay' }],
    ['#/replay/r0abc', { page: 'replay', id: 'r0abc' }],
    ['#/replay/r0abc/0', { page: 'replay', id: 'r0abc', move: 0 }],
    ['#/replay/r0abc/139', { page: 'replay', id: 'r0abc', move: 139 }],
    ['#/replay?record=a-b_c', { page: 'replay', record: 'a-b_c' }],
    ['#/replay?record=abc&move=7', { page: 'replay', record: 'abc', move: 7 }],
    ['#/account', { page: 'account' }],
    ['#/password', { page: 'password' }],
    ['#/password/a-b_c', { page: 'password', token: 'a-b_c' }],
    ['#/moderation', { page: 'moderation' }],
    ['#/lobby', { page: 'lobby' }],
    ['#/lobby?to=%D0%98%D1%80%D0%B0', { page: 'lobby', to: 'Ира' }],
    ['#/people/%D0%98%D1%80%D0%B0', { page: 'people', name: 'Ира' }],
    ['#/watch', { page: 'watch' }],
    ['#/watch/archive?card=nato&winner=us', { page: 'watch', tab: 'archive', wanted: 'card=nato&winner=us' }],
    ['#/watch/import', { page: 'watch', tab: 'import' }],
    ['#/replay?file=games%2F1.log', { page: 'replay', file: 'games/1.log' }],
  ])('%s', (address, route) => {
    expect(routeOf(address)).toEqual(route)
    expect(hrefOf(route)).toBe(address)
  })

  test('nothing behind the # is the first page, and rules without a game are those of the big one', () => {
    expect(routeOf('')).toEqual({ page: 'home' })
    expect(routeOf('#/rules')).toEqual({ page: 'rules', book: 'twilight-struggle' })
    expect(routeOf('#/rules/')).toEqual({ page: 'rules', book: 'twilight-struggle' })
  })

  test.each([
    '#/nowhere',
    '#/play',
    '#/play/nobody',
    '#/play/computer/now',
    '#/game',
    '#/game/',
    '#/game/a/b',
    '#/game/<b>',
    '#/rules/chess',
    '#/cards/red-sea/zbig/more',
    '#/replay/r0/x',
    '#/replay/r0/1/2',
    '#/learn/now',
  ])('%s names nothing', (address) => expect(routeOf(address)).toEqual({ page: 'unknown' }))

  test('an address that can’t be decoded is taken as it stands', () => {
    expect(routeOf('#/rules/red-sea/%E0%A4%A')).toEqual({ page: 'rules', book: 'red-sea', number: '%E0%A4%A' })
  })
})
