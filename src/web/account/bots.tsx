/** Programs that play in one's name: their accounts and what opens them. */
import { useCallback, useState } from 'react'
import { botsReply, botToken, done } from '../../protocol/people.ts'
import { CopyButton } from '../parts/copy-button.tsx'
import { Trouble, useActing } from '../people/acting.tsx'
import { ask, checkName } from '../people/api.ts'
import { Field, Form, Submit } from '../people/field.tsx'
import { Panel, PersonLink } from '../people/room.tsx'
import { useAsked } from '../people/use-asked.ts'
import { useRoomSay } from '../words/rooms.ts'

interface NewToken {
  readonly name: string
  readonly token: string
}

const pathOf = (name: string): string => `api/me/bots/${encodeURIComponent(name)}`

export function Bots() {
  const say = useRoomSay()
  const load = useCallback(async () => (await ask(botsReply, 'GET', 'api/me/bots')).bots, [])
  const { value: bots = [], again, trouble: unread } = useAsked(load)
  const { busy, trouble, act } = useActing()
  const [name, setName] = useState('')
  const [made, setMade] = useState<NewToken | null>(null)
  const [going, setGoing] = useState<string | null>(null)
  const change = async (work: () => Promise<NewToken | null>): Promise<void> => {
    setMade(null)
    const isDone = await act(async () => setMade(await work()))
    if (isDone) again()
  }
  const end = (path: string) => async (): Promise<null> => {
    await ask(done, 'DELETE', path)
    return null
  }
  const make = async (): Promise<NewToken> => {
    const token = await ask(botToken, 'POST', 'api/me/bots', { name: checkName(name) })
    setName('')
    return token
  }
  return (
    <Panel title={say('account.bots')} about={say('account.bots.about')} className="wide">
      <ul className="rows">
        {bots.map((bot) => (
          <li key={bot.name}>
            <span className="row-main">
              <PersonLink name={bot.name} /> <small>{say(bot.token ? 'account.bots.token' : 'account.bots.no-token')}</small>
            </span>
            <span className="row-ways">
              <button
                type="button"
                className="button small"
                disabled={busy}
                onClick={() => void change(() => ask(botToken, 'POST', `${pathOf(bot.name)}/token`))}
              >
                {say('account.bots.new-token')}
              </button>
              {bot.token && (
                <button
                  type="button"
                  className="button small"
                  disabled={busy}
                  onClick={() => void change(end(`${pathOf(bot.name)}/token`))}
                >
                  {say('account.bots.end-token')}
                </button>
              )}
              {going === bot.name ? (
                <button type="button" className="button small danger" disabled={busy} onClick={() => void change(end(pathOf(bot.name)))}>
                  {say('home.delete-really')}
                </button>
              ) : (
                <button type="button" className="button small" onClick={() => setGoing(bot.name)}>
                  {say('home.delete')}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div role="status">
        {made !== null && (
          <p className="token">
            {say('account.bots.made', { name: made.name })} <code>{made.token}</code> <CopyButton text={made.token} />
          </p>
        )}
      </div>
      <Form className="form inline" onSubmit={() => void change(make)}>
        <Field
          label={say('account.bots.name')}
          about={say('account.name.about')}
          autoComplete="off"
          required
          minLength={2}
          maxLength={24}
          value={name}
          onText={setName}
        />
        <Submit className="button" disabled={busy}>
          {say('account.bots.make')}
        </Submit>
      </Form>
      <Trouble of={trouble ?? unread} />
    </Panel>
  )
}
