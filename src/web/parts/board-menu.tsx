/** The menu of a page with a board: what this page has of its own, and what can be set everywhere. */
import type { ReactNode } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components'
import type { PageKey } from '../../words/page.ts'
import { go } from '../router/router.ts'
import { THEMES } from '../store/kept-settings.ts'
import { choose, useSettings } from '../store/settings.ts'
import { openWindow } from '../store/windows.ts'
import { useSay } from '../words/use-words.ts'
import { Icon } from './icon.tsx'

interface BoardMenuProps {
  /** Items above the settings. */
  readonly children: ReactNode
}

export function BoardMenu({ children }: BoardMenuProps) {
  const say = useSay()
  const { language, theme, textBoard } = useSettings()
  const other = language === 'en' ? 'ru' : 'en'
  return (
    <MenuTrigger>
      <Button className="button quiet menu-button" aria-label={say('menu.title')}>
        <Icon name="menu" />
      </Button>
      <Popover className="popover">
        <Menu className="menu" aria-label={say('menu.title')}>
          <MenuItem onAction={() => go({ page: 'home' })}>{say('page.to-home')}</MenuItem>
          {children}
          <Separator />
          <MenuItem onAction={() => choose({ textBoard: !textBoard })}>{say(textBoard ? 'menu.map' : 'menu.text-board')}</MenuItem>
          <MenuItem lang={other} onAction={() => choose({ language: other })}>
            {say(`language.${other}`)}
          </MenuItem>
          <Choices all={THEMES} chosen={theme} word={(each) => `settings.theme.${each}`} onChoose={(each) => choose({ theme: each })} />
          <Separator />
          <MenuItem onAction={() => openWindow('keys')}>{say('keys.title')}</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

interface ChoicesProps<T> {
  readonly all: readonly T[]
  readonly chosen: T
  readonly word: (each: T) => PageKey
  readonly onChoose: (each: T) => void
}

/** One of several, with a mark at the chosen one. */
function Choices<T extends string>({ all, chosen, word, onChoose }: ChoicesProps<T>) {
  const say = useSay()
  return all.map((each) => (
    <MenuItem key={each} className={each === chosen ? 'menu-item on' : 'menu-item'} onAction={() => onChoose(each)}>
      {say(word(each))}
    </MenuItem>
  ))
}
