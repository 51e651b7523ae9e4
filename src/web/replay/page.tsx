/** Watching games: one that is opened here, one that is kept here, one that an address carries or names. */
import { useEffect } from 'react'
import { Missing } from '../parts/missing.tsx'
import { hrefOf, type KnownPage, routeOf } from '../router/router.ts'
import { useSay } from '../words/use-words.ts'
import { WatchRoom } from './room.tsx'
import { goTo, leaveReplay, openFile, openKept, openPacked, useReplay } from './store.ts'

type ReplayRoute = Extract<KnownPage, { page: 'replay' }>

/** A game that has come with the address gets an address of its own, under which it is kept. */
const settle = (id: string | null, move: number | undefined): void => {
  if (id !== null) location.replace(hrefOf({ page: 'replay', id, ...(move === undefined ? {} : { move }) }))
}

/** The address goes on changing with the position that is shown. */
function moveInAddress(): number | undefined {
  const now = routeOf(location.hash)
  return now.page === 'replay' ? now.move : undefined
}

type Source = { readonly [K in 'id' | 'record' | 'file']: string | undefined }

async function openFrom({ id, record, file }: Source): Promise<void> {
  const move = moveInAddress()
  if (id !== undefined) await openKept(id, move)
  else if (record !== undefined) settle(await openPacked(record), move)
  else if (file !== undefined) settle(await openFile(file), move)
}

export default function ReplayPage({ route }: { readonly route: ReplayRoute }) {
  const say = useSay()
  const { game, missing, refused } = useReplay()
  const { id, record, file } = route
  useEffect(() => {
    void openFrom({ id, record, file })
    return () => {
      // Where the page goes on to the game that it has just opened, that game stays.
      setTimeout(() => routeOf(location.hash).page !== 'replay' && leaveReplay())
    }
  }, [id, record, file])
  const isRefused = refused !== null && game === null
  useEffect(() => {
    // Where games are opened it is said why, and the text can be mended.
    if (isRefused) location.replace(hrefOf({ page: 'replay' }))
  }, [isRefused])
  useEffect(() => {
    const listen = (): void => {
      const now = routeOf(location.hash)
      if (now.page === 'replay' && now.move !== undefined && now.id === useReplay.getState().game?.id) goTo(now.move)
    }
    addEventListener('hashchange', listen)
    return () => removeEventListener('hashchange', listen)
  }, [])
  if (missing === 'opening' || (missing === null && game === null && refused === null)) return <Missing text={say('replay.opening')} />
  if (missing !== null)
    return (
      <Missing
        text={say(`replay.missing.${missing}`)}
        detail={say(`replay.missing.${missing}.about`)}
        href={hrefOf({ page: 'replay' })}
        action={say('replay.other')}
      />
    )
  return game === null ? null : <WatchRoom game={game} />
}
