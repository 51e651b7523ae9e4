/** What can be done at a table on a server beside moves. */
import { Button, MenuItem } from 'react-aria-components'
import { ACTORS } from '../../../records/moves.ts'
import { Sheet } from '../../parts/sheet.tsx'
import { openWindow, useWindows } from '../../store/windows.ts'
import { useSayOnline } from '../../words/online.ts'
import { useSay } from '../../words/use-words.ts'
import { SEAT_NAMES } from '../people/players.tsx'
import { goToTwin } from '../seat/going-on.ts'
import { canOfferHands } from '../seat/open-hands.ts'
import { askToTakeBack, send, useOnline } from '../seat/store.ts'

const DAY = 86_400_000

export function OnlineMenu() {
  const say = useSayOnline()
  const online = useOnline()
  const { heard, role, info } = online
  const links = (
    <>
      {info !== null && info.match !== null && (info.match.leg === 2 || heard?.now.status === 'over') && (
        <MenuItem onAction={() => void goToTwin()}>{say(`match.go.${info.match.leg}`)}</MenuItem>
      )}
      <MenuItem onAction={() => openWindow('links')}>{say('menu.links')}</MenuItem>
    </>
  )
  if (heard === null || role === 'spectator' || heard.now.status !== 'playing') return links
  const { offers, clock, free } = heard.now
  const seat = SEAT_NAMES.indexOf(role)
  const hasMoved = heard.lines.some(({ by }) => by === ACTORS.indexOf(heard.now.side!))
  const canAbort = info?.match?.leg !== 2 && !SEAT_NAMES.every((_, side) => heard.lines.some(({ by }) => by === side))
  const isAway = clock?.away[seat] === true
  const vacation = clock?.vacation[seat] ?? 0
  return (
    <>
      {offers.draw === null && <MenuItem onAction={() => void send({ type: 'offer-draw' })}>{say('menu.draw')}</MenuItem>}
      {offers.back === null && !free && hasMoved && <MenuItem onAction={askToTakeBack}>{say('menu.back')}</MenuItem>}
      {canOfferHands(online) && <MenuItem onAction={() => openWindow('hands')}>{say('menu.hands')}</MenuItem>}
      {canAbort && <MenuItem onAction={() => openWindow('abort')}>{say('menu.abort')}</MenuItem>}
      <MenuItem onAction={() => openWindow('resign')}>{say('menu.resign')}</MenuItem>
      <MenuItem onAction={() => openWindow('arrange')}>{say('menu.arrange')}</MenuItem>
      {info?.clock.kind === 'slow' && (isAway || vacation > 0) && (
        <MenuItem onAction={() => void send({ type: 'vacation', on: !isAway })}>
          {say(isAway ? 'menu.vacation.off' : 'menu.vacation.on', { days: Math.floor(vacation / DAY) })}
        </MenuItem>
      )}
      {links}
    </>
  )
}

/** Until each side has played once. */
export function AbortSheet() {
  const page = useSay()
  const say = useSayOnline()
  const isOpen = useWindows((windows) => windows.open === 'abort')
  const abort = (): void => {
    openWindow(null)
    void send({ type: 'abort' })
  }
  return (
    <Sheet title={say('abort.title')} isOpen={isOpen} onClose={() => openWindow(null)}>
      <p>{say('abort.about')}</p>
      <footer className="sheet-foot">
        <Button className="button danger" onPress={abort}>
          {say('abort.really')}
        </Button>
        <Button className="button" autoFocus onPress={() => openWindow(null)}>
          {page('page.cancel')}
        </Button>
      </footer>
    </Sheet>
  )
}

export function ResignSheet() {
  const page = useSay()
  const say = useSayOnline()
  const isOpen = useWindows((windows) => windows.open === 'resign')
  const resign = (): void => {
    openWindow(null)
    void send({ type: 'resign' })
  }
  return (
    <Sheet title={say('resign.title')} isOpen={isOpen} onClose={() => openWindow(null)}>
      <p>{say('resign.about')}</p>
      <footer className="sheet-foot">
        <Button className="button danger" onPress={resign}>
          {say('resign.really')}
        </Button>
        <Button className="button" autoFocus onPress={() => openWindow(null)}>
          {page('page.cancel')}
        </Button>
      </footer>
    </Sheet>
  )
}
