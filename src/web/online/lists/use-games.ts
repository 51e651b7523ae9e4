/** The games of the account and of this browser as they stand on the server; looked at again now and then. */
import { useCallback, useEffect, useMemo } from 'react'
import { liveReply } from '../../../protocol/archive.ts'
import { ApiError, ask } from '../../people/api.ts'
import { useAsked } from '../../people/use-asked.ts'
import { useMe } from '../../store/me.ts'
import { standingOf } from '../access/http.ts'
import type { KeptOnline } from '../access/shelf.ts'
import { browserOnly, followers, type GameLookup, type ListedGame, oneList } from './listed.ts'
import type { KeptHere } from './use-kept.ts'

/** How often the list is fetched while it is looked at. */
const EVERY = 20_000

async function found({ id, fresh, token }: KeptOnline): Promise<GameLookup> {
  try {
    return await standingOf(id, fresh ?? token)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.code === 'not-found' || error.code === 'not-allowed' ? 'gone' : 'unreachable'
  }
}

interface Looked {
  readonly games: ListedGame[]
  /** What these games go on in. */
  readonly more: KeptOnline[]
}

async function looked(kept: readonly KeptOnline[], person: string | null): Promise<Looked> {
  const account = person === null ? [] : (await ask(liveReply, 'GET', 'api/live?mine=true')).games
  const standings = await Promise.all(browserOnly(kept, account).map(async (one) => [one.id, await found(one)] as const))
  const known = new Map(standings)
  return { games: oneList(kept, account, known), more: followers(kept, account, known) }
}

export interface Games {
  readonly games: readonly ListedGame[]
  readonly again: () => void
}

/** Without an account these are the games of this browser. The list shows stored games at once, and the rest when the server has answered. */
export function useGames({ kept, add }: Pick<KeptHere, 'kept' | 'add'>): Games {
  const person = useMe((me) => me.person?.id ?? null)
  const load = useCallback(() => looked(kept, person), [kept, person])
  const { value, again } = useAsked(load)
  useEffect(() => {
    if (value !== undefined && value.more.length > 0) add(value.more)
  }, [value, add])
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && again(), EVERY)
    return () => clearInterval(timer)
  }, [again])
  const games = useMemo(() => {
    const ids = new Set(kept.map(({ id }) => id))
    return (value?.games ?? oneList(kept, [], new Map())).filter(({ id, live }) => live !== null || ids.has(id))
  }, [value, kept])
  return { games, again }
}
