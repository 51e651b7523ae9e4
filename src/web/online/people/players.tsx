/** Who plays, whether they are there, what their clocks show, and what stands between them. */
import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components'
import { type Side, US, USSR } from '../../../engine/script.ts'
import { seatOf } from '../../../match/seats.ts'
import type { SayOnline } from '../../../words/online.ts'
import type { Say } from '../../../words/page.ts'
import { Icon } from '../../parts/icon.tsx'
import { nameOfPlayer } from '../../parts/player-name.ts'
import { SideMark } from '../../parts/side-mark.tsx'
import { troubleLine, useSayOnline } from '../../words/online.ts'
import { useSay, useWords } from '../../words/use-words.ts'
import { useBrought } from '../seat/going-on.ts'
import { forgetTrouble, type Online, useOnline } from '../seat/store.ts'
import { partsOf, type Shown, shownClock, timeText } from './clock.ts'
import { Declined, Offers, RematchOffer } from './offers.tsx'

export const SEAT_NAMES = ['us', 'ussr'] as const

/** The seat of the player who has this side: bids may have exchanged them (11.4). */
const seatOfSide = ({ received }: Pick<Online, 'received'>, side: Side): Side => (received === null ? side : seatOf(received.world, side))

export function Players() {
  const say = useSayOnline()
  return (
    <section className="players" aria-label={say('players.title')}>
      <div className="player-rows">
        {([US, USSR] as const).map((side) => (
          <PlayerRow key={side} side={side} />
        ))}
      </div>
      <Agreed />
      <BroughtNews />
      <LineNews />
      <Offers />
      <RematchOffer />
      <Declined />
      <TroubleNews />
    </section>
  )
}

/** As long as it is news. */
const NEWS = 20_000

function BroughtNews() {
  const say = useSayOnline()
  const id = useOnline((online) => online.id)
  const { to, why } = useBrought()
  const isHere = to !== null && to === id
  useEffect(() => {
    if (!isHere) return
    const timer = setTimeout(() => useBrought.setState({ to: null }), NEWS)
    return () => clearTimeout(timer)
  }, [isHere])
  return (
    <p className="line-news" role="status" hidden={!isHere}>
      {isHere && say(`brought.${why}`)}
    </p>
  )
}

/** What the page calls the other player of a side. */
export function nameOfSeat(page: Say, say: SayOnline, side: Side): string {
  const online = useOnline.getState()
  const info = online.info?.seats[SEAT_NAMES[seatOfSide(online, side)]]
  return info?.kind === 'bot'
    ? nameOfPlayer(info.name ?? undefined, page)
    : (info?.name ?? say(online.role === 'spectator' ? 'players.player' : 'players.opponent'))
}

function PlayerRow({ side }: { readonly side: Side }) {
  const page = useSay()
  const say = useSayOnline()
  const w = useWords()
  const online = useOnline()
  const seat = seatOfSide(online, side)
  const name = SEAT_NAMES[seat]
  const info = online.info?.seats[name]
  // Without a connection the page does not know who is there.
  const isHere = useSettled(info?.kind === 'bot' || (online.connection === 'open' && online.present[name]))
  if (info === undefined) return null
  const isOwn = online.role === name
  const who =
    info.kind === 'bot'
      ? say('players.bot', { name: nameOfPlayer(info.name ?? undefined, page) })
      : isOwn
        ? say('players.you')
        : (info.name ?? say(online.role === 'spectator' ? 'players.player' : 'players.opponent'))
  return (
    <div className={`player ${side === US ? 'us' : 'ussr'}`}>
      <SideMark side={side} />
      <span className="player-name">
        <b>{w.side(side)}</b> <span className="player-who">{who}</span>
        {!isOwn && info.kind === 'person' && (
          <small className={isHere ? 'presence here' : 'presence'}>
            <span className="player-who">{say(isHere ? 'players.here' : 'players.gone')}</span>
          </small>
        )}
      </span>
      <ClockFace side={side} seat={seat} />
    </div>
  )
}

/** Who reloads the page is not gone. */
const GONE_AFTER = 3000

