/** The form for a new game: an opponent, a game, a side. Everything else is folded behind what is usual. */

import living from 'virtual:living'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { DEFAULTS, GAMES } from '../../games/options.ts'
import { HUMAN } from '../../match/players.ts'
import { LEVEL_LIST } from '../../protocol/levels.ts'
import { Choice } from '../new-game/choice.tsx'
import { FriendFields } from '../new-game/friend-fields.tsx'
import { keepWishes, keptWishes } from '../new-game/kept-wishes.ts'
import { ladderOf, type Rung, recommendationAfter } from '../new-game/ladder.ts'
import { Choices } from '../new-game/more-options.tsx'
import { FRIEND, HOT_SEAT } from '../new-game/opponents.ts'
import { SIDES, seatsOf, startOf, THINKING, type Wishes } from '../new-game/wishes.ts'
import { Icon } from '../parts/icon.tsx'
import { TextMark } from '../parts/marks.tsx'
import { BoardPicture } from '../pictures/board-picture.tsx'
import { useLocalGames } from '../pictures/local-games.ts'
import { go, hrefOf, type PlayWith } from '../router/router.ts'
import { useMe } from '../store/me.ts'
import { resultsWith, useResultChanges } from '../store/results.ts'
import { useSay } from '../words/use-words.ts'
import './new-game.css'

const table = () => import('../store/local-table.ts')
const online = () => import('../online/access/start.ts')

/** The table is fetched while the person still chooses. */
const fetchTable = (): void => void import('../table/page.tsx')

const leave = (): void => go({ page: 'home' })

interface Parts {
  readonly wishes: Wishes
  readonly wish: (changes: Partial<Wishes>) => void
}

export default function NewGame({ kind }: { readonly kind: PlayWith }) {
  const say = useSay()
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [wishes, setWishes] = useState<Wishes>(() => keptWishes(kind))
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const wish = useCallback((changes: Partial<Wishes>): void => setWishes((before) => ({ ...before, ...changes })), [])
  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    fetchTable()
  }, [])

  async function start(): Promise<void> {
    setBusy(true)
    setTrouble(null)
    keepWishes(kind, wishes)
    const coin = crypto.getRandomValues(new Uint8Array(1))[0]! < 128
    try {
      if (wishes.opponent === FRIEND) {
        const { startOnline } = await online()
        return go({ page: 'online', id: await startOnline(wishes, coin) })
      }
      const { startGame } = await table()
      go({ page: 'game', id: startGame(startOf(wishes), seatsOf(wishes, HUMAN, coin), wishes.hints ? {} : { hints: false }) })
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null
      setTrouble(say(code === 'bad-options' ? 'home.bad-options' : code === 'no-server' ? 'home.no-server' : 'home.not-loaded'))
      setBusy(false)
    }
  }

  return (
    <dialog
      ref={dialog}
      className="play-dialog"
      aria-labelledby={title}
      onClose={leave}
      onPointerDown={(event) => event.target === event.currentTarget && leave()}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <header>
          <h2 id={title}>{say(`home.${kind}`)}</h2>
          <a className="button quiet" href={hrefOf({ page: 'home' })} aria-label={say('page.close')}>
            <Icon name="close" />
          </a>
        </header>
        <div className="play-body">
          {kind === 'computer' ? <Ladder wishes={wishes} wish={wish} /> : <Ways wishes={wishes} wish={wish} />}
          <div className="play-right">
            <GameTiles wishes={wishes} wish={wish} />
            <Sides wishes={wishes} wish={wish} />
            <Options wishes={wishes} wish={wish} />
          </div>
        </div>
        <footer>
          <div>
            <p className="play-sum">
              <Sum wishes={wishes} />
            </p>
            {trouble !== null && (
              <p className="trouble" role="alert">
                {trouble}
              </p>
            )}
          </div>
          <button type="submit" className="button primary large" disabled={busy}>
            {say(wishes.opponent === FRIEND ? 'home.start.friend' : 'home.start')} <Icon name="next" />
          </button>
        </footer>
      </form>
    </dialog>
  )
}

function Sum({ wishes: { game, side, opponent } }: { readonly wishes: Wishes }) {
  const say = useSay()
  const name = say(`home.game.${game}`)
  if (opponent === HOT_SEAT) return say('play.sum.hot-seat', { game: name })
  if (opponent === FRIEND) return say('play.sum.friend', { game: name, side })
  return say('play.sum', { game: name, side, opponent: say(`bot.${opponent}`) })
}

/** A choice as a tile: the whole of it can be clicked. */
interface TileProps {
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onChoose: () => void
  readonly className: string
  readonly children: ReactNode
}

const Tile = ({ name, value, checked, onChoose, className, children }: TileProps) => (
  <label className={`${className}${checked ? ' on' : ''}`}>
    <input type="radio" name={name} value={value} checked={checked} onChange={onChoose} />
    {children}
  </label>
)

function Ladder({ wishes, wish }: Parts) {
  const say = useSay()
  const { games, isRead } = useLocalGames()
  const person = useMe((me) => me.person?.id ?? null)
  // Draws again when the account brings results.
  useResultChanges()
  const results = resultsWith(games, person)
  const rungs = ladderOf(results)
  const next = recommendationAfter(results)?.level ?? null
  const [isChosen, setChosen] = useState(false)
  // The next rung is preselected once the games are read, unless the person was faster.
  useEffect(() => {
    if (isRead && next !== null && !isChosen) wish({ opponent: next })
    if (isRead) setChosen(true)
  }, [isRead, next, isChosen, wish])
  return (
    <fieldset className="ladder">
      <legend>{say('home.opponent')}</legend>
      {rungs.map((rung, i) => (
        <Tile
          key={rung.level}
          name="opponent"
          value={rung.level}
          checked={wishes.opponent === rung.level}
          onChoose={() => {
            setChosen(true)
            wish({ opponent: rung.level })
          }}
          className={`ladder-level${rung.won > 0 ? ' beaten' : ''}`}
        >
          <span className="rung" aria-hidden="true" />
          <span className="ladder-number">{rungs.length - i}</span>
          <span className="ladder-text">
            <b>{say(`bot.${rung.level}`)}</b> <small>{say(`bot.${rung.level}.about`)}</small>
          </span>
          <Standing rung={rung} isNext={rung.level === next} />
        </Tile>
      ))}
    </fieldset>
  )
}

