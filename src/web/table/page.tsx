/** A game on the table. */
import { useEffect, useMemo } from 'react'
import { writeRecord } from '../../records/record.ts'
import { words } from '../../words/speak.ts'
import { Missing } from '../parts/missing.tsx'
import { textLink } from '../parts/text-link.ts'
import { hrefOf, routeOf } from '../router/router.ts'
import { openGame, useLocalTable } from '../store/local-table.ts'
import type { Session } from '../store/session.ts'
import { useSettings } from '../store/settings.ts'
import { handOverTo, leaveGame, useTable } from '../store/table.ts'
import { useSay, WordsContext } from '../words/use-words.ts'
import { HandOver } from './hand-over.tsx'
import { Room } from './room.tsx'
import { useShown } from './seen.ts'

export default function TablePage({ id }: { readonly id: string }) {
  const say = useSay()
  // One by one: what is chosen at the table does not concern the page.
  const session = useTable((table) => table.session)
  const missing = useLocalTable((table) => table.missing)
  const broken = useLocalTable((table) => table.broken)
  useEffect(() => {
    void openGame(id)
    return () => {
      // Where the page goes on to another game, that game has been opened by then.
      setTimeout(() => routeOf(location.hash).page !== 'game' && leaveGame())
    }
  }, [id])
  if (session !== null) return <Opened session={session} />
  if (missing === 'gone')
    return (
      <Missing text={say('table.gone')} detail={say('table.gone.about')} href={hrefOf({ page: 'home' })} action={say('page.to-home')} />
    )
  if (missing === 'broken' && broken !== null)
    return (
      <Missing
        text={say('table.broken', { n: broken.good })}
        detail={broken.message}
        href={textLink(writeRecord(broken.kept.record))}
        action={say('table.download')}
        download={`hotline-${id}.json`}
      />
    )
  return <Missing text={say('page.opening')} />
}

function Opened({ session }: { readonly session: Session }) {
  const language = useSettings((settings) => settings.language)
  const seated = useTable((table) => table.seated)
  const { game, options } = session.g
  const w = useMemo(() => words(language, game, options.edition), [language, game, options.edition])
  // The table is handed over when the scene is over.
  const shown = useShown(session)
  const over = shown === session ? handOverTo({ session, seated }) : null
  return <WordsContext value={w}>{over === null ? <Room session={session} /> : <HandOver side={over} session={session} />}</WordsContext>
}
