/** The first page: two clicks to a game. */

import { useState } from 'react'
import { DEFAULTS, GAMES } from '../../games/options.ts'
import { HUMAN } from '../../match/seats.ts'
import { LEVELS } from '../../protocol/levels.ts'
import { Choice } from '../new-game/choice.tsx'
import { FriendFields } from '../new-game/friend-fields.tsx'
import { MoreOptions } from '../new-game/more-options.tsx'
import { FRIEND, HOT_SEAT } from '../new-game/opponents.ts'
import { FIRST_WISHES, SIDES, seatsOf, startOf, type Wishes } from '../new-game/wishes.ts'
import { SettingsBar } from '../parts/settings-bar.tsx'
import { SiteNav } from '../parts/site-nav.tsx'
import { go } from '../router/router.ts'
import { useSay } from '../words/use-words.ts'
import { OnlineGames } from './online-games.tsx'
import { SavedGames } from './saved-games.tsx'
import './home.css'

const table = () => import('../store/local-table.ts')
const online = () => import('../online/access/start.ts')

/** Other people, at this screen or at another. */
const PEOPLE = [HOT_SEAT, FRIEND] as const

/** The table is fetched while the person still chooses. */
const fetchTable = (): void => void import('../table/page.tsx')

export function Home() {
  const say = useSay()
  const [wishes, setWishes] = useState<Wishes>(FIRST_WISHES)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const wish = (changes: Partial<Wishes>): void => setWishes((before) => ({ ...before, ...changes }))

  async function start(): Promise<void> {
    setBusy(true)
    setTrouble(null)
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
    <main className="home">
      <header className="home-head">
        <div>
          <h1>{say('page.name')}</h1>
          <p>{say('home.about')}</p>
          <SiteNav />
        </div>
        <SettingsBar />
      </header>
      <form
        className="home-form"
        onPointerEnter={fetchTable}
        onFocus={fetchTable}
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <fieldset className="games">
          <legend>{say('home.game')}</legend>
          {GAMES.map((game) => (
            <label key={game} className="tile">
              <input
                type="radio"
                name="game"
                value={game}
                checked={wishes.game === game}
                onChange={() => wish({ game, options: { ...DEFAULTS, readings: wishes.options.readings } })}
              />
              <span className="tile-name">{say(`home.game.${game}`)}</span>
              <span className="tile-about">{say(`home.game.${game}.about`)}</span>
            </label>
          ))}
        </fieldset>
        <div className="choices">
          <fieldset>
            <legend>{say('home.opponent')}</legend>
            {LEVELS.map((opponent) => (
              <Choice
                key={opponent}
                type="radio"
                name="opponent"
                value={opponent}
                label={say(`bot.${opponent}`)}
                about={say(`bot.${opponent}.about`)}
                checked={wishes.opponent === opponent}
                onChange={() => wish({ opponent })}
              />
            ))}
            {PEOPLE.map((people) => (
              <Choice
                key={people}
                type="radio"
                name="opponent"
                value={people}
                label={say(`home.${people}`)}
                about={say(`home.${people}.about`)}
                checked={wishes.opponent === people}
                onChange={() => wish({ opponent: people })}
              />
            ))}
            {wishes.opponent === FRIEND && <FriendFields wishes={wishes} wish={wish} />}
          </fieldset>
          <div>
            <fieldset disabled={wishes.opponent === HOT_SEAT}>
              <legend>{say('home.side')}</legend>
              {SIDES.map((side) => (
                <Choice
                  key={side}
                  type="radio"
                  name="side"
                  value={side}
                  label={say(`home.side.${side}`)}
                  checked={wishes.side === side}
                  onChange={() => wish({ side })}
                />
              ))}
            </fieldset>
            {wishes.opponent === FRIEND ? (
              // A field of its own: what was chosen on the drawing of this page is for a game with a bot.
              <Choice
                key="hints-both"
                type="checkbox"
                name="hints-both"
                label={say('home.hints.both')}
                about={say('home.hints.both.about')}
                checked={wishes.hintsForBoth}
                onChange={(event) => wish({ hintsForBoth: event.target.checked })}
              />
            ) : (
              <Choice
                type="checkbox"
                name="hints"
                label={say('home.hints')}
                about={say('home.hints.about')}
                checked={wishes.hints}
                onChange={(event) => wish({ hints: event.target.checked })}
              />
            )}
          </div>
        </div>
        <MoreOptions game={wishes.game} options={wishes.options} onChange={(options) => wish({ options })} />
        <div className="home-start">
          <button type="submit" className="button primary large" disabled={busy}>
            {say(wishes.opponent === FRIEND ? 'home.start.friend' : 'home.start')}
          </button>
          {trouble !== null && (
            <p className="trouble" role="alert">
              {trouble}
            </p>
          )}
        </div>
      </form>
      <OnlineGames />
      <SavedGames />
      <footer className="home-foot">{say('home.foot')}</footer>
    </main>
  )
}
