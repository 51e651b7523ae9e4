/** The top of the table: the way out, how things stand, and what can be set. */
import { memo, type ReactNode } from 'react'
import { MenuItem } from 'react-aria-components'
import { writeRecord } from '../../records/record.ts'
import { BoardMenu } from '../parts/board-menu.tsx'
import { ConfirmSheet } from '../parts/confirm-sheet.tsx'
import type { TabOf } from '../parts/tabs.tsx'
import { textLink } from '../parts/text-link.ts'
import { bookOfGame } from '../router/books.ts'
import { go } from '../router/router.ts'
import { isLocal, recorded } from '../store/local-session.ts'
import { resign, restart } from '../store/local-table.ts'
import { isHotSeat } from '../store/session.ts'
import { useTable } from '../store/table.ts'
import { openWindow } from '../store/windows.ts'
import { useSeen } from '../view/seen.ts'
import { useSay, useWords } from '../words/use-words.ts'
import { PaceControl } from './pace.tsx'
import { ShareSheet } from './share-sheet.tsx'
import { SoundControl } from './sound-control.tsx'
import { LogButton, TopTracks } from './top-tracks.tsx'

interface TopBarProps {
  readonly menu?: ReactNode
  /** The tabs beside the board that only this game has. */
  readonly tabs?: readonly TabOf[] | undefined
}

export const TopBar = memo(({ menu, tabs }: TopBarProps) => {
  const w = useWords()
  const { view } = useSeen()
  return (
    <header className="top-bar">
      <h1 className="unseen">{w.game()}</h1>
      <TableMenu more={menu} />
      <TopTracks view={view} />
      <PaceControl />
      <SoundControl />
      <LogButton tabs={tabs} />
      <ShareSheet />
      <LeaveSheets />
    </header>
  )
})

function TableMenu({ more }: { readonly more: ReactNode }) {
  const say = useSay()
  const w = useWords()
  const id = useTable((table) => table.id)
  const session = useTable((table) => table.session)
  // The record shows both hands.
  const isOver = session !== null && (session.g.result !== null || session.ended !== undefined)
  const canLeave = session !== null && isLocal(session) && !isOver
  return (
    <BoardMenu book={bookOfGame(session?.g.game ?? '')}>
      {more ?? (
        <>
          {isOver && <MenuItem onAction={() => openWindow('share')}>{say('share.menu')}</MenuItem>}
          <MenuItem
            onAction={() => session !== null && isLocal(session) && save(textLink(writeRecord(recorded(session))), `hotline-${id}.json`)}
          >
            {say('table.download')}
          </MenuItem>
          <MenuItem onAction={() => openWindow('restart')}>{w.say('leave.restart')}</MenuItem>
          {canLeave && !isHotSeat(session) && (
            <MenuItem className="menu-item danger" onAction={() => openWindow('resign')}>
              {w.say('leave.resign')}
            </MenuItem>
          )}
        </>
      )}
    </BoardMenu>
  )
}

/** Of a game that this page plays. */
function LeaveSheets() {
  const w = useWords()
  const session = useTable((table) => table.session)
  if (session === null || !isLocal(session)) return null
  const startOver = (): void => {
    const id = restart()
    if (id !== null) go({ page: 'game', id })
  }
  return (['restart', 'resign'] as const).map((window) => (
    <ConfirmSheet
      key={window}
      window={window}
      title={w.say(`leave.${window}.title`)}
      about={w.say(`leave.${window}.about`)}
      action={w.say(`leave.${window}.really`)}
      onConfirm={window === 'restart' ? startOver : resign}
    />
  ))
}

function save(href: string, name: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}
