/** The way through a watched game: step, round, turn, the whole of it by itself. */
import { useEffect } from 'react'
import { Button } from 'react-aria-components'
import type { Say } from '../../words/page.ts'
import type { Words } from '../../words/speak.ts'
import { useSeen } from '../view/seen.ts'
import { statusLine } from '../view/status.ts'
import { useSay, useWords } from '../words/use-words.ts'
import { type Chapter, chapterAt } from './course.ts'
import { type ReplaySpeed, SPEEDS, setSpeed, useSpeed } from './speed.ts'
import { goTo, setPlaying, stepBack, stepForth, useReplay, type Watched } from './store.ts'

/** How long a step is shown, in milliseconds. */
const PAUSE: Readonly<Record<ReplaySpeed, number>> = { slow: 2400, normal: 1200, fast: 450 }

function usePlaying(end: number): void {
  const { playing, at } = useReplay()
  const speed = useSpeed()
  useEffect(() => {
    if (!playing) return
    if (at >= end) return setPlaying(false)
    const timer = setTimeout(() => stepForth(), PAUSE[speed])
    return () => clearTimeout(timer)
  }, [playing, at, end, speed])
}

export function Transport({ game }: { readonly game: Watched }) {
  const say = useSay()
  const w = useWords()
  const { view } = useSeen()
  const { at, playing } = useReplay()
  const speed = useSpeed()
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
          ⏪
        </Button>
        <Button className="button quiet" aria-label={say('step.back')} isDisabled={isFirst} onPress={() => stepBack()}>
          ◀
        </Button>
        <Button className="button primary" aria-label={say(playing ? 'replay.pause' : 'replay.play')} onPress={() => setPlaying(!playing)}>
          {playing ? '⏸' : '⏵'}
        </Button>
        <Button className="button quiet" aria-label={say('step.forth')} isDisabled={isLast} onPress={() => stepForth()}>
          ▶
        </Button>
        <Button className="button quiet" aria-label={say('replay.round-forth')} isDisabled={isLast} onPress={() => stepForth('round')}>
          ⏩
        </Button>
        <select
          aria-label={say('replay.speed')}
          value={speed}
          onChange={(event) => setSpeed(SPEEDS.find((each) => each === event.target.value)!)}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {say(`replay.speed.${each}`)}
            </option>
          ))}
        </select>
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
