/** The top of the table: the way out, how things stand, and what can be set. */
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components'
import { writeRecord } from '../../records/record.ts'
import { Sheet } from '../parts/sheet.tsx'
import { bookOfGame } from '../router/books.ts'
import { go, hrefOf } from '../router/router.ts'
import { recorded } from '../store/session.ts'
import { choose, MOTIONS, PACES, THEMES, useSettings } from '../store/settings.ts'
import { useTable } from '../store/table.ts'
import { openWindow, useWindows } from '../store/windows.ts'
import { Tracks } from '../tracks/tracks.tsx'
import { useSay, useWords } from '../words.tsx'
import { useDrawn } from './motions.tsx'
import { useSeen } from './seen.ts'
import { statusLine } from './status.ts'
import { textLink } from './text-link.ts'
import { useNarrow } from './use-narrow.ts'

export function TopBar() {
  const say = useSay()
  const w = useWords()
  const { view: now } = useSeen()
  const view = useDrawn(now)
  const narrow = useNarrow()
  const tracksAreOpen = useWindows((windows) => windows.open === 'tracks')
  return (
    <header className="top-bar">
      <h1 className="unseen">{w.game()}</h1>
      <TableMenu />
      {narrow ? (
        <>
          <Button className="status-line" onPress={() => openWindow('tracks')} aria-label={say('table.tracks')}>
            {statusLine(view, say, w)}
          </Button>
          <Button className="button quiet" onPress={() => openWindow('log')}>
            {say('tabs.log')}
          </Button>
          <Sheet title={say('table.tracks')} isOpen={tracksAreOpen} onClose={() => openWindow(null)} wide>
            <Tracks view={view} />
          </Sheet>
        </>
      ) : (
        <Tracks view={view} />
      )}
    </header>
  )
}

function TableMenu() {
  const say = useSay()
  const { language, theme, pace, motion, textBoard } = useSettings()
  const { id, session } = useTable()
  const act = (key: string): void => {
    const [what, value] = key.split(' ') as [string, string]
    if (what === 'home') go({ page: 'home' })
    else if (what === 'keys') openWindow('keys')
    else if (what === 'text') choose({ textBoard: !textBoard })
    else if (what === 'language') choose({ language: language === 'en' ? 'ru' : 'en' })
    else if (what === 'theme') choose({ theme: THEMES.find((each) => each === value)! })
    else if (what === 'pace') choose({ pace: PACES.find((each) => each === value)! })
    else if (what === 'motion') choose({ motion: MOTIONS.find((each) => each === value)! })
    else if (what === 'download' && session !== null) save(textLink(writeRecord(recorded(session))), `hotline-${id}.json`)
  }
  return (
    <MenuTrigger>
      <Button className="button quiet menu-button" aria-label={say('menu.title')}>
        ☰
      </Button>
      <Popover className="popover">
        <Menu className="menu" aria-label={say('menu.title')} onAction={(key) => act(String(key))}>
          <MenuItem id="home">{say('page.to-home')}</MenuItem>
          <MenuItem id="download">{say('table.download')}</MenuItem>
          <MenuItem id="rules" href={hrefOf({ page: 'rules', book: bookOfGame(session?.g.game ?? '') })} target="_blank">
            {say('nav.rules')}
          </MenuItem>
          <MenuItem id="cards" href={hrefOf({ page: 'cards' })} target="_blank">
            {say('nav.cards')}
          </MenuItem>
          <Separator />
          <MenuItem id="text">{say(textBoard ? 'menu.map' : 'menu.text-board')}</MenuItem>
          <MenuItem id="language" lang={language === 'en' ? 'ru' : 'en'}>
            {say(`language.${language === 'en' ? 'ru' : 'en'}`)}
          </MenuItem>
          {THEMES.map((each) => (
            <MenuItem key={each} id={`theme ${each}`} className={each === theme ? 'menu-item on' : 'menu-item'}>
              {say(`settings.theme.${each}`)}
            </MenuItem>
          ))}
          <Separator />
          {PACES.map((each) => (
            <MenuItem key={each} id={`pace ${each}`} className={each === pace ? 'menu-item on' : 'menu-item'}>
              {say(`settings.pace.${each}`)}
            </MenuItem>
          ))}
          <Separator />
          {MOTIONS.map((each) => (
            <MenuItem key={each} id={`motion ${each}`} className={each === motion ? 'menu-item on' : 'menu-item'}>
              {say(`settings.motion.${each}`)}
            </MenuItem>
          ))}
          <Separator />
          <MenuItem id="keys">{say('keys.title')}</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

function save(href: string, name: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}
