/** Taking along what is on the screen: a link, a record, a text log. */

import { useEffect, useState } from 'react'
import { startOfGame } from '../../games/index.ts'
import { movesOf } from '../../match/match.ts'
import { writeRecord } from '../../records/record.ts'
import { exportTextLog } from '../../records/text-log/export.ts'
import { CopyButton } from '../parts/copy-button.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { textLink } from '../parts/text-link.ts'
import { hrefOf } from '../router/router.ts'
import { ShareMove } from '../share/move.tsx'
import { useMe } from '../store/me.ts'
import { LONGEST_LINK, pack } from '../store/packed-link.ts'
import { openWindow, useWindows } from '../store/windows.ts'
import { useSay } from '../words/use-words.ts'
import { recordOfShown, useReplay, type Watched } from './store.ts'

export function ExportSheet({ game }: { readonly game: Watched }) {
  const say = useSay()
  const isOpen = useWindows((windows) => windows.open === 'export')
  return (
    <Sheet title={say('replay.export')} isOpen={isOpen} onClose={() => openWindow(null)}>
      {isOpen && <ExportBody game={game} />}
    </Sheet>
  )
}

function ExportBody({ game }: { readonly game: Watched }) {
  const say = useSay()
  const at = useReplay((replay) => replay.at)
  const server = useMe((me) => me.server)
  const [part, setPart] = useState(false)
  const end = game.session.actors.length
  const record = recordOfShown(game, part ? at : end)
  const text = writeRecord(record)
  const { session, opened } = game
  // The format of text logs has no line for a position.
  const log =
    opened.position === undefined
      ? exportTextLog(startOfGame(session.g), movesOf(session.match).slice(0, part ? at : end), opened.players)
      : null
  const name = `hotline-${game.id}`
  return (
    <div className="export">
      <section>
        <h3>{say('share.title')}</h3>
        <ShareMove step={at} on={game.on} record={() => writeRecord(recordOfShown(game, end))} text={say('share.text')} />
      </section>
      {server === 'none' && <PackedLink game={game} at={at} />}
      <section>
        <h3>{say('replay.export.files')}</h3>
        <label className="choice">
          <input type="checkbox" checked={part} onChange={(event) => setPart(event.target.checked)} />
          <span>{say('replay.export.part', { at })}</span>
        </label>
        <p>
          <b>{say('replay.export.record')}</b> <small className="quiet">{say('replay.export.record.about')}</small>
        </p>
        <Take text={text} name={`${name}.json`} />
        <p>
          <b>{say('replay.export.log')}</b>{' '}
          <small className="quiet">{say(log === null ? 'replay.export.log.none' : 'replay.export.log.about')}</small>
        </p>
        {log !== null && <Take text={log} name={`${name}.log`} />}
      </section>
    </div>
  )
}

/** The whole game inside the address, where it is short enough. */
function PackedLink({ game, at }: { readonly game: Watched; readonly at: number }) {
  const say = useSay()
  const [packed, setPacked] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    const settle = async (): Promise<void> => {
      const record = await pack(recordOfShown(game, game.session.actors.length))
      if (wanted) setPacked(record)
    }
    void settle()
    return () => {
      wanted = false
    }
  }, [game])
  if (packed === null) return null
  const fits = packed.length <= LONGEST_LINK
  return (
    <section>
      <h3>{say('replay.export.link')}</h3>
      <p className="quiet">{say(fits ? 'replay.export.link.about' : 'replay.export.link.long')}</p>
      {fits && <Copy text={new URL(hrefOf({ page: 'replay', record: packed, move: at }), location.href).href} />}
    </section>
  )
}

function Take({ text, name }: { readonly text: string; readonly name: string }) {
  const say = useSay()
  return (
    <p className="take">
      <a className="button" href={textLink(text)} download={name}>
        {say('replay.download')}
      </a>
      <CopyButton text={text} />
    </p>
  )
}

const Copy = ({ text }: { readonly text: string }) => (
  <p className="take">
    <input type="text" readOnly value={text} aria-label={text} onFocus={(event) => event.target.select()} />
    <CopyButton text={text} />
  </p>
)
