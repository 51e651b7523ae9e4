/** Back and forth through the game. */
import { Button } from 'react-aria-components'
import { Icon } from '../parts/icon.tsx'
import { step, useTable } from '../store/table.ts'
import { useSeen } from '../view/seen.ts'
import { statusLine } from '../view/status.ts'
import { useSay, useWords } from '../words/use-words.ts'

export function Stepper() {
  const say = useSay()
  const w = useWords()
  const { session, view } = useSeen()
  const shownAt = useTable((table) => table.shownAt)
  const last = session.actors.length
  const at = shownAt ?? last
  return (
    <fieldset className="stepper" aria-label={say('step.title')}>
      <Button className="button quiet" aria-label={say('step.first')} isDisabled={at === 0} onPress={() => step(0)}>
        <Icon name="first-move" />
      </Button>
      <Button className="button quiet" aria-label={say('step.back')} isDisabled={at === 0} onPress={() => step(at - 1)}>
        <Icon name="move-back" />
      </Button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say('step.move')}
        aria-valuetext={say('step.at', { at, of: last, status: statusLine(view, say, w) })}
        onChange={(event) => step(Number(event.target.value))}
      />
      <Button className="button quiet" aria-label={say('step.forth')} isDisabled={at === last} onPress={() => step(at + 1)}>
        <Icon name="move-on" />
      </Button>
      <Button className="button quiet" aria-label={say('step.now')} isDisabled={at === last} onPress={() => step(last)}>
        <Icon name="last-move" />
      </Button>
    </fieldset>
  )
}
