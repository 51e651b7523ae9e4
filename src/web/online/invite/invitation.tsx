/** The page that a link opens: who invites to what. The seat is taken when the person accepts, not before. */
import { US, USSR } from '../../../engine/script.ts'
import type { Invitation } from '../../../protocol/http.ts'
import { words } from '../../../words/speak.ts'
import { Missing } from '../../parts/missing.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { bookOfGame } from '../../router/books.ts'
import { hrefOf } from '../../router/router.ts'
import { useSettings } from '../../store/settings.ts'
import { useSayOnline } from '../../words/online.ts'
import { useSay, WordsContext } from '../../words/use-words.ts'
import type { Door } from './door.ts'
import { Terms } from './terms.tsx'

interface InvitationProps {
  readonly invitation: Invitation
  readonly onAccept: () => void
}

export function InvitationPage({ invitation: { info, role, watching }, onAccept }: InvitationProps) {
  const say = useSayOnline()
  const language = useSettings((settings) => settings.language)
  const w = words(language, info.game, info.options.edition)
  const side = role === 'us' ? US : USSR
  const { name } = info.seats[role === 'us' ? 'ussr' : 'us']
  return (
    <WordsContext value={w}>
      <div className="read-page invite-page">
        <PageHead
          here="online"
          title={say('invite.title', {
            known: name === null ? 'no' : 'yes',
            name: name ?? '',
            game: say(`invite.game.${bookOfGame(info.game)}`),
          })}
        >
          <p>{say('invite.about', { side: w.side(side) })}</p>
        </PageHead>
        <main>
          <Terms info={info} side={side} watching={watching} />
          <p className="invite-ways">
            <button type="button" className="button primary" onClick={onAccept}>
              {say('invite.accept')}
            </button>
            <a className="button quiet" href={hrefOf({ page: 'home' })}>
              {say('invite.later')}
            </a>
          </p>
          <p className="quiet">{say('invite.start')}</p>
        </main>
      </div>
    </WordsContext>
  )
}

/** A link that opens nothing: why, and what to do. */
export function ClosedDoor({ id, door: { why, canWatch } }: { readonly id: string; readonly door: Extract<Door, { kind: 'closed' }> }) {
  const page = useSay()
  const say = useSayOnline()
  if (why === 'no-server') return <Missing text={say('error.no-server')} action={say('online.retry')} onAction={() => location.reload()} />
  const way = canWatch
    ? { href: hrefOf({ page: 'online', id }), action: say('invite.watch') }
    : { href: hrefOf({ page: 'home' }), action: page('page.to-home') }
  return <Missing text={say(`invite.${why}`)} detail={say(`invite.${why}.about`)} {...way} />
}
