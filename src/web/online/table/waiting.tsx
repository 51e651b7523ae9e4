/** Before the game: the link for the other player, what was agreed, and the way back. The game begins by itself. */
import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components'
import { other, type Side, US, USSR } from '../../../engine/script.ts'
import type { Invitation } from '../../../protocol/http.ts'
import type { GameInfo } from '../../../protocol/socket.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { bookOfGame } from '../../router/books.ts'
import { hrefOf } from '../../router/router.ts'
import { errorKey, useSayOnline } from '../../words/online.ts'
import { useSay, useWords } from '../../words/use-words.ts'
import { invitationOf } from '../access/http.ts'
import { type KeptOnline, keyOf } from '../access/shelf.ts'
import { Terms } from '../invite/terms.tsx'
import { agree, renewLink, send, useOnline } from '../seat/store.ts'
import { Elsewhere, LinkToHand, otherLink, watchLink } from './links.tsx'

const SEATS = ['us', 'ussr'] as const

/** Who may watch, as the server says it; null until then. */
function useWatching(kept: KeptOnline | null): Invitation['watching'] | null {
  const [watching, setWatching] = useState<Invitation['watching'] | null>(null)
  const [id, key] = [kept?.id, kept === null ? undefined : keyOf(kept)]
  useEffect(() => {
    let wanted = true
    if (id !== undefined)
      invitationOf(id, key).then(
        (found) => wanted && setWatching(found.watching),
        () => undefined, // the card leaves it out
      )
    return () => {
      wanted = false
    }
  }, [id, key])
  return watching
}

type Stage = 'spectator' | 'second' | 'reveal' | 'guest' | 'invite' | 'kept'

/** What the reader waits for. */
function stageOf(info: GameInfo, side: Side | null, { invites }: KeptOnline): Stage {
  if (side === null) return 'spectator'
  if (info.match?.leg === 2) return 'second'
  if (info.seats.us.taken && info.seats.ussr.taken) return 'reveal'
  const across = info.seats[SEATS[other(side)]]
  if (across.name !== null) return 'kept'
  return invites === undefined && !across.taken && info.seats[SEATS[side]].name === null ? 'guest' : 'invite'
}

export function WaitingRoom() {
  const page = useSay()
  const say = useSayOnline()
  const w = useWords()
  const { role, info, kept, isOwnLink } = useOnline()
  const watching = useWatching(kept)
  if (info === null || kept === null) return null
  const side: Side | null = role === 'spectator' ? null : role === 'us' ? US : USSR
  const stage = stageOf(info, side, kept)
  const name = side === null ? null : info.seats[SEATS[other(side)]].name
  return (
    <div className="read-page waiting-room">
      <PageHead here="online" title={say(`waiting.${stage}.title`, { name: name ?? '' })}>
        <p aria-live="polite">{say(`waiting.${stage}`, { side: side === null ? '' : w.side(other(side)) })}</p>
      </PageHead>
      <main>
        <Agreement />
        {isOwnLink && stage === 'invite' && (
          <p className="own-link" role="status">
            {say('invite.own')}
          </p>
        )}
        {stage === 'invite' && <Invite kept={kept} game={info.game} />}
        <Terms info={info} side={side} watching={watching} />
        {side !== null && (
          <details className="invite-more">
            <summary>{say('elsewhere.title')}</summary>
            <div>
              <Elsewhere kept={kept} />
            </div>
          </details>
        )}
        {(kept.invites !== undefined || watching === 'everybody') && (
          <details className="invite-more">
            <summary>{say('link.watch')}</summary>
            <div>
              <LinkToHand label={say('link.watch')} href={watchLink(kept)} text={page(`home.game.${bookOfGame(info.game)}`)} />
            </div>
          </details>
        )}
        <p className="invite-ways">
          {side !== null && stage !== 'second' && <Cancel />}
          <a className="button quiet" href={hrefOf({ page: 'home' })}>
            {page('page.to-home')}
          </a>
        </p>
        <Trouble />
      </main>
    </div>
  )
}

/** The link for the opponent. One that opens nothing, or that another device has, is made anew. */
function Invite({ kept, game }: { readonly kept: KeptOnline; readonly game: string }) {
  const say = useSayOnline()
  const [isNew, setNew] = useState(false)
  const { id } = kept
  const token = kept.invites?.other
  useEffect(() => {
    if (token === undefined) return
    invitationOf(id, token).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'not-allowed') void renewLink()
    })
  }, [id, token])
  const href = otherLink(kept)
  const renew = async (): Promise<void> => setNew(await renewLink())
  return (
    <>
      {href !== null && (
        <LinkToHand
          label={say('link.other')}
          href={href}
          text={say('link.text', { game: say(`invite.game.${bookOfGame(game)}`) })}
          isMain
        />
      )}
      <p className="invite-ways">
        <Button className={href === null ? 'button primary' : 'button small'} onPress={() => void renew()}>
          {say(href === null ? 'invite.make' : 'invite.renew')}
        </Button>
        <small className="quiet" aria-live="polite">
          {say(isNew ? 'invite.renewed' : 'invite.renew.about')}
        </small>
      </p>
    </>
  )
}

/** Asks once more before the invitation is gone. */
function Cancel() {
  const page = useSay()
  const say = useSayOnline()
  const [isSure, setSure] = useState(false)
  if (!isSure)
    return (
      <Button className="button quiet" onPress={() => setSure(true)}>
        {say('invite.cancel')}
      </Button>
    )
  return (
    <>
      <Button className="button danger" autoFocus onPress={() => void send({ type: 'abort' })}>
        {say('invite.cancel.really')}
      </Button>
      <Button className="button" onPress={() => setSure(false)}>
        {page('page.cancel')}
      </Button>
    </>
  )
}

function Trouble() {
  const say = useSayOnline()
  const trouble = useOnline((online) => online.trouble)
  return trouble === null ? null : (
    <p className="trouble" role="alert">
      {say(errorKey(trouble.code), { reason: '' })}
    </p>
  )
}

/** What the person has to agree to before the game can begin. */
function Agreement() {
  const say = useSayOnline()
  const asks = useOnline((online) => online.asks)
  if (asks === null) return null
  return (
    <div className="offer theirs" role="alert">
      <p>{say(`asks.${asks}`)}</p>
      {asks !== 'switched' && (
        <Button className="button primary" onPress={agree}>
          {say(`asks.${asks}.yes`)}
        </Button>
      )}
    </div>
  )
}
