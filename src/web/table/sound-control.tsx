/** Sound on or off, and how loud: on the bar, beside the pace. */
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { playSound } from '../sound/play.ts'
import { choose, useSettings } from '../store/settings.ts'
import { useSayScene } from '../words/scenes.ts'

export function SoundControl() {
  const say = useSayScene()
  const sound = useSettings((settings) => settings.sound)
  const volume = useSettings((settings) => settings.volume)
  const isOn = sound && volume > 0
  return (
    <DialogTrigger>
      <Button className="sound-button" aria-label={say(isOn ? 'sound.on' : 'sound.off')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9v6h4l5 4V5L8 9ZM17 9q3 3 0 6M20 6q6 6 0 12" className={isOn ? undefined : 'off'} />
          {!isOn && <path d="M17 9l5 6M22 9l-5 6" />}
        </svg>
      </Button>
      <Popover className="popover">
        <Dialog className="sound-choice" aria-label={say('sound.title')}>
          <label>
            <input
              type="checkbox"
              checked={isOn}
              onChange={({ target: { checked } }) => choose({ sound: checked, ...(checked && volume === 0 && { volume: 50 }) })}
            />
            {say('sound.title')}
          </label>
          <label>
            {say('sound.volume')}
            <input
              type="range"
              min={0}
              max={100}
              step={10}
              value={sound ? volume : 0}
              onChange={({ target }) => choose({ sound: true, volume: Number(target.value) })}
              onPointerUp={() => void playSound('turn')}
            />
          </label>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
