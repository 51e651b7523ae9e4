/** Reports a line of the chat. */
import { useState } from 'react'
import { useMe } from '../store/me.ts'
import { useRoomSay } from '../words/rooms.ts'
import { Report, type ReportProps } from './report.tsx'

export default function ReportLine(of: Pick<ReportProps, 'person' | 'game' | 'line'>) {
  const say = useRoomSay()
  const me = useMe(({ person }) => person?.name)
  const [isOpen, setOpen] = useState(false)
  if (me === of.person) return null
  return (
    <>
      <button type="button" className="button quiet small" onClick={() => setOpen(true)}>
        {say('report.do')}
      </button>
      <Report {...of} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
