/** The table: tracks above, the board, the question and the log beside it, the hand below. */
import { type CSSProperties, lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { Side } from '../../engine/script.ts'
import { Board } from '../board/board.tsx'
import { TextBoard } from '../board/text-board.tsx'
import { useSize } from '../board/use-camera.ts'
import { CardSheet } from '../cards/card-sheet.tsx'
import { Hand } from '../hand/hand.tsx'
import { isFirstGame } from '../learn/first-game.ts'
import { Announcer } from '../log/announcer.tsx'
import { KeysSheet, useKeys } from '../parts/keys.tsx'
import { useShape } from '../parts/shape.ts'
import type { TabOf } from '../parts/tabs.tsx'
import { QuestionPanel } from '../question/panel.tsx'
import { TableSounds } from '../sound/table-sounds.tsx'
import { useHints } from '../store/hints.ts'
import { isLocal } from '../store/local-session.ts'
import { useStage } from '../store/scene-player.ts'
import { isOver as isGameOver, type Session } from '../store/session.ts'
import { useSettings } from '../store/settings.ts'
import { useTable } from '../store/table.ts'
import { openWindow } from '../store/windows.ts'
import { type Seen, SeenContext } from '../view/seen.ts'
import { useSay } from '../words/use-words.ts'
import { Handle } from './handle.tsx'
import { AT_THE_TABLE, TABLE_KEYS } from './keys.ts'
import { LastPlay } from './last-play.tsx'
import { OverSheet } from './over.tsx'
import { tracksOf } from './scene-board.ts'
import { ScenePanel } from './scene-panel.tsx'
import { useBoard, useSight } from './seen.ts'
import { placeFor, type SheetPlace, type SheetPosition } from './sheet.ts'
import { SideTabs } from './side-tabs.tsx'
import { Stage } from './stage.tsx'
import { Stepper } from './stepper.tsx'
import { TopBar } from './top-bar.tsx'
import { Trouble } from './trouble.tsx'
import './table.css'
import './phone.css'

/** Drawn again only when what they show changes: not with every card that is opened. */
const StillBoard = memo(Board)
const StillTextBoard = memo(TextBoard)

const NO_TABS: readonly TabOf[] = []

const Beside = memo(({ more }: { readonly more: readonly TabOf[] }) => (
  <SideTabs more={more}>
    <Stepper />
  </SideTabs>
))
const StillHand = memo(Hand)
const StillQuestion = memo(QuestionPanel)
const StillLastPlay = memo(LastPlay)

/** The guide comes with the first game alone. */
const Coach = lazy(() => import('../learn/coach.tsx'))

/** What a game that is played elsewhere has beside the rest. */
export interface RoomParts {
  /** Above the question: who plays, their clocks, what they offer. */
  readonly head?: ReactNode
  readonly tabs?: readonly TabOf[]
  /** Items of the menu. */
  readonly menu?: ReactNode
  /** What can be done after the end. */
  readonly over?: ReactNode
  /** Who plays a side. */
  readonly nameOf?: (side: Side) => string
  /** What lies over the table when it is wanted. */
  readonly sheets?: ReactNode
}

const NOTHING_MORE: RoomParts = {}

/** The sheet where the question wants it, or where the player has pulled it for this question. */
function useSheet({ asks }: Seen): SheetPlace & { readonly pull: (to: SheetPosition) => void } {
  const chosen = useTable((table) => table.chosen)
  const hints = useHints(({ found }) => found !== null)
  const { at, hand } = placeFor({ asks, chosen, hints })
  const question = `${asks?.kind} ${asks?.card} ${at} ${hand}`
  const [pulled, setPulled] = useState<{ readonly question: string; readonly to: SheetPosition } | null>(null)
  return {
    at: pulled?.question === question ? pulled.to : at,
    // Pulled farther up than the question wants it, the sheet shows what it has hidden.
    hand: hand && !(pulled?.question === question && at === 'line' && asks !== null),
    pull: (to) => setPulled({ question, to }),
  }
}

export function Room({ session, parts = NOTHING_MORE }: { readonly session: Session; readonly parts?: RoomParts }) {
  const say = useSay()
  const seen = useSight(session)
  const board = useBoard(seen)
  const textBoard = useSettings((settings) => settings.textBoard)
  const pace = useSettings((settings) => settings.pace)
  const step = useStage((stage) => stage.step)
  const isPlaying = step !== null
  const isOver = isGameOver(seen.session)
  const shape = useShape()
  const sheet = useSheet(seen)
  const head = useRef<HTMLDivElement>(null)
  const { height: headHeight } = useSize(head)
  useKeys(AT_THE_TABLE)
  useEffect(() => {
    if (isOver) openWindow('over')
    return () => openWindow(null)
  }, [isOver])
  return (
    <SeenContext value={seen}>
      <div
        className="table"
        data-turn={seen.view.turn}
        data-shape={shape}
        data-sheet={sheet.at}
        data-hand={sheet.hand ? 'shown' : 'hidden'}
        data-pace={pace}
        data-scene={step?.kind}
        data-lit={step === null ? undefined : tracksOf(step)}
        style={{ '--head': `${headHeight}px` } as CSSProperties}
      >
        <TopBar menu={parts.menu} tabs={parts.tabs} />
        <Trouble />
        <main className="board-area">
          {textBoard ? <StillTextBoard {...board} /> : <StillBoard {...board} />}
          {shape === 'tall' && <StillLastPlay />}
          <Stage />
        </main>
        <div className="sheet">
          <Handle at={sheet.at} onMove={sheet.pull} />
          <aside className="side" aria-label={say('table.side')}>
            <div className="side-head" ref={head}>
              <Suspense>{isLocal(session) && isFirstGame({ game: session.g.game, ...session.origin }) && <Coach />}</Suspense>
              {parts.head}
            </div>
            {isPlaying ? <ScenePanel /> : <StillQuestion />}
            {shape !== 'tall' && <StillLastPlay />}
            <Beside more={parts.tabs ?? NO_TABS} />
          </aside>
          <StillHand />
        </div>
        <Announcer />
        <TableSounds />
        <CardSheet />
        <KeysSheet keys={TABLE_KEYS} />
        <OverSheet {...(parts.nameOf !== undefined && { nameOf: parts.nameOf })}>{parts.over}</OverSheet>
        {parts.sheets}
      </div>
    </SeenContext>
  )
}
