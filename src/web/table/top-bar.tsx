/** The top of the table: the way out, how things stand, and what can be set. */
import { memo, type ReactNode } from 'react'
import { MenuItem, Separator } from 'react-aria-components'
import { writeRecord } from '../../records/record.ts'
import { BoardMenu, Choices } from '../parts/board-menu.tsx'
import { textLink } from '../parts/text-link.ts'
import { bookOfGame } from '../router/books.ts'
import { hrefOf } from '../router/router.ts'
import { MOTIONS, PACES } from '../store/kept-settings.ts'
import { isLocal, recorded } from '../store/local-session.ts'
import { choose, useSettings } from '../store/settings.ts'
import { useTable } from '../store/table.ts'
import { useSeen } from '../view/seen.ts'
import { useSay, useWords } from '../words/use-words.ts'
import { useDrawn } from './motions.tsx'
import { LogButton, TopTracks } from './top-tracks.tsx'

export const TopBar = memo(({ menu }: { readonly menu?: ReactNode }) => {
  const w = useWords()
  const { view } = useSeen()
  return (
    <header className="top-bar">
      <h1 className="unseen">{w.game()}</h1>
      <TableMenu more={menu} />
      <TopTracks view={useDrawn(view)} />
      <LogButton />
    </header>
  )
})

function TableMenu({ more }: { readonly more: ReactNode }) {
  const say = useSay()
  const { pace, motion } = useSettings()
  const id = useTable((table) => table.id)
  const session = useTable((table) => table.session)
  const settings = (
    <>
      <Separator />
      <Choices all={PACES} chosen={pace} word={(each) => `settings.pace.${each}`} onChoose={(each) => choose({ pace: each })} />
      <Separator />
      <Choices all={MOTIONS} chosen={motion} word={(each) => `settings.motion.${each}`} onChoose={(each) => choose({ motion: each })} />
    </>
  )
  return (
    <BoardMenu settings={settings}>
      {more ?? (
        <MenuItem
          onAction={() => session !== null && isLocal(session) && save(textLink(writeRecord(recorded(session))), `hotline-${id}.json`)}
        >
          {say('table.download')}
        </MenuItem>
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
