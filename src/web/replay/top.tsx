/** The top of a watched game: the way out, the tracks, whose eyes look, what to take along. */
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components'
import { nameOfPlayer } from '../home/game-line.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { go } from '../router/router.ts'
import { choose, THEMES, useSettings } from '../store/settings.ts'
import { openWindow, useWindows } from '../store/windows.ts'
import { useSeen } from '../table/seen.ts'
import { statusLine } from '../table/status.ts'
import { useNarrow } from '../table/use-narrow.ts'
import { Tracks } from '../tracks/tracks.tsx'
import { useSay, useWords } from '../words.tsx'
import { SIGHTS } from './sight.ts'
import { goTo, look, useReplay, type Watched } from './store.ts'

export function ReplayTop({ game }: { readonly game: Watched }) {
  const say = useSay()
  const w = useWords()
  const { view } = useSeen()
  const narrow = useNarrow()
  const tracksAreOpen = useWindows((windows) => windows.open === 'tracks')
  return (
    <header className="replay-top">
      <h1 className="unseen">{say('replay.title')}</h1>
      <div className="replay-bar">
        <ReplayMenu />
        <p className="replay-name">
          <PlayersOf game={game} />
        </p>
        <SightSelect isInferred={game.opened.kind === 'text-log'} />
        {!narrow && (
          <Button className="button" onPress={() => openWindow('export')}>
            {say('replay.export')}
          </Button>
        )}
        {narrow && (
          <Button className="button quiet" onPress={() => openWindow('log')}>
            {say('tabs.log')}
          </Button>
        )}
      </div>
      {narrow ? (
        <>
          <Button className="status-line" onPress={() => openWindow('tracks')} aria-label={say('table.tracks')}>
            {statusLine(view, say, w)}
          </Button>
          <Sheet title={say('table.tracks')} isOpen={tracksAreOpen} onClose={() => openWindow(null)} wide>
            <Tracks view={view} />
          </Sheet>
        </>
      ) : (
        <Tracks view={view} />
      )}
      <Unkept />
      <DoesNotFit game={game} />
    </header>
  )
}

function PlayersOf({ game: { opened, name } }: { readonly game: Watched }) {
  const say = useSay()
  const { us, ussr } = opened.players
  return (
    <>
      {say('home.players', { us: nameOfPlayer(us, say), ussr: nameOfPlayer(ussr, say) })}
      {name !== '' && <small> · {name}</small>}
    </>
  )
}

/** The hands of a text log follow from what was seen of them later. */
function SightSelect({ isInferred }: { readonly isInferred: boolean }) {
  const say = useSay()
  const sight = useReplay((replay) => replay.sight)
  return (
    <label>
      <span className="unseen">{say('replay.sight')}</span>
      <select value={sight} onChange={(event) => look(SIGHTS.find((each) => each === event.target.value)!)}>
        {SIGHTS.map((each) => (
          <option key={each} value={each}>
            {say(each === 'open' && isInferred ? 'replay.sight.inferred' : `replay.sight.${each}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Unkept() {
  const say = useSay()
  const unkept = useReplay((replay) => replay.unkept)
  return unkept === null ? null : <p className="trouble">{say('replay.unkept')}</p>
}

/** Said from the beginning, so that nobody thinks that the game ended there. */
function DoesNotFit({ game: { opened, session } }: { readonly game: Watched }) {
  const say = useSay()
  const at = useReplay((replay) => replay.at)
  const end = session.moves.length
  if (opened.difference === null || at === end) return null
  return (
    <p className="trouble">
      {say('replay.differs', { kind: opened.kind, line: opened.difference.line })}{' '}
      <Button className="button small" onPress={() => goTo(end)}>
        {say('replay.differs.show')}
      </Button>
    </p>
  )
}

function ReplayMenu() {
  const say = useSay()
  const { language, theme, textBoard } = useSettings()
  const act = (key: string): void => {
    const [what, value] = key.split(' ') as [string, string]
    if (what === 'home') go({ page: 'home' })
    else if (what === 'other') go({ page: 'replay' })
    else if (what === 'export') openWindow('export')
    else if (what === 'keys') openWindow('keys')
    else if (what === 'text') choose({ textBoard: !textBoard })
    else if (what === 'language') choose({ language: language === 'en' ? 'ru' : 'en' })
    else if (what === 'theme') choose({ theme: THEMES.find((each) => each === value)! })
  }
  return (
    <MenuTrigger>
      <Button className="button quiet menu-button" aria-label={say('menu.title')}>
        ☰
      </Button>
      <Popover className="popover">
        <Menu className="menu" aria-label={say('menu.title')} onAction={(key) => act(String(key))}>
          <MenuItem id="home">{say('page.to-home')}</MenuItem>
          <MenuItem id="other">{say('replay.other')}</MenuItem>
          <MenuItem id="export">{say('replay.export')}</MenuItem>
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
          <MenuItem id="keys">{say('keys.title')}</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
