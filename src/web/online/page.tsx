/** A game on a server, at the same table as every other. */
import { useEffect, useMemo, useState } from 'react'
import { words } from '../../words/speak.ts'
import { Missing } from '../parts/missing.tsx'
import { hrefOf, nowAt, routeOf } from '../router/router.ts'
import { useSettings } from '../store/settings.ts'
import { step, useTable } from '../store/table.ts'
import { Room, type RoomParts } from '../table/room.tsx'
import { errorKey, useSayOnline } from '../words/online.ts'
import { useSay, WordsContext } from '../words/use-words.ts'
import { keptGame } from './access/shelf.ts'
import { type Door, doorOf } from './invite/door.ts'
import { ClosedDoor, InvitationPage } from './invite/invitation.tsx'
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
import { AbortSheet, OnlineMenu, ResignSheet, TakebackSheet } from './table/menu.tsx'
import { OnlineOver } from './table/over.tsx'
import { WaitingRoom } from './table/waiting.tsx'
import './online.css'

interface OnlinePageProps {
  readonly id: string
  readonly token?: string
  /** The position to show first. */
  readonly move?: number
}

export default function OnlinePage({ id, token, move }: OnlinePageProps) {
  const page = useSay()
  const say = useSayOnline()
  const { missing, info, kept, received } = useOnline()
  const [door, setDoor] = useDoor(id, token)
  useEffect(() => useOnline.subscribe(followOn), [])
  usePosition(move)
  const isKnown = kept?.role !== null && kept?.role !== undefined
  useEffect(() => {
    if (isKnown && token !== undefined) void hideToken(id)
  }, [isKnown, id, token])
  if (door?.kind === 'closed') return <ClosedDoor id={id} door={door} />
  if (door?.kind === 'invited') {
    const accept = (): void => setDoor({ kind: 'open', how: { link: { token: door.token, accepted: true } } })
    return <InvitationPage invitation={door.invitation} onAccept={accept} />
  }
  if (missing === 'unreadable')
    return <Missing text={say('error.unreadable')} action={say('online.reload')} onAction={() => location.reload()} />
  if (missing === 'not-found' || missing === 'malformed')
    return <ClosedDoor id={id} door={{ kind: 'closed', why: 'gone', canWatch: false }} />
  if (missing !== null) return <Missing text={say(errorKey(missing))} href={hrefOf({ page: 'home' })} action={page('page.to-home')} />
  if (info === null) return <Opening />
  if (received?.now.ending?.kind === 'aborted')
    return (
      <Missing text={say('aborted.title')} detail={say('aborted.about')} href={hrefOf({ page: 'home' })} action={page('page.to-home')} />
    )
  return <Opened game={info.game} edition={info.options.edition} />
}

/** Finds out where the address leads, and opens the game where it opens; null until that is known. */
function useDoor(id: string, token: string | undefined): [Door | null, (door: Door) => void] {
  const [door, setDoor] = useState<Door | null>(null)
  useEffect(() => {
    let wanted = true
    const look = async (): Promise<void> => {
      const found = await doorOf(id, token, await keptGame(id))
      if (wanted) setDoor(found)
    }
    void look()
    return () => {
      wanted = false
    }
  }, [id, token])
  useEffect(() => {
    if (door?.kind === 'open') void openOnline(id, door.how)
  }, [id, door])
  useEffect(
    () => () => {
      // Where the page goes on to another game, that game has been opened by then.
      setTimeout(() => routeOf(location.hash).page !== 'online' && leaveOnline())
    },
    [],
  )
  return [door, setDoor]
}

/** Shows the position of an address when the game has come. */
function usePosition(move: number | undefined): void {
  const isThere = useTable((table) => table.session !== null)
  useEffect(() => {
    if (isThere && move !== undefined) step(move)
  }, [isThere, move])
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
  const connection = useOnline((online) => online.connection)
  if (connection !== 'lost') return <Missing text={say('online.opening')} />
  return <Missing text={say('error.no-server')} href={hrefOf({ page: 'home' })} action={page('page.to-home')} />
}

function Opened({ game, edition }: { readonly game: string; readonly edition: NonNullable<Parameters<typeof words>[2]> }) {
  const language = useSettings((settings) => settings.language)
  const session = useTable((table) => table.session)
  const isWaiting = useOnline((online) => online.received?.now.status === 'waiting')
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
        { id: 'chat', title: say(unread === 0 ? 'chat.title' : 'chat.unread', { unread }), body: <Chat />, unread },
      ],
      menu: <OnlineMenu />,
      over: <OnlineOver />,
      nameOf: (side) => nameOfSeat(page, say, side),
      sheets: (
        <>
          <ResignSheet />
          <AbortSheet />
          <TakebackSheet />
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
