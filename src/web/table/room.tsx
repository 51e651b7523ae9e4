/** The table: tracks above, the board, the question and the log beside it, the hand below. */
import { lazy, memo, Suspense, useEffect } from 'react'
import { Board } from '../board/board.tsx'
import { TextBoard } from '../board/text-board.tsx'
import { CardSheet } from '../hand/card-sheet.tsx'
import { Hand } from '../hand/hand.tsx'
import { isFirstGame } from '../learn/first-game.ts'
import { Announcer } from '../log/announcer.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { QuestionPanel } from '../question/panel.tsx'
import type { Session } from '../store/session.ts'
import { useSettings } from '../store/settings.ts'
import { openWindow, useWindows } from '../store/windows.ts'
import { useSay } from '../words.tsx'
import { KeysSheet, useKeys } from './keys.tsx'
import { Motions } from './motions.tsx'
import { OverSheet } from './over.tsx'
import { SeenContext, useBoard, useSight } from './seen.ts'
import { SideTabs } from './side-tabs.tsx'
import { TopBar } from './top-bar.tsx'
import { Trouble } from './trouble.tsx'
import { useNarrow } from './use-narrow.ts'
import './table.css'

/** Drawn again only when what they show changes: not with every card that is opened. */
const StillBoard = memo(Board)
const StillTextBoard = memo(TextBoard)

/** The guide comes with the first game alone. */
const Coach = lazy(() => import('../learn/coach.tsx'))

export function Room({ session }: { readonly session: Session }) {
  const say = useSay()
  const seen = useSight(session)
  const board = useBoard(seen)
  const textBoard = useSettings((settings) => settings.textBoard)
  const narrow = useNarrow()
  const logIsOpen = useWindows((windows) => windows.open === 'log')
  const isOver = session.g.result !== null
  useKeys()
  useEffect(() => {
    if (isOver) openWindow('over')
    return () => openWindow(null)
  }, [isOver])
  return (
    <SeenContext value={seen}>
      <div className="table" data-turn={seen.view.turn}>
        <TopBar />
        <Trouble />
        <main className="board-area">
          {textBoard ? <StillTextBoard {...board} /> : <StillBoard {...board} />}
          <Motions />
        </main>
        <aside className="side" aria-label={say('table.side')}>
          <Suspense>{isFirstGame({ game: session.g.game, ...session }) && <Coach />}</Suspense>
          <QuestionPanel />
          {!narrow && <SideTabs />}
        </aside>
        <Hand />
        {narrow && (
          <Sheet title={say('tabs.title')} isOpen={logIsOpen} onClose={() => openWindow(null)} wide>
            <SideTabs />
          </Sheet>
        )}
        <Announcer />
        <CardSheet />
        <KeysSheet />
        <OverSheet />
      </div>
    </SeenContext>
  )
}