function useSettled(isHere: boolean): boolean {
  const [shown, setShown] = useState(isHere)
  useEffect(() => {
    const timer = setTimeout(() => setShown(isHere), isHere ? 0 : GONE_AFTER)
    return () => clearTimeout(timer)
  }, [isHere])
  return shown
}

/** Often enough that no second is left out; a slow clock needs less. */
const TICK = { live: 100, slow: 30_000 } as const

/** What a clock shows now. */
export function useClock(seat: Side): (Shown & { readonly kind: 'live' | 'slow' }) | null {
  const clock = useOnline((online) => online.received?.now.clock ?? null)
  const kind = useOnline((online) => online.info?.clock.kind ?? 'none')
  const receivedAt = useOnline((online) => online.receivedAt)
  const [now, setNow] = useState(() => performance.now())
  const runs = clock?.runs[seat] === true
  useEffect(() => {
    if (!runs || kind === 'none') return
    const timer = setInterval(() => setNow(performance.now()), TICK[kind])
    return () => clearInterval(timer)
  }, [runs, kind])
  if (clock === null || kind === 'none') return null
  return { kind, ...shownClock(kind, clock, seat, Math.max(0, now - receivedAt)) }
}

export function timeIn(kind: 'live' | 'slow', ms: number, say: SayOnline): string {
  if (kind === 'live') return timeText(ms)
  const parts = partsOf(ms)
  return say(parts.days > 0 ? 'clock.left.days' : 'clock.left.hours', { ...parts })
}

function ClockFace({ side, seat }: { readonly side: Side; readonly seat: Side }) {
  const say = useSayOnline()
  const w = useWords()
  const isAway = useOnline((online) => online.received?.now.clock?.away[seat] === true)
  const shown = useClock(seat)
  if (shown === null) return null
  const { kind, bank, move, runs, isLow } = shown
  const isMove = kind === 'slow' && move > 0
  const time = timeIn(kind, isMove ? move : bank, say)
  return (
    <span
      className={`clock${runs ? ' runs' : ''}${isLow ? ' low' : ''}`}
      role="timer"
      aria-label={say('clock.of', { side: w.side(side), time })}
    >
      {isAway && <small>{say('clock.away')}</small>}
      {runs && <Icon name="move-on" />}
      {runs && <span className="unseen">{say('clock.runs')}</span>}
      <span className="clock-time">{time}</span>
      {isMove && <small className="clock-bank">{say('clock.bank', { time: timeIn(kind, bank, say) })}</small>}
      {isLow && (
        <small className="clock-low">
          <span aria-hidden="true">! </span>
          <span className="clock-low-word">{say('clock.low')}</span>
        </small>
      )}
    </span>
  )
}

/** What is unusual about this game. */
function Agreed() {
  const say = useSayOnline()
  const info = useOnline((online) => online.info)
  const isOver = useOnline((online) => online.received?.now.status === 'over')
  if (info === null || isOver) return null
  const { match, openHands, hints, seats } = info
  const isOfTwo = seats.us.kind === 'person' && seats.ussr.kind === 'person'
  return (
    <>
      {match !== null && <p className="line-news quiet">{say('match.leg', { leg: match.leg })}</p>}
      {openHands !== null && <p className="line-news quiet">{say('hands.agreed', openHands)}</p>}
      {hints && isOfTwo && <p className="line-news quiet">{say('hints.agreed')}</p>}
    </>
  )
}

function LineNews() {
  const say = useSayOnline()
  const connection = useOnline((online) => online.connection)
  const role = useOnline((online) => online.role)
  const isOver = useOnline((online) => online.received?.now.status === 'over')
  if (connection === 'open') return role === 'spectator' && !isOver ? <p className="line-news quiet">{say('line.spectator')}</p> : null
  return (
    <p className={`line-news ${connection}`} role="status">
      {say(`line.${connection}`)}
    </p>
  )
}

function TroubleNews() {
  const say = useSayOnline()
  const w = useWords()
  const trouble = useOnline((online) => online.trouble)
  if (trouble === null) return null
  return (
    <p className="trouble" role="alert">
      {troubleLine(trouble, say, w)}{' '}
      <Button className="button quiet small" aria-label={w.say('word.done')} onPress={forgetTrouble}>
        <Icon name="close" />
      </Button>
    </p>
  )
}
