/** Says that headlines are secret until both are chosen, and whether the other side has chosen. */
import { other } from '../../../engine/script.ts'
import { Phase } from '../../../rules/state.ts'
import { SPECTATOR } from '../../../rules/view.ts'
import { useSeen } from '../../view/seen.ts'
import { useSayOnline } from '../../words/online.ts'
import { useWords } from '../../words/use-words.ts'

export function HeadlineNews() {
  const say = useSayOnline()
  const w = useWords()
  const { view, viewer, asks } = useSeen()
  if (viewer === SPECTATOR || view.phase !== Phase.Headline || asks?.kind !== 'headline') return null
  const them = other(viewer)
  return (
    <p className="headline-news" role="status">
      {view.headlines[them] > 0 ? say('headline.theirs', { side: w.side(them) }) : say('headline.secret')}
    </p>
  )
}
