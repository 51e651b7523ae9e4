/** The menu of a page with a board: what this page has of its own, and what can be set everywhere. */
import type { ReactNode } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components'
import type { Book } from '../router/books.ts'
import { go, hrefOf } from '../router/router.ts'
import { THEMES } from '../store/kept-settings.ts'
import { choose, useSettings } from '../store/settings.ts'
import { openWindow } from '../store/windows.ts'
import { useSay } from '../words/use-words.ts'
import { Icon } from './icon.tsx'

interface BoardMenuProps {
  /** Items above the settings. */
  readonly children: ReactNode
  /** The rulebook of the game on the board. */
  readonly book: Book
}

export function BoardMenu({ children, book }: BoardMenuProps) {
  const say = useSay()
  const { language, theme, textBoard } = useSettings()
  const other = language === 'en' ? 'ru' : 'en'
  const nextTheme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!
  return (
    <MenuTrigger>
      <Button className="button quiet menu-button" aria-label={say('menu.title')}>
        <Icon name="menu" />
      </Button>
      <Popover className="popover">
        <Menu className="menu" aria-label={say('menu.title')}>
          {children}
          <Separator />
          <MenuItem onAction={() => choose({ textBoard: !textBoard })}>{say(textBoard ? 'menu.map' : 'menu.text-board')}</MenuItem>
          <MenuItem onAction={() => choose({ theme: nextTheme })}>{say('menu.theme', { theme: say(`settings.theme.${theme}`) })}</MenuItem>
          <MenuItem lang={other} onAction={() => choose({ language: other })}>
            {say(`language.${other}`)}
          </MenuItem>
          <Separator />
          <MenuItem href={hrefOf({ page: 'rules', book })} target="_blank">
            {say('nav.rules')}
          </MenuItem>
          <MenuItem href={hrefOf({ page: 'cards' })} target="_blank">
            {say('nav.cards')}
          </MenuItem>
          <MenuItem onAction={() => openWindow('keys')}>{say('keys.title')}</MenuItem>
          <MenuItem onAction={() => go({ page: 'home' })}>{say('page.to-home')}</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
