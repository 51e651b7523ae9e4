/** After the game: who won as the viewer sees it, how, the moments that decided it, and what comes next. */

import { type ReactNode, useCallback, useState } from 'react'
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { other, type Side, US, USSR } from '../../engine/script.ts'
import { startOfGame } from '../../games/index.ts'
import { writeRecord } from '../../records/record.ts'
import { hand } from '../../rules/cards.ts'
import { NEWEST } from '../../rules/version.ts'
import { SPECTATOR } from '../../rules/view.ts'
import { CardButton } from '../cards/card-button.tsx'
import { Brand } from '../parts/brand.tsx'
import { Icon } from '../parts/icon.tsx'
import { TextMark } from '../parts/marks.tsx'
import { nameOfPlayer } from '../parts/player-name.ts'
import { ShareButton } from '../parts/share-button.tsx'
import { textLink } from '../parts/text-link.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { bookOfGame } from '../router/books.ts'
import { go, hrefOf } from '../router/router.ts'
import { addressOfMove, type OnServer, placeToShare } from '../share/share.ts'
import { isLocal, type LocalSession, recorded } from '../store/local-session.ts'
import { startGame } from '../store/local-table.ts'
import { useMe } from '../store/me.ts'
import { LONGEST_LINK, pack } from '../store/packed-link.ts'
import { isHotSeat, isHuman, isOver, playerOf, type Session, winnerOf } from '../store/session.ts'
import { useSettings } from '../store/settings.ts'
import { useTable } from '../store/table.ts'
import { openWindow, readCard, useWindows } from '../store/windows.ts'
import { useSeen } from '../view/seen.ts'
import { endLine } from '../view/status.ts'
import { useSay, useWords } from '../words/use-words.ts'
import { thinker } from '../worker/thinker.ts'
import { Curve } from './curve.tsx'
import { luckOf, meanOf, type VpPoint, vpOverTime } from './luck.ts'
import { courseOf, Moments } from './moments.tsx'
import { curvePath } from './plot.ts'
import { TryLevel } from './recommendation.tsx'
import './over.css'

interface OverParts {
  /** What can be done next, where it is not another game at this table. */
  readonly children?: ReactNode
  /** Who plays a side, where the table does not know it. */
  readonly nameOf?: (side: Side) => string
}

