/** Games that are over, searched. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type ArchiveLine, archiveReply } from '../../protocol/archive.ts'
import { Trouble, useActing } from '../people/acting.tsx'
import { ask } from '../people/api.ts'
import { useAsked } from '../people/use-asked.ts'
import { nowAt } from '../router/router.ts'
import { useRoomSay } from '../words/rooms.ts'
import { ArchivedGames } from './lines.tsx'
import { Search } from './search.tsx'
import { type Looked, lookedFrom, queryIn } from './wanted.ts'

interface Found {
  readonly games: readonly ArchiveLine[]
  readonly next: string | null
}

const fetched = (query: string, after?: string): Promise<Found> =>
  ask(archiveReply, 'GET', `api/archive?limit=30&${query}${after === undefined ? '' : `&after=${after}`}`)

export function Archive({ first }: { readonly first: string }) {
  const say = useRoomSay()
  const [looked, setLooked] = useState<Looked>(() => lookedFrom(first))
  const query = useMemo(() => queryIn(looked), [looked])
  const load = useCallback(() => fetched(query), [query])
  const { value: found, set, trouble } = useAsked(load)
  const more = useActing()
  useEffect(() => {
    // What is looked for stands in the address, so that it can be given to others.
    nowAt({ page: 'watch', tab: 'archive', wanted: query })
  }, [query])
  const onChange = (id: string, line: ArchiveLine | null): void => {
    if (found === undefined) return
    set({ ...found, games: found.games.flatMap((each) => (each.id === id ? (line === null ? [] : [line]) : [each])) })
  }
  const goOn = (known: Found, after: string): Promise<boolean> =>
    more.act(async () => {
      const next = await fetched(query, after)
      set({ games: [...known.games, ...next.games], next: next.next })
    })
  return (
    <>
      <Search key={first} looked={looked} onLook={setLooked} />
      <h2 className="found" aria-live="polite">
        {found === undefined
          ? trouble === null && say('page.loading')
          : say('watch.found', { n: found.games.length, more: found.next === null ? 'no' : 'yes' })}
      </h2>
      <Trouble of={trouble} />
      <ArchivedGames lines={found?.games ?? []} onChange={onChange} />
      {found?.next && (
        <p className="buttons">
          <button type="button" className="button" disabled={more.busy} onClick={() => void goOn(found, found.next!)}>
            {say('watch.more')}
          </button>
        </p>
      )}
      <Trouble of={more.trouble} />
    </>
  )
}
