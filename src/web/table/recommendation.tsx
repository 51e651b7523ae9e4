/** After a game against a level: another level, where the last games say so. */
import { Button } from 'react-aria-components'
import { startOfGame } from '../../games/index.ts'
import { HUMAN } from '../../match/players.ts'
import { levelOf } from '../../protocol/levels.ts'
import { NEWEST } from '../../rules/version.ts'
import { recommendationAfter } from '../new-game/ladder.ts'
import { Icon } from '../parts/icon.tsx'
import { useLocalGames } from '../pictures/local-games.ts'
import { go } from '../router/router.ts'
import type { LocalSession } from '../store/local-session.ts'
import { startGame } from '../store/local-table.ts'
import { useMe } from '../store/me.ts'
import { resultsWith } from '../store/results.ts'
import { openWindow } from '../store/windows.ts'
import { useSay } from '../words/use-words.ts'

export function TryLevel({ session: { g, seats, hints } }: { readonly session: LocalSession }) {
  const say = useSay()
  const { games, isRead } = useLocalGames()
  const played = seats.map(levelOf).find((level) => level !== null)
  const person = useMe((me) => me.person?.id ?? null)
  const next = isRead ? recommendationAfter(resultsWith(games, person)) : null
  if (next === null || played === undefined || !seats.includes(HUMAN) || next.level === played) return null
  const play = (): void => {
    openWindow(null)
    const [us, ussr] = seats.map((seat) => (seat === HUMAN ? HUMAN : next.level))
    go({ page: 'game', id: startGame({ ...startOfGame(g), rules: NEWEST }, [us!, ussr!], hints === undefined ? {} : { hints }) })
  }
  return (
    <Button className="button wide" onPress={play}>
      <Icon name="play" /> {say('over.try', { won: next.won, of: next.of, level: say(`bot.${next.level}`) })}
    </Button>
  )
}
