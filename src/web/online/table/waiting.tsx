/** Before the game: the link for the other player, and what was agreed. The game begins by itself. */
import { Button } from 'react-aria-components'
import { other, type Side, US, USSR } from '../../../engine/script.ts'
import type { Clock } from '../../../protocol/common.ts'
import type { SayOnline } from '../../../words/online.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { bookOfGame } from '../../router/books.ts'
import { useSayOnline } from '../../words/online.ts'
import { useSay, useWords } from '../../words/use-words.ts'
import { agree, useOnline } from '../seat/store.ts'
import { LinkToHand, otherLink, watchLink } from './links.tsx'

const MINUTE = 60_000
const DAY = 86_400_000

function clockLine(clock: Clock, say: SayOnline): string {
  if (clock.kind === 'none') return say('clock.none')
  if (clock.kind === 'live') return say('clock.live', { minutes: Math.round(clock.bank / MINUTE), seconds: clock.increment / 1000 })
  return say('clock.slow', { days: clock.move / DAY, bank: clock.bank / DAY, vacation: clock.vacation / DAY })
}

export function WaitingRoom() {
  const page = useSay()
  const say = useSayOnline()
  const w = useWords()
  const { role, info, kept } = useOnline()
  if (info === null || kept === null) return null
  const side: Side | null = role === 'spectator' ? null : role === 'us' ? US : USSR
  const invite = otherLink(kept)
  const isSeated = info.seats.us.taken && info.seats.ussr.taken
  const isSecond = info.match?.leg === 2
  const game = page(`home.game.${bookOfGame(info.game)}`)
  return (
    <div className="read-page waiting-room">
      <PageHead here="online" title={say(side === null ? 'online.title' : 'waiting.title')}>
        <p aria-live="polite">
          {side === null
            ? say('waiting.spectator')
            : isSecond
              ? say('waiting.second')
              : isSeated
                ? say('waiting.reveal')
                : invite === null
                  ? say('waiting.guest')
                  : say('waiting.about', { side: w.side(other(side)) })}
        </p>
      </PageHead>
      <main>
        <Agreement />
        {invite !== null && (
          <LinkToHand label={say('link.other')} href={invite} text={say('link.text', { game, hints: info.hints ? 'yes' : 'no' })} />
        )}
        <LinkToHand label={say('link.watch')} href={watchLink(kept)} text={game} />
        <h2>{say('waiting.agreed')}</h2>
        <p>
          <b>{game}.</b> {side !== null && say('waiting.side', { side: w.side(side) })} {clockLine(info.clock, say)}{' '}
          {info.match !== null && say('match.leg', { leg: info.match.leg })}{' '}
          {info.openHands !== null && say('hands.agreed', info.openHands)} {say(info.hints ? 'hints.agreed' : 'hints.none')}
        </p>
        <p>
          <a className="button" href="#/">
            {page('page.to-home')}
          </a>
        </p>
      </main>
    </div>
  )
}

/** What the person has to agree to before the game can begin. */
function Agreement() {
  const say = useSayOnline()
  const asks = useOnline((online) => online.asks)
  if (asks === null) return null
  return (
    <div className="offer theirs" role="alert">
      <p>{say(`asks.${asks}`)}</p>
      {asks !== 'switched' && (
        <Button className="button primary" onPress={agree}>
          {say(`asks.${asks}.yes`)}
        </Button>
      )}
    </div>
  )
}
