/** The moments that decided a game: decisions that changed the chance to win most; until they are found, the largest changes of the marker. */

import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components'
import type { DecidingMoment, MomentsSoFar } from '../../bots/players/moments.ts'
import { type Side, US, USSR } from '../../engine/script.ts'
import { rulesOf, startOfGame } from '../../games/index.ts'
import { movesOf } from '../../match/match.ts'
import type { State } from '../../rules/state.ts'
import { CARD, isCard } from '../../rules/vocabulary.ts'
import { sayHintMove } from '../../words/hint.ts'
import { frameOf, layoutsOf } from '../board/layout.ts'
import { Icon } from '../parts/icon.tsx'
import { BoardPicture } from '../pictures/board-picture.tsx'
import { go, hrefOf } from '../router/router.ts'
import { isLocal, type LocalSession } from '../store/local-session.ts'
import { playFrom } from '../store/local-table.ts'
import type { Session } from '../store/session.ts'
import { useTable } from '../store/table.ts'
import { openWindow } from '../store/windows.ts'
import { percent } from '../view/preview-text.ts'
import { useSayScene } from '../words/scenes.ts'
import { useSay, useWords } from '../words/use-words.ts'
import { thinker } from '../worker/thinker.ts'
import { vpOverTime } from './luck.ts'
import { countriesIn } from './scene-board.ts'
import { type Swing, swingsOf } from './swings.ts'
import { VpCurve } from './vp-curve.tsx'

/** A game as a worker takes it. */
export const courseOf = ({ g, match, origin: { position } }: LocalSession) => ({
  start: startOfGame(g),
  moves: movesOf(match),
  ...(position === undefined ? {} : { position }),
})

const analyst = thinker()
/** What was found, by match: the window may be opened again. */
const found = new WeakMap<object, MomentsSoFar>()
/** One game has one answer. */
const SEED = 1

interface Search {
  readonly soFar: MomentsSoFar | null
  readonly isOver: boolean
  readonly stop: () => void
}

/** Looks for the decisions that changed the game most, where the page knows all its moves. */
function useDecisions(session: Session): Search {
  const local = isLocal(session) ? session : null
  const known = local === null ? undefined : found.get(local.match)
  const [soFar, setSoFar] = useState<MomentsSoFar | null>(known ?? null)
  const [isOver, setOver] = useState(local === null || known !== undefined)
  const [stop, setStop] = useState<() => void>(() => () => undefined)
  useEffect(() => {
    if (local === null || found.has(local.match)) return
    let last: MomentsSoFar | null = null
    const end = analyst.follow(
      { kind: 'moments', ...courseOf(local), seed: SEED },
      (answer) => {
        last = answer
        setSoFar(answer)
      },
      () => {
        if (last?.done === last?.of && last !== null) found.set(local.match, last)
        setOver(true)
      },
    )
    setStop(() => end)
    return end
  }, [local])
  return { soFar, isOver, stop }
}

interface MomentsProps {
  readonly session: Session
  /** Whether this browser keeps the game: then its replay has an address. */
  readonly isHere: boolean
}

/** The marker over the game, with numbers at the moments, and a board for each of these. */
export function Moments({ session, isHere }: MomentsProps) {
  const say = useSay()
  const w = useWords()
  const search = useDecisions(session)
  const { soFar } = search
  const decisions = soFar !== null && soFar.done === soFar.of ? soFar.moments : []
  const swings = swingsOf(session)
  const isJudged = decisions.length > 0
  const count = isJudged ? decisions.length : swings.length
  const marked = isJudged ? decisions.map(({ at }) => ({ at, vp: session.at(at).g.vp, by: 0 })) : swings
  return (
    <>
      <section className="over-curve">
        <h3>
          {say('over.vp')} <small>{say('over.curve.caption')}</small>
        </h3>
        <VpCurve
          points={vpOverTime(session)}
          moves={session.actors.length}
          limit={rulesOf(session.g).tables.winningVp}
          swings={marked}
          label={say('over.curve', { score: w.score(session.g.vp) })}
        />
      </section>
      {count > 0 && (
        <section>
          <h3>{say('over.moments', { n: count })}</h3>
          {isJudged && <p className="over-about quiet">{w.say('moment.about')}</p>}
          <Progress search={search} />
          <ol className="over-moments">
            {isJudged
              ? decisions.map((moment, i) => <Decision key={moment.at} session={session} moment={moment} number={i + 1} isHere={isHere} />)
              : swings.map((swing, i) => <SwingOfMarker key={swing.at} session={session} swing={swing} number={i + 1} isHere={isHere} />)}
          </ol>
        </section>
      )}
    </>
  )
}