export function OverSheet(parts: OverParts) {
  const say = useSay()
  const isOpen = useWindows((windows) => windows.open === 'over')
  const { session } = useSeen()
  if (!isOver(session)) return null
  return (
    <ModalOverlay className="overlay over-overlay" isOpen={isOpen} onOpenChange={(open) => !open && openWindow(null)}>
      <Modal className="over-modal">
        <Dialog className="over-page" aria-label={say('over.title')}>
          <header className="over-head">
            <Brand />
            <Button className="button quiet" slot="close">
              <Icon name="board" /> {say('over.board')}
            </Button>
          </header>
          <OverBody {...parts} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** The viewer's side; null where two people share the screen, or meOrGuest only watches. */
function useMine(session: Session, isElsewhere: boolean): Side | null {
  const seated = useTable((table) => table.seated)
  if (isLocal(session) && !isElsewhere) {
    if (isHotSeat(session)) return null
    return ([US, USSR] as const).find((side) => isHuman(session, side)) ?? null
  }
  return seated === SPECTATOR ? null : seated
}

function OverBody({ children, nameOf }: OverParts) {
  const say = useSay()
  const w = useWords()
  const { session } = useSeen()
  const { g } = session
  const won = winnerOf(session)
  const winner = won === null || won === -1 ? null : won
  const mine = useMine(session, nameOf !== undefined)
  const title =
    winner === null
      ? say('over.draw')
      : mine === null
        ? say('over.side-won', { side: w.side(winner) })
        : say(winner === mine ? 'home.won' : 'home.lost')
  const named = (side: Side): string =>
    side === mine ? say('home.you') : (nameOf?.(side) ?? (isHotSeat(session) ? w.side(side) : nameOfPlayer(playerOf(session, side), say)))
  return (
    <div className="over-body">
      <div className="over-left">
        <p className="quiet">
          {say(`home.game.${bookOfGame(g.game)}`)} · {say('home.turn', { turn: g.turn })}
        </p>
        <Heading slot="title" className="over-result">
          {title}
        </Heading>
        <p className="over-how">{endLine(session, say, w)}</p>
        <ul className="over-sides">
          {([winner ?? US, other(winner ?? US)] as const).map((side) => (
            <li key={side} className={`${side === US ? 'us' : 'ussr'}${side === winner ? ' won' : ''}`}>
              <TextMark side={side} /> <b>{named(side)}</b>
              {(side === US ? g.vp > 0 : g.vp < 0) && <span>+{Math.abs(g.vp)}</span>}
            </li>
          ))}
        </ul>
        <div className="over-next">{children ?? (isLocal(session) && <NextHere session={session} title={title} />)}</div>
      </div>
      <div className="over-right">
        <Moments session={session} isHere={nameOf === undefined} />
        <Details session={session} />
      </div>
    </div>
  )
}

/** What both held, their dice, and the bot's view of the game: for those who want to know. */
function Details({ session }: { readonly session: Session }) {
  const say = useSay()
  const w = useWords()
  // Of a game on a server the hands and the moves are known here when its record has come.
  const isWhole = isLocal(session)
  return (
    <details className="over-details">
      <summary>{say(isWhole ? 'over.details' : 'over.details.dice')}</summary>
      <div className="over-columns">
        {([US, USSR] as const).map((side) => (
          <section key={side}>
            <h3>{say(isWhole ? 'over.hand' : 'over.luck', { side: w.side(side) })}</h3>
            {isWhole && (
              <ul className="card-list">
                {hand(session.g, side).map((card) => (
                  <li key={card}>
                    <CardButton card={card} onPress={readCard} />
                  </li>
                ))}
                {hand(session.g, side).length === 0 && <li className="quiet">{w.say('hand.empty')}</li>}
              </ul>
            )}
            <LuckLines side={side} />
          </section>
        ))}
      </div>
      {isLocal(session) && <ChanceCurve session={session} points={vpOverTime(session)} />}
    </details>
  )
}

/** The address of a finished game: on the server where there is one, else with the game in it; null where it is too long for that. */
function useLink(session: LocalSession): () => Promise<string | null> {
  const server = useMe((me) => me.server)
  const language = useSettings((settings) => settings.language)
  const [stored, setStored] = useState<OnServer | null>(null)
  return async () => {
    try {
      if (server !== 'none') {
        const on = stored ?? (await placeToShare(null, writeRecord(recorded(session))))
        setStored(on)
        return addressOfMove(on, session.actors.length, language)
      }
    } catch {
      // The server stores no more for now.
    }
    const packed = await pack(recorded(session))
    return packed.length > LONGEST_LINK ? null : new URL(hrefOf({ page: 'replay', record: packed }), location.href).href
  }
}

function NextHere({ session, title }: { readonly session: LocalSession; readonly title: string }) {
  const say = useSay()
  const id = useTable((table) => table.id)
  const { g, seats } = session
  const hints = session.hints === undefined ? {} : { hints: session.hints }
  const again = (swap: boolean): void => {
    openWindow(null)
    go({ page: 'game', id: startGame({ ...startOfGame(g), rules: NEWEST }, swap ? [seats[1], seats[0]] : seats, hints) })
  }
  const link = useLink(session)
  return (
    <>
      <TryLevel session={session} />
      <Button className="button primary large" onPress={() => again(true)}>
        <Icon name="play" /> {say('over.again-swapped')}
      </Button>
      <Button className="button" onPress={() => again(false)}>
        {say('over.again')}
      </Button>
      {id !== null && (
        <a className="button" href={hrefOf({ page: 'replay', id })} onClick={() => openWindow(null)}>
          <Icon name="start" /> {say('replay.watch')}
        </a>
      )}
      <ShareButton text={`${say(`home.game.${bookOfGame(g.game)}`)}: ${title}`} link={link} onNone={() => saveFile(session, id)} />
      <a className="button" href={hrefOf({ page: 'home' })} onClick={() => openWindow(null)}>
        {say('page.to-home')}
      </a>
    </>
  )
}

/** A game that is too long for a link is shared as a file. */
function saveFile(session: LocalSession, id: string | null): void {
  const file = document.createElement('a')
  file.href = textLink(writeRecord(recorded(session)))
  file.download = `hotline-${id}.json`
  file.click()
}

function LuckLines({ side }: { readonly side: Side }) {
  const say = useSay()
  const { session } = useSeen()
  const luck = luckOf(session, side)
  return (
    <p className="quiet">
      {say('over.dice', { n: luck.dice, mean: Math.round(meanOf(luck) * 100) / 100 })}
      {luck.tries > 0 && (
        <>
          <br />
          {say('over.tries', { n: luck.tries, successes: luck.successes, expected: Math.round(luck.expected * 10) / 10 })}
        </>
      )}
    </p>
  )
}

const judge = thinker()

/** A plot beside others. */
const HALF = [400, 100] as const

/** Where each turn begins. */
const turnsOf = (points: readonly VpPoint[]): VpPoint[] => points.filter(({ turn }, i) => turn !== points[i - 1]?.turn)

function ChanceCurve({ session, points }: { readonly session: LocalSession; readonly points: readonly VpPoint[] }) {
  const say = useSay()
  const w = useWords()
  const judged = useCallback(() => judge.think({ kind: 'evaluations', ...courseOf(session) }), [session])
  const { value: chances, error } = useLoaded(judged)
  // The game can be looked at without it.
  if (error !== null) return null
  if (chances === undefined) return <p className="quiet">{say('replay.curve.thinking')}</p>
  const moves = session.actors.length
  return (
    <Curve
      path={curvePath(chances.map((chance, at) => [at / moves, chance * 2 - 1]))}
      turns={turnsOf(points)}
      moves={moves}
      size={HALF}
      label={say('replay.curve.chance.label')}
      top={say('replay.curve.wins', { side: w.side(US) })}
      bottom={say('replay.curve.wins', { side: w.side(USSR) })}
      caption={say('over.chance.caption')}
    />
  )
}
