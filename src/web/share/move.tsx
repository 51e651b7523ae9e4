/**
 * Shares the position that is on the screen. A game that everyone may see on the server has an address already; any other one is stored
 * there with one click, and deleted with another.
 */
import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components'
import { CopyButton } from '../parts/copy-button.tsx'
import { Trouble, useActing } from '../people/acting.tsx'
import { useMe } from '../store/me.ts'
import { useSettings } from '../store/settings.ts'
import { useSay } from '../words/use-words.ts'
import { addressOfMove, isPublic, type OnServer, shareRecord, unshare } from './share.ts'
import './share.css'

interface ShareMoveProps {
  /** How many moves led to the position. */
  readonly step: number
  /** The game on the server, where it is there. */
  readonly on: OnServer | null
  /** Writes the whole game as a record; null while it may not be seen, because it is played. */
  readonly record: (() => string) | null
  /** Said with the link where it is shared. */
  readonly text: string
}

/** Whether a game of the server can be seen by everyone; null until that is known. */
function useIsPublic(on: OnServer | null): boolean | null {
  const [found, setFound] = useState<{ readonly id: string; readonly isPublic: boolean } | null>(null)
  useEffect(() => {
    let wanted = true
    if (on !== null)
      isPublic(on).then(
        (is) => wanted && setFound({ id: on.id, isPublic: is }),
        () => undefined, // without a server there is nothing to share
      )
    return () => {
      wanted = false
    }
  }, [on])
  if (on === null) return false
  return found?.id === on.id ? found.isPublic : null
}

export function ShareMove({ step, on, record, text }: ShareMoveProps) {
  const say = useSay()
  const server = useMe((me) => me.server)
  const seen = useIsPublic(on)
  const [shared, setShared] = useState<OnServer | null>(null)
  const { busy, trouble, act } = useActing()
  if (server === 'none') return <p className="quiet">{say('share.offline')}</p>
  if (seen === null) return null
  if (on !== null && seen) return <MoveLink on={on} step={step} text={text} />
  if (record === null) return <p className="quiet">{say('share.private')}</p>
  const share = (): Promise<boolean> => act(async () => setShared(await shareRecord(record())))
  const remove = (): Promise<boolean> =>
    act(async () => {
      await unshare(shared!)
      setShared(null)
    })
  return (
    <div className="share-move">
      {shared === null ? (
        <>
          <p className="quiet">{say('share.about')}</p>
          <Button className="button primary" isDisabled={busy} onPress={() => void share()}>
            {say('share.make')}
          </Button>
        </>
      ) : (
        <>
          <MoveLink on={shared} step={step} text={text} />
          <Button className="button small" isDisabled={busy} onPress={() => void remove()}>
            {say('share.delete')}
          </Button>
        </>
      )}
      <Trouble of={trouble} />
    </div>
  )
}

function MoveLink({ on, step, text }: { readonly on: OnServer; readonly step: number; readonly text: string }) {
  const say = useSay()
  const language = useSettings((settings) => settings.language)
  const href = addressOfMove(on, step, language)
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ url: href, text })
    } catch {
      // The person closed the dialog.
    }
  }
  return (
    <p className="move-link">
      <input type="text" readOnly value={href} aria-label={say('share.link')} onFocus={(event) => event.target.select()} />
      <CopyButton text={href} label={say('share.copy')} isPrimary />
      {typeof navigator.share === 'function' && (
        <Button className="button" onPress={() => void share()}>
          {say('share.send')}
        </Button>
      )}
    </p>
  )
}
