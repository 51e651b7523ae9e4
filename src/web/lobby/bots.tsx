/** Programs to play with: those of the server, at once; and those that people let play over the API, by a challenge. */

import { useCallback, useState } from 'react'
import type { Game } from '../../games/options.ts'
import { newGameReply } from '../../protocol/http.ts'
import { botList } from '../../protocol/people.ts'
import { Trouble, useActing } from '../people/acting.tsx'
import { ask, meOrGuest } from '../people/api.ts'
import { Form, Select, Submit } from '../people/field.tsx'
import { GameChoice } from '../people/game-choice.tsx'
import { tableHref } from '../people/games.tsx'
import { useAsked } from '../people/use-asked.ts'
import { go } from '../router/router.ts'
import { useRoomSay } from '../words/rooms.ts'
import { Unfolding } from './unfolding.tsx'

/** Names of levels and of accounts are kept apart. */
const ACCOUNT = 'account '

export function Bots() {
  const say = useRoomSay()
  const load = useCallback(() => ask(botList, 'GET', 'api/bots'), [])
  const { value: bots, trouble: unread } = useAsked(load)
  const { busy, trouble, act } = useActing()
  const [game, setGame] = useState<Game>('twilight-struggle')
  const [bot, setBot] = useState('club')
  if (bots === undefined) return <Trouble of={unread} />
  const levels = bots.levels.filter(({ games }) => games.includes(game))
  const play = async (): Promise<void> => {
    if (bot.startsWith(ACCOUNT)) return go({ page: 'lobby', to: bot.slice(ACCOUNT.length) })
    await act(async () => {
      await meOrGuest()
      const seats = crypto.getRandomValues(new Uint8Array(1))[0]! < 128 ? { us: 'me', ussr: { bot } } : { us: { bot }, ussr: 'me' }
      const { id } = await ask(newGameReply, 'POST', 'api/games', { game, seats })
      location.hash = tableHref(id)
    })
  }
  return (
    <Unfolding title={say('bots.title')}>
      <Form onSubmit={() => void play()}>
        <p className="quiet">{say('bots.about')}</p>
        <GameChoice value={game} onChoose={setGame} />
        <Select
          label={say('home.opponent')}
          value={bot}
          of={[
            ...levels.map(({ name }) => [name as string, say(`bot.${name}`)] as const),
            ...bots.accounts.map(({ name, owner }) => [`${ACCOUNT}${name}`, say('bots.account', { name, owner })] as const),
          ]}
          onChoose={setBot}
        />
        <p className="buttons">
          <Submit className="button" disabled={busy}>
            {say(bot.startsWith(ACCOUNT) ? 'person.challenge' : 'home.start')}
          </Submit>
        </p>
        <Trouble of={trouble} />
      </Form>
    </Unfolding>
  )
}
