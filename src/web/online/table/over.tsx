/** After a game on a server: its files, and whether its chance was what had been promised. */

import { useState } from 'react'
import { Button } from 'react-aria-components'
import { rulesNamed } from '../../../games/index.ts'
import type { GameRecord } from '../../../records/record.ts'
import { type Verdict, verifyFairness } from '../../../records/verify.ts'
import { pickOf } from '../../../rules/vocabulary.ts'
import type { SayOnline } from '../../../words/online.ts'
import type { Words } from '../../../words/speak.ts'
import { Icon } from '../../parts/icon.tsx'
import { ShareButton } from '../../parts/share-button.tsx'
import { textLink } from '../../parts/text-link.ts'
import { bookOfGame } from '../../router/books.ts'
import { go, hrefOf } from '../../router/router.ts'
import { addressOfMove, placeToShare } from '../../share/share.ts'
import { useSettings } from '../../store/settings.ts'
import { useTable } from '../../store/table.ts'
import { openWindow } from '../../store/windows.ts'
import { useSayOnline } from '../../words/online.ts'
import { useSay, useWords } from '../../words/use-words.ts'
import { finishedGame } from '../access/http.ts'
import type { KeptOnline } from '../access/shelf.ts'
import { RematchOffer } from '../people/offers.tsx'
import { goOn, goToTwin, isTwinOpen, useOpponentAtTwin } from '../seat/going-on.ts'
import { send, useOnline } from '../seat/store.ts'

export function OnlineOver() {
  const page = useSay()
  const say = useSayOnline()
  const record = useOnline((online) => online.record)
  const id = useOnline((online) => online.id)
  const isMatchOpen = useOnline(isTwinOpen)
  const game = useOnline((online) => online.info?.game ?? '')
  const moves = useTable((table) => table.session?.actors.length ?? 0)
  const language = useSettings((settings) => settings.language)
  const link = async (): Promise<string | null> =>
    id === null || record === null ? null : addressOfMove(await placeToShare({ shelf: 'archive', id }, record.text), moves, language)
  return (
    <>
      {isMatchOpen ? <ToTwin /> : <Rematch />}
      {record === null && <p className="quiet">{say(isMatchOpen ? 'match.later' : 'over.loading')}</p>}
      {record !== null && (
        <>
          <Button className="button" onPress={() => void watch(record.text, id)}>
            <Icon name="start" /> {page('replay.watch')}
          </Button>
          <ShareButton text={page(`home.game.${bookOfGame(game)}`)} link={link} onNone={() => undefined} />
        </>
      )}
      <a className="button" href={hrefOf({ page: 'home' })} onClick={() => openWindow(null)}>
        {page('page.to-home')}
      </a>
      {record !== null && (
        <details>
          <summary>{say('over.files')}</summary>
          <p className="buttons">
            <a className="button" href={textLink(record.text)} download={`hotline-${id}.json`}>
              {page('table.download')}
            </a>
            <Button className="button" onPress={() => void saveLog()}>
              {say('over.log')}
            </Button>
          </p>
          <Verify record={record.game} />
        </details>
      )}
    </>
  )
}

function ToTwin() {
  const say = useSayOnline()
  const leg = useOnline((online) => online.info?.match?.leg ?? 1)
  const isAwaited = useOpponentAtTwin()
  return (
    <>
      <p role="status">{isAwaited && say(`match.awaited.${leg}`)}</p>
      <Button className="button primary" onPress={() => void goToTwin()}>
        {say(`match.go.${leg}`)}
      </Button>
    </>
  )
}

/** Both agree, and the sides are exchanged; or the game that has come of it. */
function Rematch() {
  const say = useSayOnline()
  const { received, role } = useOnline()
  if (received === null || role === 'spectator') return null
  const { next, offers } = received.now
  if (next !== null)
    return (
      <Button className="button primary" onPress={() => void goOn(next)}>
        {say('rematch.go')}
      </Button>
    )
  if (offers.rematch?.by === role) return <p className="quiet">{say(offers.rematch.duplicate ? 'rematch.own.duplicate' : 'rematch.own')}</p>
  if (offers.rematch === null)
    return (
      <>
        <Button className="button primary large" onPress={() => void send({ type: 'rematch', duplicate: false })}>
          <Icon name="play" /> {say('rematch.offer')}
        </Button>
        <Button className="button" onPress={() => void send({ type: 'rematch', duplicate: true })}>
          {say('rematch.offer.duplicate')}
        </Button>
      </>
    )
  return <RematchOffer />
}

async function watch(text: string, id: string | null): Promise<void> {
  const { openText } = await import('../../replay/store.ts')
  const opened = await openText(text, `hotline-${id}.json`)
  if (opened === null) return
  openWindow(null)
  go({ page: 'replay', id: opened })
}

async function saveLog(): Promise<void> {
  const { id, kept } = useOnline.getState()
  if (id === null) return
  const text = await finishedGame(id, kept?.fresh ?? kept?.token, 'log')
  const link = document.createElement('a')
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`
  link.download = `hotline-${id}.log`
  link.click()
}

function Verify({ record }: { readonly record: GameRecord }) {
  const say = useSayOnline()
  const w = useWords()
  const kept = useOnline((online) => online.kept)
  const [found, setFound] = useState<readonly string[] | null>(null)
  return (
    <section className="verify">
      <p>
        <Button className="button" onPress={() => setFound(linesOf(verifyFairness(record), record, kept, say, w))}>
          {say('verify.button')}
        </Button>{' '}
        <small className="quiet">{say('verify.about')}</small>
      </p>
      <div aria-live="polite">
        {found?.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  )
}

/** What was found, in sentences: the arithmetic, then what this page saw itself before the first deal. */
function linesOf(verdict: Verdict, { game, fair }: GameRecord, kept: KeptOnline | null, say: SayOnline, w: Words): string[] {
  const rules = rulesNamed(game)!
  if (!verdict.fair) {
    if (verdict.why === 'chance') {
      const name = (pick: string): string => w.pick(pickOf(rules, pick))
      return [say('verify.chance', { move: verdict.move, expected: name(verdict.expected), found: name(verdict.found) })]
    }
    const values = verdict.why === 'history' ? { move: verdict.move } : verdict.why === 'contribution' ? { seat: verdict.seat } : {}
    return [say(`verify.${verdict.why}`, values)]
  }
  const first = say('verify.fair', { answers: verdict.answers })
  if (kept?.commitment === undefined || fair === undefined) return [first, say('verify.unseen')]
  if (kept.commitment !== fair.commitment) return [say('verify.other-promise')]
  if (kept.role === 'spectator' || kept.contribution === undefined) return [first]
  // In the second game of a match its place is the seat that one had in the first.
  if (!fair.contributions.includes(kept.contribution)) return [say('verify.other-contribution')]
  if (kept.theirs === undefined) return [first, say('verify.promised')]
  return fair.commitments?.includes(kept.theirs) === true
    ? [first, say('verify.promised'), say('verify.promised.theirs')]
    : [say('verify.other-commitment')]
}
