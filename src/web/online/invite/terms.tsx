/** What is played, by whom and how: the same card for the player who invites and for the one who is invited. */
import type { ReactNode } from 'react'
import { type Side, US, USSR } from '../../../engine/script.ts'
import { rulesNamed } from '../../../games/index.ts'
import type { Clock } from '../../../protocol/common.ts'
import type { Invitation } from '../../../protocol/http.ts'
import type { GameInfo } from '../../../protocol/socket.ts'
import type { SayOnline } from '../../../words/online.ts'
import { Land } from '../../board/land.tsx'
import { layoutFor } from '../../board/layout.ts'
import { TextMark } from '../../parts/marks.tsx'
import { bookOfGame } from '../../router/books.ts'
import { useSayOnline } from '../../words/online.ts'
import { useSay, useWords } from '../../words/use-words.ts'
import './invite.css'

const MINUTE = 60_000
const DAY = 86_400_000

function clockText(clock: Clock, say: SayOnline): string {
  if (clock.kind === 'none') return say('clock.none')
  if (clock.kind === 'live') return say('clock.live', { minutes: Math.round(clock.bank / MINUTE), seconds: clock.increment / 1000 })
  return say('clock.slow', { days: clock.move / DAY, bank: clock.bank / DAY, vacation: clock.vacation / DAY })
}

interface TermsProps {
  readonly info: GameInfo
  /** The side of the reader; null for spectators. */
  readonly side: Side | null
  /** Null until the server has said it. */
  readonly watching: Invitation['watching'] | null
}

export function Terms({ info, side, watching }: TermsProps) {
  const say = useSayOnline()
  const row = (label: string, value: ReactNode) => (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <section className="terms" aria-label={say('waiting.agreed')}>
      <Banner game={info.game} />
      <div className="terms-sides">
        <Player info={info} of={US} reader={side} />
        <Wire isOpen={info.seats.us.taken && info.seats.ussr.taken} />
        <Player info={info} of={USSR} reader={side} />
      </div>
      <dl>
        {row(say('terms.clock'), clockText(info.clock, say))}
        {row(say('terms.hints'), say(info.hints ? 'terms.hints.on' : 'terms.hints.off'))}
        {watching !== null && row(say('terms.watch'), say(`terms.watch.${watching}`))}
        {info.rated && row(say('terms.rated'), say('terms.rated.yes'))}
        {info.match !== null && row(say('terms.match'), say('match.leg', { leg: info.match.leg }))}
        {info.openHands !== null && row(say('hands.title'), say('hands.agreed', info.openHands))}
      </dl>
    </section>
  )
}

/** Which game it is: its map and its name. */
function Banner({ game }: { readonly game: string }) {
  const page = useSay()
  const rules = rulesNamed(game)!
  const layout = layoutFor(rules, 2, 1)
  const { width, height } = layout.whole
  return (
    <div className="terms-banner">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Land layout={layout} rules={rules} closed={0} />
      </svg>
      <b>{page(`home.game.${bookOfGame(game)}`)}</b>
    </div>
  )
}

const SEATS = ['us', 'ussr'] as const

function Player({ info, of, reader }: { readonly info: GameInfo; readonly of: Side; readonly reader: Side | null }) {
  const say = useSayOnline()
  const w = useWords()
  const { name, taken, kind } = info.seats[SEATS[of]]
  const who = of === reader ? say('terms.you') : (name ?? say(taken ? 'players.opponent' : 'terms.free'))
  return (
    <p className={`terms-player ${SEATS[of]}${of === reader || taken ? ' here' : ''}`}>
      <TextMark side={of} />
      <b>{w.side(of)}</b>
      <span>{kind === 'bot' ? say('players.bot', { name: who }) : who}</span>
    </p>
  )
}

/** The hotline itself: whole when both sides are on it. */
const Wire = ({ isOpen }: { readonly isOpen: boolean }) => (
  <svg className={isOpen ? 'terms-wire open' : 'terms-wire'} viewBox="0 0 96 24" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 12H20C30 12 30 3 40 3S52 21 60 21S68 12 76 12H96" />
  </svg>
)
