/** The top of the table: the way out, how things stand, and what can be set. */
import { memo, type ReactNode } from 'react'
import { MenuItem } from 'react-aria-components'
import { writeRecord } from '../../records/record.ts'
import { BoardMenu } from '../parts/board-menu.tsx'
import { textLink } from '../parts/text-link.ts'
import { bookOfGame } from '../router/books.ts'
import { hrefOf } from '../router/router.ts'
import { isLocal, recorded } from '../store/local-session.ts'
import { useTable } from '../store/table.ts'
import { openWindow } from '../store/windows.ts'
import { useSeen } from '../view/seen.ts'
import { useSay, useWords } from '../words/use-words.ts'
import { PaceControl } from './pace.tsx'
import { ShareSheet } from './share-sheet.tsx'
import { SoundControl } from './sound-control.tsx'
import { LogButton, TopTracks } from './top-tracks.tsx'

export const TopBar = memo(({ menu }: { readonly menu?: ReactNode }) => {
  const w = useWords()
  const { view } = useSeen()
  return (
    <header className="top-bar">
      <h1 className="unseen">{w.game()}</h1>
      <TableMenu more={menu} />
      <TopTracks view={view} />
      <PaceControl />
      <SoundControl />
      <LogButton />
      <ShareSheet />
    </header>
  )
})

function TableMenu({ more }: { readonly more: ReactNode }) {
  const say = useSay()
  const id = useTable((table) => table.id)
  const session = useTable((table) => table.session)
  // The record shows both hands.
  const isOver = session !== null && (session.g.result !== null || session.ended !== undefined)
  return (
    <BoardMenu>
      {more ?? (
        <>
          {isOver && <MenuItem onAction={() => openWindow('share')}>{say('share.menu')}</MenuItem>}
          <MenuItem
            onAction={() => session !== null && isLocal(session) && save(textLink(writeRecord(recorded(session))), `hotline-${id}.json`)}
          >
            {say('table.download')}
          </MenuItem>
        </>
      )}
      <MenuItem href={hrefOf({ page: 'rules', book: bookOfGame(session?.g.game ?? '') })} target="_blank">
        {say('nav.rules')}
      </MenuItem>
      <MenuItem href={hrefOf({ page: 'cards' })} target="_blank">
        {say('nav.cards')}
      </MenuItem>
    </BoardMenu>
  )
}

function save(href: string, name: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}
