/** Games of others and of one's own: those that are played now, those that are over, and bringing one along. */
import { Room } from '../people/room.tsx'
import { hrefOf, type KnownPage } from '../router/router.ts'
import { useRoomSay } from '../words/rooms.ts'
import { Archive } from './archive.tsx'
import { Import } from './import.tsx'
import { Live } from './live.tsx'
import './watch.css'

type WatchRoute = Extract<KnownPage, { page: 'watch' }>

export default function WatchPage({ route }: { readonly route: WatchRoute }) {
  const say = useRoomSay()
  const { tab, wanted = '' } = route
  const tabs = (
    <nav className="tabs-of-links" aria-label={say('watch.tabs')}>
      <a href={hrefOf({ page: 'watch' })} aria-current={tab === undefined ? 'page' : undefined}>
        {say('watch.live')}
      </a>
      <a href={hrefOf({ page: 'watch', tab: 'archive' })} aria-current={tab === 'archive' ? 'page' : undefined}>
        {say('watch.archive')}
      </a>
      <a href={hrefOf({ page: 'watch', tab: 'import' })} aria-current={tab === 'import' ? 'page' : undefined}>
        {say('watch.import')}
      </a>
    </nav>
  )
  return (
    <Room here="watch" title={say('nav.watch')} head={tabs}>
      {tab === undefined && <Live />}
      {tab === 'archive' && <Archive first={wanted} />}
      {tab === 'import' && <Import />}
    </Room>
  )
}
