/** A game on a server, at the same table as every other. */
import { useEffect, useMemo } from 'react'
import { words } from '../../words/speak.ts'
import { Missing } from '../parts/missing.tsx'
import { hrefOf, nowAt, routeOf } from '../router/router.ts'
import { useSettings } from '../store/settings.ts'
import { useTable } from '../store/table.ts'
import { Room, type RoomParts } from '../table/room.tsx'
import { errorKey, useSayOnline } from '../words/online.ts'
import { useSay, WordsContext } from '../words/use-words.ts'
import { keptGame } from './access/shelf.ts'
import { OnlineAnnouncer } from './people/announcer.tsx'
import { Chat, unreadIn } from './people/chat.tsx'
import { nameOfSeat, Players } from './people/players.tsx'
import { followOn } from './seat/going-on.ts'
import { areHandsOpen } from './seat/open-hands.ts'
import { leaveOnline, openOnline, useOnline } from './seat/store.ts'
import { ArrangeSheet } from './table/arrange.tsx'
import { HandsTab, OfferHandsSheet } from './table/hands.tsx'
import { HeadlineNews } from './table/headline.tsx'
import { LinksSheet } from './table/links.tsx'
import { OnlineMenu, ResignSheet } from './table/menu.tsx'
import { OnlineOver } from './table/over.tsx'
import { WaitingRoom } from './table/waiting.tsx'
import './online.css'

export default function OnlinePage({ id, token }: { readonly id: string; readonly token?: string }) {
  const page = useSay()
  const say = useSayOnline()
  const { missing, info, kept } = useOnline()
  useEffect(() => {
    void openOnline(id, token)
    return () => {
      // Where the page goes on to another game, that game has been opened by then.
      setTimeout(() => routeOf(location.hash).page !== 'online' && leaveOnline())
    }
  }, [id, token])
  useEffect(() => useOnline.subscribe(followOn), [])
  const isKnown = kept?.role !== null && kept?.role !== undefined
  useEffect(() => {
    if (isKnown && token !== undefined) void hideToken(id)
  }, [isKnown, id, token])
  if (missing === 'unreadable')
    return <Missing text={say('error.unreadable')} action={say('online.reload')} onAction={() => location.reload()} />
  if (missing !== null)
    // An address that no game can have is one that no game has.
    return (
      <Missing
        text={say(errorKey(missing === 'malformed' ? 'not-found' : missing))}
        href={hrefOf({ page: 'home' })}
        action={page('page.to-home')}
      />
    )
  if (info === null) return <Opening />
  return <Opened game={info.game} edition={info.options.edition} />
}

/** What opens the seat is kept now: it need not stand in the address for others to see. */
async function hideToken(id: string): Promise<void> {
  if ((await keptGame(id)) === undefined) return
  const now = routeOf(location.hash)
  if (now.page === 'online' && now.id === id) nowAt({ page: 'online', id })
}

function Opening() {
  const page = useSay()
  const say = useSayOnline()
  const line = useOnline((online) => online.line)
  if (line !== 'lost') return <Missing text={say('online.opening')} />
  return <Missing text={say('error.no-server')} href={hrefOf({ page: 'home' })} action={page('page.to-home')} />
}

function Opened({ game, edition }: { readonly game: string; readonly edition: NonNullable<Parameters<typeof words>[2]> }) {
  const language = useSettings((settings) => settings.language)
  const session = useTable((table) => table.session)
  const isWaiting = useOnline((online) => online.heard?.now.status === 'waiting')
  const w = useMemo(() => words(language, game, edition), [language, game, edition])
  return (
    <WordsContext value={w}>
      {isWaiting ? <WaitingRoom /> : session === null ? <Opening /> : <AtTable session={session} />}
      <OnlineAnnouncer />
    </WordsContext>
  )
}

function AtTable({ session }: { readonly session: Parameters<typeof Room>[0]['session'] }) {
  const page = useSay()
  const say = useSayOnline()
  const unread = useOnline(unreadIn)
  const hasHands = useOnline(areHandsOpen)
  const parts = useMemo(
    (): RoomParts => ({
      head: (
        <>
          <Players />
          <HeadlineNews />
        </>
      ),
      tabs: [
        ...(hasHands ? [{ id: 'hands', title: say('hands.title'), body: <HandsTab /> }] : []),
        { id: 'chat', title: say(unread === 0 ? 'chat.title' : 'chat.unread', { unread }), body: <Chat /> },
      ],
      menu: <OnlineMenu />,
      over: <OnlineOver />,
      nameOf: (side) => nameOfSeat(page, say, side),
      sheets: (
        <>
          <ResignSheet />
          <ArrangeSheet />
          <LinksSheet />
          <OfferHandsSheet />
        </>
      ),
    }),
    [page, say, unread, hasHands],
  )
  return <Room session={session} parts={parts} />
}
