/** The scene in the place of the question: whose play it is, its steps, and how to skip them. */
import { US, USSR } from '../../engine/script.ts'
import { Icon } from '../parts/icon.tsx'
import { SideMark } from '../parts/side-mark.tsx'
import { finishScene, finishStep, useStage } from '../store/scene-player.ts'
import { useSeen } from '../view/seen.ts'
import { glued } from '../words/glued.ts'
import { useSayScene } from '../words/scenes.ts'
import { useWords } from '../words/use-words.ts'
import { titleOf } from './scene-words.ts'

/** More steps than these do not fit the panel: those around the present one are listed. */
const MOST = 6

export function ScenePanel() {
  const say = useSayScene()
  const w = useWords()
  const { view, viewer } = useSeen()
  const { step, steps, isReplay } = useStage()
  if (step === null) return null
  const { side, kind } = step.scene
  const now = steps.indexOf(step)
  const first = Math.max(0, Math.min(now - 2, steps.length - MOST))
  const who = kind === 'headlines' ? say('scene.headlines') : side < 0 ? say('scene.turn', { turn: view.turn }) : undefined
  return (
    <section className={`question scene ${side === US ? 'us' : side === USSR ? 'ussr' : 'both'}`} aria-label={say('scene.steps')}>
      <p className="question-who">
        {who ?? (
          <>
            <SideMark side={side as 0 | 1} />{' '}
            <b>
              {kind === 'event'
                ? say('scene.event-of', { side: w.side(side as 0 | 1) })
                : say(side === viewer ? 'scene.you-play' : 'scene.is-playing', { side: w.side(side as 0 | 1) })}
            </b>
          </>
        )}
        {isReplay && ` · ${say('scene.again')}`}
      </p>
      <h2>{glued(titleOf(step, view, say, w))}</h2>
      <ol className="scene-steps">
        {steps.slice(first, first + MOST).map((each, i) => {
          const at = first + i
          return (
            <li key={at} className={at < now ? 'done' : at === now ? 'now' : ''} aria-current={at === now ? 'step' : undefined}>
              <i>{at + 1}</i> {say(`step.${each.kind === 'silent' ? 'lines' : each.kind}`)}
            </li>
          )
        })}
      </ol>
      <footer className="scene-keys">
        <button type="button" onClick={finishStep}>
          <Icon name="next-step" /> <kbd>Space</kbd> <span>{say('scene.next')}</span>
        </button>
        <button type="button" onClick={finishScene}>
          <Icon name="round-on" /> <kbd>Shift+Space</kbd> <span>{say('scene.skip')}</span>
        </button>
      </footer>
    </section>
  )
}
