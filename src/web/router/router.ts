/** Where the page is: a path behind the `#`, so that it works under any address and without a server. */
import { useSyncExternalStore } from 'react'
import { type Book, isBook } from './books.ts'

export const WATCH_TABS = ['archive', 'import'] as const
export type WatchTab = (typeof WATCH_TABS)[number]

/** With whom a new game is played. */
export const PLAY_WITH = ['computer', 'friend'] as const
export type PlayWith = (typeof PLAY_WITH)[number]

export type KnownPage =
  | { readonly page: 'home' | 'learn' }
  /** The form for a new game, over the first page. */
  | { readonly page: 'play'; readonly with: PlayWith }
  | { readonly page: 'game'; readonly id: string }
  /** A game on the server; what opens a seat there, where it is a link to one; the position to show first. */
  | { readonly page: 'online'; readonly id: string; readonly token?: string; readonly move?: number }
  /** A paragraph of the rules of a game, by its number. */
  | { readonly page: 'rules'; readonly book: Book; readonly number?: string }
  /** A card of a game by its id, or what is looked for among all of them. */
  | { readonly page: 'cards'; readonly game?: Book; readonly card?: string; readonly wanted?: string }
  /** A game that is kept here, at a move; or one that the address carries, or one in a file of this host. */
  | { readonly page: 'replay'; readonly id?: string; readonly move?: number; readonly record?: string; readonly file?: string }
  | { readonly page: 'account' | 'moderation' }
  /** The way back to an account; what the link to a new password carries. */
  | { readonly page: 'password'; readonly token?: string }
  /** Where people find each other; `to`: whom to challenge. */
  | { readonly page: 'lobby'; readonly to?: string }
  | { readonly page: 'people'; readonly name: string }
  /** Games of others: those that are played, those that are over (`wanted`: what is looked for among them), bringing one along. */
  | { readonly page: 'watch'; readonly tab?: WatchTab; readonly wanted?: string }

export type Route = KnownPage | { readonly page: 'unknown' }

const UNKNOWN: Route = { page: 'unknown' }
const isId = (text: string | undefined): text is string => text !== undefined && /^[\w-]+$/.test(text)

