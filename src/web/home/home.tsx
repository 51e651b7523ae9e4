/** The first page: a living board and three ways in; for people who have games, those come first. */
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { LEVELS } from '../../protocol/levels.ts'
import { Icon, type IconName } from '../parts/icon.tsx'
import { idle } from '../parts/idle.ts'
import { SiteHead } from '../parts/site-nav.tsx'
import { hrefOf, type PlayWith } from '../router/router.ts'
import { isReturning, keepReturning } from '../store/returning.ts'
import { useSettings } from '../store/settings.ts'
import { BOARD_FACES, fontsAreThere } from '../theme/fonts.ts'
import { useSay } from '../words/use-words.ts'
import './home.css'

/** What has pictures comes when the page stands. */
const Continue = lazy(() => import('./continue.tsx'))
/** Drawn once: with its land and its letters. */
const LivingBoard = lazy(async () => {
  await idle()
  const [board, { landOf }] = await Promise.all([
    import('../pictures/living-board.tsx'),
    import('../pictures/board-picture.tsx'),
    fontsAreThere(useSettings.getState().language, BOARD_FACES),
  ])
  // Without its land it still has its plates.
  await landOf('twilight-struggle').catch(() => undefined)
  return board
})
const Lists = lazy(async () => {
  await idle()
  return import('./lists.tsx')
})
const NewGame = lazy(() => import('./new-game.tsx'))

interface HomeProps {
  readonly play?: PlayWith
  /** For the build, which draws what can be seen at once. */
  readonly isStill?: boolean
}

export function Home({ play, isStill = false }: HomeProps) {
  const say = useSay()
  const language = useSettings((settings) => settings.language)
  const [hasGames, setGames] = useState(isReturning)
  const onGames = (has: boolean): void => {
    setGames(has)
    keepReturning(has)
  }
  return (
    <div className={hasGames ? 'home has-games' : 'home'}>
      <SiteHead here="home" />
      <main>
        {!hasGames && (
          <section className="hero">
            <figure className="hero-board">
              <Suspense>{!isStill && <LivingBoard />}</Suspense>
            </figure>
            <div className="hero-text">
              <h1>{say('home.headline')}</h1>
              <p>{say('home.about')}</p>
              <ul className="facts">
                {(['free', 'account', 'offline'] as const).map((fact) => (
                  <li key={fact}>
                    <Icon name="done" /> {say(`home.fact.${fact}`)}
                  </li>
                ))}
              </ul>
            </div>
          </section>
        )}
        <div className="continue-place">
          <Suspense>{!isStill && <Continue onGames={onGames} />}</Suspense>
        </div>
        <nav className="ways" aria-label={say('nav.home')}>
          <Way name="learn" icon="learn" href={hrefOf({ page: 'learn' })} about={say('home.learn.about')} />
          <Way
            name="computer"
            icon="computer"
            href={hrefOf({ page: 'play', with: 'computer' })}
            about={say('home.computer.about', { n: LEVELS.length, first: say(`bot.${LEVELS[0]}`), last: say(`bot.${LEVELS.at(-1)!}`) })}
          />
          <Way name="friend" icon="friend" href={hrefOf({ page: 'play', with: 'friend' })} about={say('home.friend.about')} />
        </nav>
        <p className="to-lobby">
          <a href={hrefOf({ page: 'lobby' })}>{say('home.lobby')}</a>
        </p>
        <Suspense>{!isStill && <Lists />}</Suspense>
      </main>
      <footer className="home-foot">
        {say('home.foot')} <a href={language === 'ru' ? './docs/ru/' : './docs/'}>{say('home.docs')}</a>
      </footer>
      <Suspense>{play !== undefined && <NewGame key={play} kind={play} />}</Suspense>
    </div>
  )
}

interface WayProps {
  readonly name: 'learn' | 'computer' | 'friend'
  readonly icon: IconName
  readonly href: string
  readonly about: ReactNode
}

function Way({ name, icon, href, about }: WayProps) {
  const say = useSay()
  return (
    <a className={`way ${name}`} href={href}>
      <span className="way-icon">
        <Icon name={icon} />
      </span>
      <span className="way-text">
        <b>{say(`home.${name}`)}</b>
        <span>{about}</span>
      </span>
      <small>{say(`home.${name}.more`)}</small>
      <Icon name="onward" />
    </a>
  )
}
