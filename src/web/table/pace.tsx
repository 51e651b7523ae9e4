/** How fast scenes are played: on the bar, not in a menu. */

import { useShape } from '../parts/shape.ts'
import { PACES, type ScenePace } from '../store/kept-settings.ts'
import { choose, useSettings } from '../store/settings.ts'
import { useSayScene } from '../words/scenes.ts'

/** Play, fast forward, to the end. */
const ICONS: Readonly<Record<ScenePace, string>> = {
  relaxed: 'M7 4v16l13-8Z',
  brisk: 'M3 5v14l9-7ZM12 5v14l9-7Z',
  instant: 'M5 4v16l11-8ZM19 5v14',
}

const Icon = ({ pace }: { readonly pace: ScenePace }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[pace]} />
  </svg>
)

export function PaceControl() {
  const say = useSayScene()
  const isDesk = useShape() === 'desk'
  const pace = useSettings((settings) => settings.pace)
  // A phone has room for one button: it goes round.
  if (!isDesk)
    return (
      <button
        type="button"
        className="pace-button"
        aria-label={say('pace.now', { pace: say(`pace.${pace}`) })}
        onClick={() => choose({ pace: PACES[(PACES.indexOf(pace) + 1) % PACES.length]! })}
      >
        <Icon pace={pace} />
      </button>
    )
  return (
    <fieldset className="pace">
      <legend>{say('pace.now', { pace: say(`pace.${pace}`) })}</legend>
      <span className="pace-buttons">
        {PACES.map((each) => (
          <label key={each} title={say(`pace.${each}`)}>
            <input
              type="radio"
              name="pace"
              checked={each === pace}
              onChange={() => choose({ pace: each })}
              aria-label={say(`pace.${each}`)}
            />
            <Icon pace={each} />
          </label>
        ))}
      </span>
    </fieldset>
  )
}
