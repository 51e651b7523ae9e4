/** The tracks in one line, for a phone. */
import { US, USSR } from '../../engine/script.ts'
import { boardOf } from '../../rules/queries/board.ts'
import { Phase } from '../../rules/state.ts'
import { roundsOf } from '../../rules/turn/round.ts'
import type { View } from '../../rules/view.ts'
import { Icon } from '../parts/icon.tsx'
import { TextMark } from '../parts/marks.tsx'
import { useSay } from '../words/use-words.ts'

const LEVELS = [5, 4, 3, 2, 1] as const

function phaseOf(view: View, say: ReturnType<typeof useSay>): string {
  if (view.phase === Phase.Action) return say('line.round', { n: view.round, all: roundsOf(boardOf(view), view.phasing) })
  return view.phase === Phase.Headline ? say('line.headline') : ''
}

export function TrackLine({ view }: { readonly view: View }) {
  const say = useSay()
  const { vp, defcon, milops, space } = view
  return (
    <span className={view.phase === Phase.Headline ? 'track-line long-phase' : 'track-line'} aria-hidden="true">
      <span>
        <b>{say('line.turn', { turn: view.turn })}</b> {phaseOf(view, say)}
      </span>
      <b className={`line-vp ${vp > 0 ? 'us' : vp < 0 ? 'ussr' : ''}`}>
        {vp !== 0 && <TextMark side={vp > 0 ? US : USSR} />}
        {vp === 0 ? 0 : `+${Math.abs(vp)}`}
      </b>
      <span className="line-defcon">
        {LEVELS.map((level) => (
          <span
            key={level}
            className={level === defcon ? 'now' : ''}
            style={level === defcon ? { background: `var(--defcon-${level})`, color: `var(--on-defcon-${level})` } : {}}
          >
            {level}
          </span>
        ))}
      </span>
      <Pair icon="milops" of={milops} />
      <Pair icon="space" of={space} />
    </span>
  )
}

/** What both sides have on a track. */
const Pair = ({ icon, of }: { readonly icon: 'milops' | 'space'; readonly of: readonly number[] }) => (
  <span className={`line-pair line-${icon}`}>
    <Icon name={icon} />
    <b className="us">{of[US]}</b>
    <b className="ussr">{of[USSR]}</b>
  </span>
)
