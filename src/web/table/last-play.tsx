/** The opponent's last play stays on the table until the next one: the card, its use, what it did, and the scene again. */
import { useState } from 'react'
import { US } from '../../engine/script.ts'
import { lastPlayOf, type LastPlay as Play } from '../../scenes/last-play.ts'
import { Thumb } from '../cards/face.tsx'
import { SideMark } from '../parts/side-mark.tsx'
import { playAgain, useStage } from '../store/scene-player.ts'
import { readCard } from '../store/windows.ts'
import { useSeen } from '../view/seen.ts'
import { glued } from '../words/glued.ts'
import { useSayScene } from '../words/scenes.ts'
import { useWords } from '../words/use-words.ts'
import { effectText, playText, textOfUse } from './scene-words.ts'

export function LastPlay() {
  const say = useSayScene()
  const w = useWords()
  const { session: shown, viewer } = useSeen()
  const session = useStage((stage) => stage.lastOf) ?? shown
  const missedFrom = useStage((stage) => stage.missedFrom)
  const last = lastPlayOf(session, viewer)
  // Another play is folded again.
  const [opened, setOpened] = useState(-1)
  if (last === null) return null
  const isOpen = opened === last.from
  const setOpen = (open: boolean): void => setOpened(open ? last.from : -1)
  const missed = missedFrom === null ? [] : playsSince(session, viewer, missedFrom)
  const from = missed.at(-1)?.from ?? last.from
  const side = w.side(last.side)
  const use = textOfUse(last, say)
  const text = glued(playText(last, say, w))
  const effect = effectText(last, say, w)
  return (
    <section className={`last-play ${last.side === US ? 'us' : 'ussr'}`} aria-label={say('last.title', { side })}>
      <Thumb game={session.g.game} card={last.card} />
      <p className="last-play-who">
        <SideMark side={last.side} /> {missed.length > 1 ? say('last.away', { n: missed.length }) : say('last.title', { side })}
      </p>
      <button
        type="button"
        className="last-play-replay"
        aria-label={say('last.replay.of', { card: w.card(last.card) })}
        onClick={(event) => {
          // After a click Space belongs to the scene, and does not begin it again.
          if (event.detail > 0) event.currentTarget.blur()
          playAgain(session, from, last.to, viewer)
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5" />
        </svg>
        {say('last.replay')}
      </button>
      <button type="button" className="last-play-card" onClick={() => readCard(last.card)}>
        <span>
          <span className="last-play-name">{text.slice(0, text.length - use.length)}</span>
          <span>{glued(use)}</span>
        </span>
      </button>
      {effect !== '' && (
        <button type="button" className="last-play-effect" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {glued(effect)}
        </button>
      )}
    </section>
  )
}

/** The opponent's plays after so many moves, newest first. */
function playsSince(session: Parameters<typeof lastPlayOf>[0], viewer: Parameters<typeof lastPlayOf>[1], from: number): Play[] {
  const plays: Play[] = []
  let play = lastPlayOf(session, viewer)
  while (play !== null && play.from >= from) {
    plays.push(play)
    play = lastPlayOf(session, viewer, play.from)
  }
  return plays
}
