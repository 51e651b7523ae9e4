/** Offers a game to everyone, or to one person by name. */

import { useState } from 'react'
import { DEFAULTS } from '../../games/options.ts'
import { CLOCK_NAMES, CLOCKS, type ClockName } from '../../protocol/clocks.ts'
import { lobbyEntry, type SeekRequest } from '../../protocol/lobby.ts'
import { MoreOptions } from '../new-game/more-options.tsx'
import { FIRST_WISHES, HAND_DELAYS, type HandsWish, SIDES, type Wishes } from '../new-game/wishes.ts'
import { Trouble, useActing } from '../people/acting.tsx'
import { ask, meOrGuest } from '../people/api.ts'
import { clockText } from '../people/clocks.ts'
import { Check, Field, Form, Select, Submit } from '../people/field.tsx'
import { GameChoice } from '../people/game-choice.tsx'
import { useRoomSay } from '../words/rooms.ts'
import { type OfferWishes, offerOf } from './offer-wishes.ts'
import { Unfolding } from './unfolding.tsx'
import { useSending } from './use-sending.ts'

interface OfferProps {
  /** The name of the person to challenge; empty for everyone. */
  readonly to: string
  readonly isNamed: boolean
}

const FIRST: OfferWishes = {
  wishes: { ...FIRST_WISHES, side: 'either', hints: false, clock: 'live-45' },
  rated: false,
  least: '',
  most: '',
}

const DELAYS = Object.keys(HAND_DELAYS) as (keyof typeof HAND_DELAYS)[]

const RatingField = (given: { readonly label: string; readonly value: string; readonly onText: (text: string) => void }) => (
  <Field {...given} type="number" min={0} max={4000} step={50} />
)

export function Offer({ to: first, isNamed }: OfferProps) {
  const say = useRoomSay()
  const { busy, trouble, act } = useActing()
  const [to, setTo] = useState(first)
  const [wanted, setWanted] = useState(FIRST)
  const [isMade, setMade] = useState(false)
  const sending = useSending()
  const { wishes } = wanted
  const rated = wanted.rated && isNamed
  const change = (changes: Partial<OfferWishes>): void => setWanted({ ...wanted, ...changes })
  const wish = (changes: Partial<Wishes>): void => change({ wishes: { ...wishes, ...changes } })
  const make = async (): Promise<void> => {
    setMade(false)
    const request: SeekRequest = { id: sending.id, ...offerOf({ ...wanted, rated }) }
    const { range: _range, ...challenge } = request
    const isDone = await act(async () => {
      await meOrGuest()
      if (to.trim() === '') await ask(lobbyEntry, 'POST', 'api/seeks', request)
      else await ask(lobbyEntry, 'POST', 'api/challenges', { ...challenge, to: to.trim() })
    })
    if (isDone) sending.isSent()
    setMade(isDone)
  }
  return (
    <Unfolding title={say('offer.title')} isWanted={first !== ''}>
      <Form onSubmit={() => void make()}>
        <Field label={say('offer.to')} about={say('offer.to.about')} maxLength={64} value={to} onText={setTo} />
        <GameChoice value={wishes.game} onChoose={(game) => wish({ game, options: { ...DEFAULTS, readings: wishes.options.readings } })} />
        <Select
          label={say('home.side')}
          value={wishes.side}
          of={SIDES.map((side) => [side, say(`home.side.${side}`)] as const)}
          onChoose={(side) => wish({ side })}
        />
        <Select<ClockName>
          label={say('lobby.clock')}
          value={wishes.clock}
          of={CLOCK_NAMES.map((name) => [name, clockText(CLOCKS[name], say)] as const)}
          onChoose={(clock) => wish({ clock })}
        />
        <Check
          label={say('lobby.rated')}
          {...(!isNamed && { about: say('lobby.rated.named') })}
          checked={rated}
          disabled={!isNamed}
          onCheck={(on) => change({ rated: on })}
        />
        <Check label={say('lobby.hints')} checked={wishes.hints && !rated} disabled={rated} onCheck={(hints) => wish({ hints })} />
        <Check
          label={say('lobby.duplicate')}
          about={say('lobby.duplicate.about')}
          checked={wishes.duplicate}
          onCheck={(duplicate) => wish({ duplicate })}
        />
        {!wishes.duplicate && (
          <Select<HandsWish>
            label={say('home.hands')}
            value={wishes.hands}
            of={[['after', say('home.hands.after')], ...DELAYS.map((name) => [name, say('home.hands.late', HAND_DELAYS[name])] as const)]}
            onChoose={(hands) => wish({ hands })}
          />
        )}
        {to.trim() === '' && (
          <fieldset className="range">
            <legend>{say('offer.range')}</legend>
            <RatingField label={say('offer.range.least')} value={wanted.least} onText={(least) => change({ least })} />
            <RatingField label={say('offer.range.most')} value={wanted.most} onText={(most) => change({ most })} />
          </fieldset>
        )}
        <MoreOptions game={wishes.game} options={wishes.options} onChange={(options) => wish({ options })} />
        <p className="buttons">
          <Submit disabled={busy}>{say(to.trim() === '' ? 'offer.do' : 'offer.challenge')}</Submit>
          <span role="status">{isMade && say('offer.made')}</span>
        </p>
        <Trouble of={trouble} />
      </Form>
    </Unfolding>
  )
}