function Standing({ rung: { won, lost }, isNext }: { readonly rung: Rung; readonly isNext: boolean }) {
  const say = useSay()
  if (isNext) return <span className="ladder-next">{say('play.next')}</span>
  if (won + lost === 0) return null
  return (
    <span className="ladder-record">
      {won > 0 && <Icon name="done" />} {say(won > 0 ? 'play.beaten' : 'play.tried', { won, lost })}
    </span>
  )
}

function Ways({ wishes, wish }: Parts) {
  const say = useSay()
  return (
    <fieldset className="play-ways">
      <legend>{say('play.how')}</legend>
      <Tile
        name="opponent"
        value={FRIEND}
        checked={wishes.opponent === FRIEND}
        onChoose={() => wish({ opponent: FRIEND })}
        className="play-way"
      >
        <Icon name="friend" />
        <span>
          <b>{say('play.link')}</b> <small>{say('play.link.about')}</small>
        </span>
      </Tile>
      <Tile
        name="opponent"
        value={HOT_SEAT}
        checked={wishes.opponent === HOT_SEAT}
        onChoose={() => wish({ opponent: HOT_SEAT })}
        className="play-way"
      >
        <Icon name="you" />
        <span>
          <b>{say('home.hot-seat')}</b> <small>{say('home.hot-seat.about')}</small>
        </span>
      </Tile>
      <p className="quiet">
        <a href={hrefOf({ page: 'lobby' })}>{say('home.lobby')}</a>
      </p>
    </fieldset>
  )
}

function GameTiles({ wishes, wish }: Parts) {
  const say = useSay()
  return (
    <fieldset className="play-games">
      <legend>{say('home.game')}</legend>
      {GAMES.map((game) => (
        <Tile
          key={game}
          name="game"
          value={game}
          checked={wishes.game === game}
          onChoose={() => wish({ game, options: { ...DEFAULTS, readings: wishes.options.readings } })}
          className="play-game"
        >
          <span className="play-game-board">
            <BoardPicture game={game} influence={living.samples[game]} />
          </span>
          <b>{say(`home.game.${game}`)}</b> <small>{say(`home.game.${game}.about`)}</small>
        </Tile>
      ))}
    </fieldset>
  )
}

function Sides({ wishes, wish }: Parts) {
  const say = useSay()
  return (
    <fieldset className="play-sides" disabled={wishes.opponent === HOT_SEAT}>
      <legend>{say('home.side')}</legend>
      {SIDES.map((side) => (
        <Tile key={side} name="side" value={side} checked={wishes.side === side} onChoose={() => wish({ side })} className="play-side">
          {side === 'either' ? <Icon name="either" /> : <TextMark side={side === 'us' ? 0 : 1} />}
          {say(`home.side.${side}`)}
        </Tile>
      ))}
    </fieldset>
  )
}

/** One line that says what is set; everything that can be changed behind it. */
function Options({ wishes, wish }: Parts) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const { opponent, options, hints, hintsForBoth, thinking, game } = wishes
  const isFriend = opponent === FRIEND
  const usual = { ...DEFAULTS, edition: options.edition }
  return (
    <details className="more" onToggle={() => setOpen(true)}>
      <summary>
        <Icon name="options" />
        <span>
          <b>{say('home.more')}</b>{' '}
          <small>
            {say('play.options', {
              edition: game === 'red-sea' ? say('home.game.red-sea') : say(`option.edition.${options.edition}`),
              hints: (isFriend ? hintsForBoth : hints) ? 'yes' : 'no',
              changed: JSON.stringify(options) === JSON.stringify(usual) ? 'no' : 'yes',
            })}
          </small>
        </span>
        <Icon name="down" />
      </summary>
      {isFriend ? (
        <>
          <FriendFields wishes={wishes} wish={wish} />
          <Choice
            type="checkbox"
            name="hints-both"
            label={say('home.hints.both')}
            about={say('home.hints.both.about')}
            checked={hintsForBoth}
            onChange={(event) => wish({ hintsForBoth: event.target.checked })}
          />
        </>
      ) : (
        <Choice
          type="checkbox"
          name="hints"
          label={say('home.hints')}
          about={say('home.hints.about')}
          checked={hints}
          onChange={(event) => wish({ hints: event.target.checked })}
        />
      )}
      {LEVEL_LIST.some(({ name, timed }) => timed && name === opponent) && (
        <label className="choice">
          <b>{say('play.thinking')}</b>{' '}
          <select name="thinking" value={thinking} onChange={(event) => wish({ thinking: Number(event.target.value) })}>
            {THINKING.map((seconds) => (
              <option key={seconds} value={seconds}>
                {seconds === 0 ? say('play.thinking.usual') : say('play.thinking.seconds', { seconds })}
              </option>
            ))}
          </select>
        </label>
      )}
      {isOpen && <Choices game={game} options={options} onChange={(changed) => wish({ options: changed })} />}
    </details>
  )
}
