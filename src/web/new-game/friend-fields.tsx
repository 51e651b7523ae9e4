/** The fields for a game with a friend at another screen. */
import { CLOCK_NAMES, CLOCKS, type ClockName } from '../../protocol/clocks.ts'
import { useSay } from '../words/use-words.ts'
import { Choice } from './choice.tsx'
import { HAND_DELAYS, type HandsWish, type Wishes } from './wishes.ts'

interface FriendFieldsProps {
  readonly wishes: Wishes
  readonly wish: (changes: Partial<Wishes>) => void
}

const MINUTE = 60_000
const DAY = 86_400_000

interface SwitchProps {
  readonly name: 'watching' | 'duplicate'
  readonly checked: boolean
  readonly onCheck: (checked: boolean) => void
}

function Switch({ name, checked, onCheck }: SwitchProps) {
  const say = useSay()
  const [label, about] = [say(`home.${name}`), say(`home.${name}.about`)]
  return <Choice type="checkbox" {...{ name, label, about, checked }} onChange={(event) => onCheck(event.target.checked)} />
}

export function FriendFields({ wishes, wish }: FriendFieldsProps) {
  const say = useSay()
  const nameOf = (name: ClockName): string => {
    const clock = CLOCKS[name]
    if (clock.kind === 'none') return say('home.clock.none')
    if (clock.kind === 'live') return say('home.clock.live', { minutes: clock.bank / MINUTE, seconds: clock.increment / 1000 })
    return say('home.clock.slow', { days: clock.move / DAY })
  }
  return (
    <div className="friend-fields">
      <label className="choice">
        <b>{say('home.clock')}</b>{' '}
        <select name="clock" value={wishes.clock} onChange={(event) => wish({ clock: event.target.value as ClockName })}>
          {CLOCK_NAMES.map((name) => (
            <option key={name} value={name}>
              {nameOf(name)}
            </option>
          ))}
        </select>
      </label>
      <Switch name="watching" checked={wishes.isPublic} onCheck={(isPublic) => wish({ isPublic })} />
      <Switch name="duplicate" checked={wishes.duplicate} onCheck={(duplicate) => wish({ duplicate })} />
      {!wishes.duplicate && (
        <label className="choice">
          <b>{say('home.hands')}</b>{' '}
          <select name="hands" value={wishes.hands} onChange={(event) => wish({ hands: event.target.value as HandsWish })}>
            <option value="after">{say('home.hands.after')}</option>
            {Object.entries(HAND_DELAYS).map(([name, openHands]) => (
              <option key={name} value={name}>
                {say('home.hands.late', openHands)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
