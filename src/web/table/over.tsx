/** After the game: how it ended, what both sides held, the marker over time, the dice. */

import { type ReactNode, useCallback } from 'react'
import { Button } from 'react-aria-components'
import { type Side, US, USSR } from '../../engine/script.ts'
import { rulesOf, startOfGame } from '../../games/index.ts'
import { movesOf } from '../../match/match.ts'
import { writeRecord } from '../../records/record.ts'
import { hand } from '../../rules/cards.ts'
import { NEWEST } from '../../rules/version.ts'
import { CardButton } from '../cards/card-button.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { textLink } from '../parts/text-link.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { go, hrefOf } from '../router/router.ts'
import { isLocal, type LocalSession, recorded } from '../store/local-session.ts'
import { startGame } from '../store/local-table.ts'
import { isOver } from '../store/session.ts'
import { useTable } from '../store/table.ts'
import { openWindow, readCard, useWindows } from '../store/windows.ts'
import { useSeen } from '../view/seen.ts'
import { endLine } from '../view/status.ts'
import { useSay, useWords } from '../words/use-words.ts'
import { thinker } from '../worker/thinker.ts'
import { Curve } from './curve.tsx'
import { luckOf, meanOf, type VpPoint, vpOverTime } from './luck.ts'
import { curvePath, stepPath } from './plot.ts'

/** `children` are what can be done next, where it is not another game at this table. */
export function OverSheet({ children }: { readonly children?: ReactNode }) {
  const say = useSay()
  const isOpen = useWindows((windows) => windows.open === 'over')
  return (
    <Sheet title={say('over.title')} isOpen={isOpen} onClose={() => openWindow(null)} wide>
      <OverBody next={children} />
    </Sheet>
  )
}

function OverBody({ next }: { readonly next: ReactNode }) {
  const say = useSay()
  const w = useWords()
  const { session } = useSeen()
  const { g } = session
  if (!isOver(session)) return null
  const points = vpOverTime(session)
  // Of a game on a server the hands and the moves are known here when its record has come.
  const isWhole = isLocal(session)
  return (
    <div className="over-body">
      <p className="over-result">{endLine(session, say, w)}</p>
      <p>{say('over.score', { score: w.score(g.vp), turn: g.turn })}</p>
      <div className="over-columns">
        <VpCurve points={points} />
        {isLocal(session) && <ChanceCurve session={session} points={points} />}
      </div>
      <div className="over-columns">
        {([US, USSR] as const).map((side) => (
          <section key={side}>
            <h3>{say(isWhole ? 'over.hand' : 'over.luck', { side: w.side(side) })}</h3>
            {isWhole && (
              <ul className="card-list">
                {hand(g, side).map((card) => (
                  <li key={card}>
                    <CardButton card={card} onPress={readCard} />
                  </li>
                ))}
                {hand(g, side).length === 0 && <li className="quiet">{w.say('hand.empty')}</li>}
              </ul>
            )}
            <LuckLines side={side} />
          </section>
        ))}
      </div>
      {next ?? (isLocal(session) && <NextHere session={session} />)}
    </div>
  )
}

function NextHere({ session }: { readonly session: LocalSession }) {
  const say = useSay()
  const id = useTable((table) => table.id)
  const { g, seats } = session
  const hints = session.hints === undefined ? {} : { hints: session.hints }
  const again = (swap: boolean): void => {
    openWindow(null)
    go({ page: 'game', id: startGame({ ...startOfGame(g), rules: NEWEST }, swap ? [seats[1], seats[0]] : seats, hints) })
  }
  return (
    <footer>
      <Button className="button primary" onPress={() => again(false)}>
        {say('over.again')}
      </Button>
      <Button className="button" onPress={() => again(true)}>
        {say('over.again-swapped')}
      </Button>
      {id !== null && (
        <a className="button" href={hrefOf({ page: 'replay', id })} onClick={() => openWindow(null)}>
          {say('replay.watch')}
        </a>
      )}
      <a className="button" href={textLink(writeRecord(recorded(session)))} download={`hotline-${id}.json`}>
        {say('table.download')}
      </a>
      <a className="button" href={hrefOf({ page: 'home' })} onClick={() => openWindow(null)}>
        {say('page.to-home')}
      </a>
    </footer>
  )
}

function LuckLines({ side }: { readonly side: Side }) {
  const say = useSay()
  const { session } = useSeen()
  const luck = luckOf(session, side)
  return (
    <p className="quiet">
      {say('over.dice', { n: luck.dice, mean: Math.round(meanOf(luck) * 100) / 100 })}{' '}
      {luck.tries > 0 && say('over.tries', { n: luck.tries, successes: luck.successes, expected: Math.round(luck.expected * 10) / 10 })}
    </p>
  )
}

const judge = thinker()

/** Two plots beside each other. */
const HALF = [400, 100] as const

/** Where each turn begins. */
const turnsOf = (points: readonly VpPoint[]): VpPoint[] => points.filter(({ turn }, i) => turn !== points[i - 1]?.turn)

function VpCurve({ points }: { readonly points: readonly VpPoint[] }) {
  const say = useSay()
  const w = useWords()
  const { session } = useSeen()
  const limit = rulesOf(session.g).tables.winningVp
  const moves = session.actors.length
  return (
    <Curve
      path={stepPath(points.map(({ at, vp }) => [at / moves, vp / limit]))}
      turns={turnsOf(points)}
      moves={moves}
      size={HALF}
      label={say('over.curve', { score: w.score(points.at(-1)!.vp) })}
      top={`${w.side(US)} +${limit}`}
      bottom={`${w.side(USSR)} +${limit}`}
      caption={say('over.curve.caption')}
    />
  )
}

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

const courseOf = ({ g, match, origin: { position } }: LocalSession) => ({
  start: startOfGame(g),
  moves: movesOf(match),
  ...(position === undefined ? {} : { position }),
})
