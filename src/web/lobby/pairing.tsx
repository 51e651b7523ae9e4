/** Quick pairing: say what, wait, play. */

import { useEffect, useState } from 'react'
import type { Game } from '../../games/options.ts'
import { CLOCKS, PAIRING_CLOCKS, type PairingClock } from '../../protocol/clocks.ts'
import { type LobbyEntry, pairingReply } from '../../protocol/lobby.ts'
import { Trouble, useActing } from '../people/acting.tsx'
import { ask, meOrGuest, nothing } from '../people/api.ts'
import { clockText } from '../people/clocks.ts'
import { Check, Form, Select, Submit } from '../people/field.tsx'
import { GameChoice } from '../people/game-choice.tsx'
import { gameName, tableHref } from '../people/games.tsx'
import { Panel } from '../people/room.tsx'
import { useRoomSay } from '../words/rooms.ts'
import { useSending } from './use-sending.ts'

interface PairingProps {
  readonly waiting: LobbyEntry | null
  readonly isNamed: boolean
}

export function Pairing({ waiting, isNamed }: PairingProps) {
  const say = useRoomSay()
  const { busy, trouble, act } = useActing()
  const [game, setGame] = useState<Game>('twilight-struggle')
  const [clock, setClock] = useState<PairingClock>('live-45')
  const sending = useSending()
  const [rated, setRated] = useState(false)
  const join = (): Promise<boolean> =>
    act(async () => {
      await meOrGuest()
      const paired = await ask(pairingReply, 'POST', 'api/pairing', { id: sending.id, game, clock, rated: rated && isNamed })
      sending.isSent()
      if (paired.game !== null) location.hash = tableHref(paired.game)
    })
  return (
    <Panel title={say('pairing.title')} about={say('pairing.about')}>
      <div role="status">{waiting !== null && <Waiting entry={waiting} />}</div>
      {waiting === null ? (
        <Form onSubmit={() => void join()}>
          <GameChoice value={game} onChoose={setGame} />
          <Select
            label={say('lobby.clock')}
            value={clock}
            of={PAIRING_CLOCKS.map((name) => [name, `${say(`speed.${CLOCKS[name].kind}`)}: ${clockText(CLOCKS[name], say)}`] as const)}
            onChoose={setClock}
          />
          <Check
            label={say('lobby.rated')}
            {...(!isNamed && { about: say('lobby.rated.named') })}
            checked={rated && isNamed}
            disabled={!isNamed}
            onCheck={setRated}
          />
          <p className="buttons">
            <Submit disabled={busy}>{say('pairing.do')}</Submit>
          </p>
        </Form>
      ) : (
        <p className="buttons">
          <button type="button" className="button" disabled={busy} onClick={() => void act(() => ask(nothing, 'DELETE', 'api/pairing'))}>
            {say('pairing.stop')}
          </button>
        </p>
      )}
      <Trouble of={trouble} />
    </Panel>
  )
}

const MINUTE = 60_000

/** How long the person has waited, in minutes: a screen reader would read every second aloud. */
function Waiting({ entry }: { readonly entry: LobbyEntry }) {
  const say = useRoomSay()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 4)
    return () => clearInterval(timer)
  }, [])
  const minutes = Math.max(0, Math.floor((now - entry.made) / MINUTE))
  return (
    <p className="waiting">
      <b>{say('pairing.waiting', { game: gameName(entry.game, say), clock: clockText(entry.clock, say) })}</b>{' '}
      {say('pairing.waited', { minutes })}
    </p>
  )
}
