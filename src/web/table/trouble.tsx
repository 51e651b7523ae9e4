/** What keeps the game from being kept, and what to do about it. */
import { useEffect } from 'react'
import { writeRecord } from '../../records/record.ts'
import { textLink } from '../parts/text-link.ts'
import { isLocal, recorded } from '../store/local-session.ts'
import { useLocalTable } from '../store/local-table.ts'
import { useTable } from '../store/table.ts'
import { useSay } from '../words/use-words.ts'

export function Trouble() {
  const say = useSay()
  const unkept = useLocalTable((table) => table.unkept)
  const session = useTable((table) => table.session)
  const id = useTable((table) => table.id)
  useEffect(() => {
    if (unkept === null) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [unkept])
  if (unkept === null || session === null || !isLocal(session)) return null
  return (
    <p className="trouble" role="alert">
      {say(unkept === 'full' ? 'shelf.full' : 'shelf.unavailable')}{' '}
      <a href={textLink(writeRecord(recorded(session)))} download={`hotline-${id}.json`}>
        {say('table.download')}
      </a>
    </p>
  )
}