function Progress({ search: { soFar, isOver, stop } }: { readonly search: Search }) {
  const w = useWords()
  if (isOver) return null
  const done = soFar === null ? 0 : soFar.done / soFar.of
  return (
    <p className="over-progress quiet">
      <progress value={done} aria-label={w.say('moment.thinking', { n: percent(done) })} />
      <span>{w.say('moment.thinking', { n: percent(done) })}</span>
      <Button className="button quiet small" onPress={stop}>
        {w.say('moment.stop')}
      </Button>
    </p>
  )
}

/** A little land around the countries; so much of it at least. */
const MARGIN = 30
const NARROWEST = 360
/** The pictures are between so wide and so wide for their height: what lies beyond is cut off. */
const LEAST_ASPECT = 1.65
const MOST_ASPECT = 2.1

function viewOf(g: State, countries: readonly number[]): string | undefined {
  if (countries.length === 0) return undefined
  const frame = frameOf(layoutsOf(rulesOf(g))[0]!, countries)
  const width = Math.max(NARROWEST, frame.width + 2 * MARGIN, (frame.height + 2 * MARGIN) * MOST_ASPECT)
  const height = width / LEAST_ASPECT
  return `${frame.x + (frame.width - width) / 2} ${frame.y + (frame.height - height) / 2} ${width} ${height}`
}

interface CardProps {
  readonly g: State
  /** The part of the map that it is about; none: the whole map. */
  readonly countries: readonly number[]
  readonly number: number
  readonly side: Side
  readonly badge: string
  readonly title: string
  readonly when: string
  /** Moves made before it. */
  readonly at: number
  readonly session: Session
  readonly isHere: boolean
}

function MomentCard({ g, countries, number, side, badge, title, when, at, session, isHere }: CardProps) {
  const say = useSay()
  const w = useWords()
  const id = useTable((table) => table.id)
  const view = viewOf(g, countries)
  return (
    <li>
      <span className="over-moment-board">
        <BoardPicture game={g.game} influence={g.influence} {...(view !== undefined && { view })} />
        <b className="over-number">{number}</b>
        <b className={`over-swing ${side === US ? 'us' : 'ussr'}`}>{badge}</b>
      </span>
      <span className="over-moment-text">
        <b>{title}</b>
        <small>{when}</small>
        {isHere && id !== null && (
          <span className="over-moment-buttons">
            <a className="button small" href={hrefOf({ page: 'replay', id, move: at })} onClick={() => openWindow(null)}>
              <Icon name="start" /> {say('over.moment.replay')}
            </a>
            {isLocal(session) && (
              <Button className="button small" onPress={() => playOn(session, at)}>
                <Icon name="restart" /> {w.say('moment.play')}
              </Button>
            )}
          </span>
        )}
      </span>
    </li>
  )
}

function playOn(session: LocalSession, at: number): void {
  openWindow(null)
  go({ page: 'game', id: playFrom(session, at) })
}

interface NumberedProps {
  readonly session: Session
  readonly number: number
  readonly isHere: boolean
}

function Decision({ moment, ...numbered }: NumberedProps & { readonly moment: DecidingMoment }) {
  const w = useWords()
  const { at, until, side, turn, round, swing } = moment
  const { session } = numbered
  const [before, after] = [session.at(at).g, session.at(until).g]
  const rules = rulesOf(after)
  const scored = isCard(moment.pick) ? rules.map.regions.indexOf(rules.cards[moment.pick - CARD]!.scoring ?? '') : -1
  const changed = rules.map.all.filter((country) =>
    [US, USSR].some((who) => before.influence[country * 2 + who] !== after.influence[country * 2 + who]),
  )
  return (
    <MomentCard
      {...numbered}
      g={after}
      countries={scored < 0 ? changed : countriesIn(rules, scored)}
      side={side}
      at={at}
      badge={w.say('moment.swing', { side: w.side(side), up: swing > 0 ? 'yes' : 'no', n: Math.abs(percent(swing)) })}
      title={sayHintMove(w, moment)}
      when={w.say('moment.when', { turn, round })}
    />
  )
}

function SwingOfMarker({ swing, ...numbered }: NumberedProps & { readonly swing: Swing }) {
  const say = useSay()
  const sayScene = useSayScene()
  const w = useWords()
  const { at, turn, by, cause } = swing
  const { session } = numbered
  const title =
    cause.kind === 'scoring'
      ? sayScene('title.scoring', { region: w.region(cause.region) })
      : cause.kind === 'card'
        ? w.card(cause.card)
        : cause.kind === 'final'
          ? sayScene('title.final')
          : sayScene('title.turn-end', { turn })
  const side = by > 0 ? US : USSR
  return (
    <MomentCard
      {...numbered}
      g={session.at(at).g}
      countries={cause.kind === 'scoring' ? countriesIn(rulesOf(session.g), cause.region) : []}
      side={side}
      at={Math.max(0, at - 1)}
      badge={sayScene('last.vp', { side: w.side(side), n: Math.abs(by) })}
      title={title}
      when={say('replay.turn', { turn })}
    />
  )
}
