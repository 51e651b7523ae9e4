/** The way through a watched game: step, round, turn, the whole of it by itself. */
import { useEffect } from 'react'
import { Button } from 'react-aria-components'
import type { Say } from '../../words/page.ts'
import type { Words } from '../../words/speak.ts'
import { Icon } from '../parts/icon.tsx'
import type { ScenePace } from '../store/kept-settings.ts'
import { useStage } from '../store/scene-player.ts'
import { useSettings } from '../store/settings.ts'
import { useSeen } from '../view/seen.ts'
import { statusLine } from '../view/status.ts'
import { useSay, useWords } from '../words/use-words.ts'
import { type Chapter, chapterAt } from './course.ts'
import { goTo, setPlaying, stepBack, stepForth, useReplay, type Watched } from './store.ts'

/** Between two plays, in milliseconds. At the instant pace there are no scenes: each position is looked at. */
const PAUSE: Readonly<Record<ScenePace, number>> = { relaxed: 400, brisk: 200, instant: 700 }

function usePlaying(end: number): void {
  const { playing, at } = useReplay()
  const pace = useSettings((settings) => settings.pace)
  const isStill = useStage((stage) => stage.position === null)
  useEffect(() => {
    if (!playing || !isStill) return
    if (at >= end) return setPlaying(false)
    const timer = setTimeout(() => stepForth('round'), PAUSE[pace])
    return () => clearTimeout(timer)
  }, [playing, at, end, pace, isStill])
}

export function Transport({ game }: { readonly game: Watched }) {
  const say = useSay()
  const w = useWords()
  const { view } = useSeen()
  const { at, playing } = useReplay()
  const end = game.session.actors.length
  usePlaying(end)
  const isFirst = at === 0
  const isLast = at === end
  return (
    <fieldset className="transport" aria-label={say('step.title')}>
      <div className="transport-row">
        <input
          type="range"
          min={0}
          max={end}
          value={at}
          aria-label={say('step.move')}
          aria-valuetext={say('step.at', { at, of: end, status: statusLine(view, say, w) })}
          onChange={(event) => goTo(Number(event.target.value))}
        />
        <JumpSelect chapters={game.course.chapters} at={at} />
      </div>
      <div className="transport-row">
        <Button className="button quiet" aria-label={say('replay.round-back')} isDisabled={isFirst} onPress={() => stepBack('round')}>
          <Icon name="round-back" />
        </Button>
        <Button className="button quiet" aria-label={say('step.back')} isDisabled={isFirst} onPress={() => stepBack()}>
          <Icon name="move-back" />
        </Button>
        <Button className="button primary" aria-label={say(playing ? 'replay.pause' : 'replay.play')} onPress={() => setPlaying(!playing)}>
          <Icon name={playing ? 'pause' : 'start'} />
        </Button>
        <Button className="button quiet" aria-label={say('step.forth')} isDisabled={isLast} onPress={() => stepForth()}>
          <Icon name="move-on" />
        </Button>
        <Button className="button quiet" aria-label={say('replay.round-forth')} isDisabled={isLast} onPress={() => stepForth('round')}>
          <Icon name="round-on" />
        </Button>
      </div>
    </fieldset>
  )
}

function JumpSelect({ chapters, at }: { readonly chapters: readonly Chapter[]; readonly at: number }) {
  const say = useSay()
  const w = useWords()
  const turns = Map.groupBy(chapters, ({ turn }) => turn)
  return (
    <select aria-label={say('replay.jump')} value={chapterAt(chapters, at).at} onChange={(event) => goTo(Number(event.target.value))}>
      {[...turns].map(([turn, own]) => (
        <optgroup key={turn} label={say('replay.turn', { turn })}>
          {own.map((chapter) => (
            <option key={chapter.at} value={chapter.at}>
              {nameOfChapter(chapter, say, w)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}

function nameOfChapter({ kind, turn, round, side }: Chapter, say: Say, w: Words): string {
  if (kind === 'round') return say('replay.round', { turn, round, side: w.side(side) })
  return say('replay.chapter', { turn, chapter: w.say(`phase.${kind}`) })
}
