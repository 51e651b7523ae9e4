/** Games on a server that are one's own. The list is fetched only where there may be any. */
import { lazy, Suspense } from 'react'
import { useKept } from '../online/lists/use-kept.ts'
import { useMe } from '../store/me.ts'

const List = lazy(() => import('../online/lists/games.tsx'))

export function OnlineGames() {
  const here = useKept()
  const isSomebody = useMe((me) => me.person !== null)
  if (here.kept.length === 0 && !isSomebody) return null
  return (
    <Suspense>
      <List {...here} />
    </Suspense>
  )
}
