/** What can be done at a table on a server beside moves. */
import { MenuItem, Separator } from 'react-aria-components'
import type { Side } from '../../../engine/script.ts'
import { ACTORS } from '../../../records/moves.ts'
import { ConfirmSheet } from '../../parts/confirm-sheet.tsx'
import { openWindow } from '../../store/windows.ts'
import { useSayOnline } from '../../words/online.ts'
import { useWords } from '../../words/use-words.ts'
import { SEAT_NAMES } from '../people/players.tsx'
import { takebackText } from '../people/takeback.ts'
import { goToTwin } from '../seat/going-on.ts'
import { canOfferHands } from '../seat/open-hands.ts'
import { askToTakeBack, send, useOnline } from '../seat/store.ts'

const DAY = 86_400_000

export function OnlineMenu() {
  const say = useSayOnline()
  const online = useOnline()
  const { received, role, info } = online
  const links = (
    <>
      {info !== null && info.match !== null && (info.match.leg === 2 || received?.now.status === 'over') && (
        <MenuItem onAction={() => void goToTwin()}>{say(`match.go.${info.match.leg}`)}</MenuItem>
      )}
      <MenuItem onAction={() => openWindow('links')}>{say('menu.links')}</MenuItem>
    </>
  )
  if (received === null || role === 'spectator' || received.now.status !== 'playing') return links
  const { offers, clock, free } = received.now
  const seat = SEAT_NAMES.indexOf(role)
  const hasMoved = received.lines.some(({ by }) => by === ACTORS.indexOf(received.now.side!))
  const canAbort = info?.match?.leg !== 2 && !SEAT_NAMES.every((_, side) => received.lines.some(({ by }) => by === side))
  const isAway = clock?.away[seat] === true
  const vacation = clock?.vacation[seat] ?? 0
  return (
    <>
      {offers.draw === null && <MenuItem onAction={() => void send({ type: 'offer-draw' })}>{say('menu.draw')}</MenuItem>}
      {offers.back === null && !free && hasMoved && <MenuItem onAction={() => openWindow('takeback')}>{say('menu.back')}</MenuItem>}
      {canOfferHands(online) && <MenuItem onAction={() => openWindow('hands')}>{say('menu.hands')}</MenuItem>}
      <MenuItem onAction={() => openWindow('arrange')}>{say('menu.arrange')}</MenuItem>
      {info?.clock.kind === 'slow' && (isAway || vacation > 0) && (
        <MenuItem onAction={() => void send({ type: 'vacation', on: !isAway })}>
          {say(isAway ? 'menu.vacation.off' : 'menu.vacation.on', { days: Math.floor(vacation / DAY) })}
        </MenuItem>
      )}
      {links}
      <Separator />
      {canAbort && (
        <MenuItem className="menu-item danger" onAction={() => openWindow('abort')}>
          {say('menu.abort')}
        </MenuItem>
      )}
      <MenuItem className="menu-item danger" onAction={() => openWindow('resign')}>
        {say('menu.resign')}
      </MenuItem>
    </>
  )
}

/** Until each side has played once. */
export function AbortSheet() {
  const say = useSayOnline()
  return (
    <ConfirmSheet
      window="abort"
      title={say('abort.title')}
      about={say('abort.about')}
      action={say('abort.really')}
      onConfirm={() => void send({ type: 'abort' })}
    />
  )
}

/** Says what the request would undo before it is sent. */
export function TakebackSheet() {
  const say = useSayOnline()
  const w = useWords()
  const received = useOnline((online) => online.received)
  if (received === null || received.now.side === null) return null
  const side = SEAT_NAMES.indexOf(received.now.side) as Side
  return (
    <ConfirmSheet
      window="takeback"
      title={say('takeback.title')}
      about={say('takeback.about', { play: takebackText(received.lines, side, side, w) })}
      action={say('takeback.really')}
      onConfirm={askToTakeBack}
    />
  )
}

export function ResignSheet() {
  const say = useSayOnline()
  return (
    <ConfirmSheet
      window="resign"
      title={say('resign.title')}
      about={say('resign.about')}
      action={say('resign.really')}
      onConfirm={() => void send({ type: 'resign' })}
    />
  )
}
