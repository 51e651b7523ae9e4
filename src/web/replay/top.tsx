/** The top of a watched game: the way out, the tracks, whose eyes look, what to take along. */
import { Button, MenuItem } from 'react-aria-components'
import { BoardMenu } from '../parts/board-menu.tsx'
import { TextMark } from '../parts/marks.tsx'
import { nameOfPlayer } from '../parts/player-name.ts'
import { useNarrow } from '../parts/use-narrow.ts'
import { bookOfGame } from '../router/books.ts'
import { go } from '../router/router.ts'
import { openWindow } from '../store/windows.ts'
import { PaceControl } from '../table/pace.tsx'
import { LogButton, TopTracks } from '../table/top-tracks.tsx'
import { useSeen } from '../view/seen.ts'
import { useSay } from '../words/use-words.ts'
import { SIGHTS } from './sight.ts'
import { goTo, look, useReplay, type Watched } from './store.ts'

export function ReplayTop({ game }: { readonly game: Watched }) {
  const say = useSay()
  const { view } = useSeen()
  return (
    <header className="replay-top">
      <h1 className="unseen">{say('replay.title')}</h1>
      <div className="replay-bar">
        <ReplayMenu />
        <p className="replay-name">
          <PlayersOf game={game} />
        </p>
        <SightSelect isInferred={game.opened.kind === 'text-log'} />
        {!useNarrow() && (
          <Button className="button" onPress={() => openWindow('export')}>
            {say('replay.export')}
          </Button>
        )}
        <PaceControl />
        <LogButton />
      </div>
      <TopTracks view={view} />
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
      <TextMark side={0} /> <span className="unseen">{say('home.side.us')}:</span> {nameOfPlayer(us, say)} <TextMark side={1} />{' '}
      <span className="unseen">{say('home.side.ussr')}:</span> {nameOfPlayer(ussr, say)}
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

/** Shown from the beginning, or it would look as if the game ended there. */
function DoesNotFit({ game: { opened, session } }: { readonly game: Watched }) {
  const say = useSay()
  const at = useReplay((replay) => replay.at)
  const end = session.actors.length
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
  const { view } = useSeen()
  return (
    <BoardMenu book={bookOfGame(view.game)}>
      <MenuItem onAction={() => go({ page: 'replay' })}>{say('replay.other')}</MenuItem>
      <MenuItem onAction={() => openWindow('export')}>{say('replay.export')}</MenuItem>
    </BoardMenu>
  )
}
