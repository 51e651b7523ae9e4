/** The page: its language and theme, and which room of it is open. */
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo } from 'react'
import { type PageKey, sayIn } from '../words/page.ts'
import { takeOver } from './first/take-over.ts'
import { Home } from './home/home.tsx'
import { Guard } from './parts/guard.tsx'
import { Missing } from './parts/missing.tsx'
import { useTab } from './parts/use-tab.ts'
import { hrefOf, type Route, useRoute } from './router/router.ts'
import { dress } from './store/kept-settings.ts'
import { useReading } from './store/reading.ts'
import { useSettings } from './store/settings.ts'
import { SayContext, useSay } from './words/use-words.ts'

/** The rules, the words of the games and the board come when the first game is opened. */
const TablePage = lazy(() => import('./table/page.tsx'))
const OnlinePage = lazy(() => import('./online/page.tsx'))
const RulesPage = lazy(() => import('./rules/page.tsx'))
const RulesOverview = lazy(() => import('./pictures/rules-overview.tsx'))
const CardsPage = lazy(() => import('./gallery/page.tsx'))
const ReplayPage = lazy(() => import('./replay/page.tsx'))
const LearnPage = lazy(() => import('./learn/page.tsx'))
const AccountPage = lazy(() => import('./account/page.tsx'))
const LobbyPage = lazy(() => import('./lobby/page.tsx'))
const PersonPage = lazy(() => import('./profile/page.tsx'))
const ReplaysPage = lazy(() => import('./watch/replays.tsx'))
const WatchPage = lazy(() => import('./watch/page.tsx'))
const PasswordPage = lazy(() => import('./account/password-page.tsx'))
const ModerationPage = lazy(() => import('./moderation/page.tsx'))
const RuleSheet = lazy(() => import('./rules/rule-sheet.tsx'))

const TITLES: Readonly<Partial<Record<Route['page'], PageKey>>> = {
  learn: 'learn.title',
  rules: 'rules.title',
  cards: 'cards.title',
  replay: 'replay.title',
  account: 'nav.account',
  password: 'nav.account',
  lobby: 'nav.lobby',
  watch: 'nav.watch',
  moderation: 'nav.moderation',
}

/** What opens anew: another game or another room; within a room the page goes on. */
const roomOf = (route: Route): string => (route.page === 'play' ? 'home' : placeIn(route))

const placeIn = (route: Route): string =>
  'id' in route ? `${route.page} ${route.id}` : route.page === 'people' ? `people ${route.name}` : route.page

/** Whether an address of the replay page names a game. */
const opens = ({ id, record, file }: Extract<Route, { page: 'replay' }>): boolean => (id ?? record ?? file) !== undefined

function Room({ route }: { readonly route: Route }) {
  const say = useSay()
  switch (route.page) {
    case 'home':
      return <Home />
    case 'play':
      return <Home play={route.with} />
    case 'game':
      return <TablePage id={route.id} />
    case 'online':
      return (
        <OnlinePage
          id={route.id}
          {...(route.token !== undefined && { token: route.token })}
          {...(route.move !== undefined && { move: route.move })}
        />
      )
    case 'learn':
      return <LearnPage />
    case 'rules':
      return (
        <RulesPage
          book={route.book}
          overview={<RulesOverview book={route.book} />}
          {...(route.number !== undefined && { number: route.number })}
        />
      )
    case 'cards':
      return <CardsPage route={route} />
    case 'replay':
      return opens(route) ? <ReplayPage route={route} /> : <ReplaysPage tab="here" />
    case 'account':
      return <AccountPage />
    case 'password':
      return <PasswordPage {...(route.token !== undefined && { token: route.token })} />
    case 'lobby':
      return <LobbyPage {...(route.to !== undefined && { to: route.to })} />
    case 'people':
      return <PersonPage name={route.name} />
    case 'watch':
      if (route.tab === undefined) return <WatchPage />
      return <ReplaysPage tab={route.tab === 'archive' ? 'archive' : 'here'} wanted={route.wanted ?? ''} />
    case 'moderation':
      return <ModerationPage />
    case 'unknown':
      return <Missing text={say('page.unknown')} href={hrefOf({ page: 'home' })} action={say('page.to-home')} />
  }
}

export function App() {
  const route = useRoute()
  const language = useSettings((settings) => settings.language)
  const theme = useSettings((settings) => settings.theme)
  const pace = useSettings((settings) => settings.pace)
  const isReading = useReading((reading) => reading.rule !== null)
  const say = useMemo(() => sayIn(language), [language])
  const title = TITLES[route.page]
  useTab(title === undefined ? say('page.name') : `${say(title)} · ${say('page.name')}`, say('page.your-turn'))
  useLayoutEffect(takeOver, [])
  useEffect(() => {
    dress({ language, theme })
  }, [language, theme])
  useEffect(() => {
    if (pace === 'instant') document.documentElement.dataset.motion = 'none'
    else delete document.documentElement.dataset.motion
  }, [pace])
  return (
    <SayContext value={say}>
      <Guard key={roomOf(route)}>
        <Suspense fallback={<Missing text={say(route.page === 'game' || route.page === 'online' ? 'page.opening' : 'page.loading')} />}>
          <Room route={route} />
        </Suspense>
        <Suspense>{isReading && <RuleSheet />}</Suspense>
      </Guard>
    </SayContext>
  )
}