/** What stands in the address in the form that people read, where it can be read at all. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s)
  const [page = '', ...rest] = path.split('/')
  const parts = rest.filter((part, i) => part !== '' || i < rest.length - 1).map(decoded)
  switch (page) {
    case '':
      return parts.length === 0 ? { page: 'home' } : UNKNOWN
    case 'play':
      return playRoute(parts)
    case 'game':
      return parts.length === 1 && isId(parts[0]) ? { page, id: parts[0] } : UNKNOWN
    case 'online':
      return onlineRoute(parts, new URLSearchParams(query))
    case 'learn':
    case 'account':
    case 'moderation':
      return parts.length === 0 ? { page } : UNKNOWN
    case 'password':
      return parts.length <= 1 ? { page, ...(parts[0] && { token: parts[0] }) } : UNKNOWN
    case 'lobby':
      return parts.length === 0 ? lobbyRoute(new URLSearchParams(query)) : UNKNOWN
    case 'people':
      return parts.length === 1 ? { page, name: parts[0]! } : UNKNOWN
    case 'watch':
      return watchRoute(parts, query)
    case 'rules':
      return rulesRoute(parts)
    case 'cards':
      return cardsRoute(parts, query)
    case 'replay':
      return replayRoute(parts, new URLSearchParams(query))
    default:
      return UNKNOWN
  }
}

function playRoute([name, ...more]: readonly string[]): Route {
  const known = PLAY_WITH.find((each) => each === name)
  return known === undefined || more.length > 0 ? UNKNOWN : { page: 'play', with: known }
}

function onlineRoute([id, token, ...more]: readonly string[], query: URLSearchParams): Route {
  if (!isId(id) || (token !== undefined && !isId(token)) || more.length > 0) return UNKNOWN
  const move = query.get('move')
  return { page: 'online', id, ...(token && { token }), ...(move !== null && /^\d{1,6}$/.test(move) && { move: Number(move) }) }
}

function rulesRoute([book = 'twilight-struggle', number, ...more]: readonly string[]): Route {
  if (!isBook(book) || more.length > 0) return UNKNOWN
  return { page: 'rules', book, ...(number === undefined ? {} : { number }) }
}

function cardsRoute([game, card, ...more]: readonly string[], wanted: string): Route {
  if (more.length > 0 || (game !== undefined && !isBook(game))) return UNKNOWN
  return { page: 'cards', ...(game && { game }), ...(card && { card }), ...(wanted && { wanted }) }
}

function lobbyRoute(query: URLSearchParams): Route {
  const to = query.get('to')
  return { page: 'lobby', ...(to && { to }) }
}

function watchRoute([tab, ...more]: readonly string[], wanted: string): Route {
  const known = WATCH_TABS.find((each) => each === tab)
  if (more.length > 0 || (tab !== undefined && known === undefined)) return UNKNOWN
  return { page: 'watch', ...(known && { tab: known }), ...(wanted && { wanted }) }
}

function replayRoute([id, at, ...more]: readonly string[], query: URLSearchParams): Route {
  const place = at ?? query.get('move')
  if (more.length > 0 || (id !== undefined && !isId(id)) || (place !== null && !/^\d{1,6}$/.test(place))) return UNKNOWN
  const [record, file] = [query.get('record'), query.get('file')]
  return {
    page: 'replay',
    ...(id && { id }),
    ...(place !== null && { move: Number(place) }),
    ...(record && { record }),
    ...(file && { file }),
  }
}

export function hrefOf(route: KnownPage): string {
  switch (route.page) {
    case 'home':
      return '#/'
    case 'learn':
    case 'account':
    case 'moderation':
      return `#/${route.page}`
    case 'password':
      return ['#/password', route.token].filter(Boolean).join('/')
    case 'lobby':
      return route.to === undefined ? '#/lobby' : `#/lobby?to=${encodeURIComponent(route.to)}`
    case 'people':
      return `#/people/${encodeURIComponent(route.name)}`
    case 'watch':
      return ['#/watch', route.tab].filter(Boolean).join('/') + (route.wanted ? `?${route.wanted}` : '')
    case 'play':
      return `#/play/${route.with}`
    case 'game':
      return `#/game/${route.id}`
    case 'online':
      return ['#/online', route.id, route.token].filter(Boolean).join('/') + (route.move === undefined ? '' : `?move=${route.move}`)
    case 'rules':
      return ['#/rules', route.book, route.number && encodeURIComponent(route.number)].filter(Boolean).join('/')
    case 'cards':
      return ['#/cards', route.game, route.card].filter(Boolean).join('/') + (route.wanted ? `?${route.wanted}` : '')
    case 'replay':
      return replayHref(route)
  }
}

function replayHref({ id, move, record, file }: Extract<Route, { page: 'replay' }>): string {
  if (id !== undefined) return ['#/replay', id, move].filter((part) => part !== undefined).join('/')
  const query = new URLSearchParams(
    Object.entries({ record, file, move }).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )
  return query.size === 0 ? '#/replay' : `#/replay?${query.toString()}`
}

export const go = (route: KnownPage): void => {
  location.hash = hrefOf(route)
}

/** Another address for what is on the screen already. */
export const nowAt = (route: KnownPage): void => history.replaceState(null, '', hrefOf(route))

/** Pages that one comes to on the way to another. */
const ON_THE_WAY: ReadonlySet<Route['page']> = new Set(['account', 'password', 'unknown'])

let here = ''
let cameFrom: string | null = null

/** Remembers the last page that was more than a way to another: `goBack` leads there. */
export function rememberPlaces(): void {
  const look = (): void => {
    if (!ON_THE_WAY.has(routeOf(here).page)) cameFrom = here
    here = location.hash
  }
  here = location.hash
  addEventListener('hashchange', look)
}

/** Back to where the person came from; where that is not known, the page stays. */
export function goBack(): void {
  if (cameFrom !== null) location.hash = cameFrom === '' ? '#/' : cameFrom
}

function onHash(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(onHash, () => location.hash))
}
