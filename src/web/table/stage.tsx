/** What a scene puts over the whole board: cards, headlines, ledgers, ceremonies. What it puts beside a country is in board/stage.tsx. */
import { useEffect } from 'react'
import { other, type Side, US, USSR } from '../../engine/script.ts'
import { rulesNamed } from '../../games/index.ts'
import { defconOf, type Scene, type SceneStep, type StepOf } from '../../scenes/steps.ts'
import { logLines } from '../../words/log.ts'
import { Dice, Sum } from '../board/dice.tsx'
import { layoutFor } from '../board/layout.ts'
import { isWest } from '../board/use-scene.ts'
import { CardFace } from '../cards/card-face.tsx'
import { CardBack, HandFace } from '../cards/face.tsx'
import { SideMark } from '../parts/side-mark.tsx'
import { closedAt } from '../rules/facts.ts'
import { useStepSounds } from '../sound/use-step-sounds.ts'
import { finishScene, finishStep, lookAway, useStage } from '../store/scene-player.ts'
import { useWindows } from '../store/windows.ts'
import { useSeen } from '../view/seen.ts'
import { useSayScene } from '../words/scenes.ts'
import { useWords } from '../words/use-words.ts'
import { FinalLedger, Ledger } from './ledger.tsx'
import { countriesIn } from './scene-board.ts'
import { orderOf, shiftTexts, textOfUse } from './scene-words.ts'
import './stage.css'

const sideClass = (side: Side | -1): string => (side === US ? 'us' : side === USSR ? 'ussr' : 'both')

/** Where Space has a use of its own. */
const TYPING = 'input:not([type="radio"]):not([type="range"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"]'

/** Space ends the step, with Shift the scene. A tab that is left keeps nothing for later. */
function useSceneKeys(isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying) return
    const press = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey || useWindows.getState().open !== null) return
      if (event.target instanceof Element && event.target.closest(TYPING) !== null) return
      event.preventDefault()
      event.stopPropagation()
      if (event.repeat) return
      if (event.shiftKey) finishScene()
      else finishStep()
    }
    // A button that has the focus would take the release of the key for a press.
    const release = (event: KeyboardEvent): void => {
      if (event.key === ' ') event.preventDefault()
    }
    const hide = (): void => {
      if (document.hidden) lookAway()
    }
    addEventListener('keydown', press, { capture: true })
    addEventListener('keyup', release, { capture: true })
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('keydown', press, { capture: true })
      removeEventListener('keyup', release, { capture: true })
      document.removeEventListener('visibilitychange', hide)
    }
  }, [isPlaying])
}

export function Stage() {
  useStepSounds()
  const step = useStage((stage) => stage.step)
  useSceneKeys(step !== null)
  if (step === null) return null
  return (
    // A click ends the step; the panel has the same as a button.
    <div className="stage" data-step={step.kind} onClick={finishStep} aria-hidden="true">
      <EdgeCard step={step} />
      <Body step={step} />
    </div>
  )
}

function Body({ step }: { readonly step: SceneStep }) {
  switch (step.kind) {
    case 'card':
      return <PlayedCard scene={step.scene} />
    case 'backs':
    case 'reveal':
    case 'order':
      return <Headlines step={step} />
    case 'die':
      return step.countries.length > 0 ? null : <TableDie step={step} />
    case 'influence':
      return <FarShifts step={step} />
    case 'tracks':
      return <TracksPlate step={step} />
    case 'level':
    case 'battlegrounds':
    case 'sum':
      return <RegionLedger step={step} />
    case 'final':
      return <FinalLedger step={step} />
    case 'turn-end':
      return <TurnEnd step={step} />
    case 'end':
      return <End step={step} />
    case 'lines':
      return <Lines step={step} />
    default:
      return null
  }
}

/** Steps in which the card waits at the edge. */
const BESIDE: ReadonlySet<SceneStep['kind']> = new Set(['target', 'die', 'influence', 'tracks', 'lines'])

function EdgeCard({ step: { kind, scene } }: { readonly step: SceneStep }) {
  const say = useSayScene()
  const { view } = useSeen()
  if (scene.card < 0 || !BESIDE.has(kind)) return null
  return (
    <div key={scene.id} className={`edge-card ${sideClass(scene.actor)}`}>
      <HandFace game={view.game} card={scene.card} />
      {scene.use !== null && <b>{textOfUse(scene, say)}</b>}
    </div>
  )
}

function aboutOf({ card, use, actor }: Scene, game: string): Parameters<ReturnType<typeof useSayScene>>[0] | null {
  const facts = rulesNamed(game)!.cards[card]!
  if (use === null) return null
  if (facts.scoring !== null) return 'about.scoring'
  if (use === 'event') return null
  if (use === 'space') return 'about.space'
  const isOpponents = actor >= 0 && facts.side === other(actor as Side)
  return isOpponents ? 'about.ops.opponent' : 'about.ops'
}

function PlayedCard({ scene }: { readonly scene: Scene }) {
  const say = useSayScene()
  const w = useWords()
  const { view } = useSeen()
  const about = aboutOf(scene, view.game)
  const side = scene.actor as Side
  // A headline may be the event of the other side: nobody plays it now.
  const isEvent = scene.use === 'event' && (scene.kind === 'event' || scene.actor !== scene.side)
  return (
    <div className="played-card" key={scene.id}>
      <div className="scene-card">
        <CardFace card={scene.card} />
      </div>
      <div className={`scene-plate use-plate ${sideClass(side)}`}>
        <p className="use-who">
          <SideMark side={side} /> {say(isEvent ? 'scene.event-of' : 'scene.plays', { side: w.side(side) })}
        </p>
        <p className="use-what">{scene.use === null ? w.card(scene.card) : textOfUse(scene, say)}</p>
        {about !== null && <p className="quiet">{say(about, { side: w.side(other(side)) })}</p>}
      </div>
    </div>
  )
}

function Headlines({ step }: { readonly step: StepOf<'backs' | 'reveal' | 'order'> }) {
  const say = useSayScene()
  const w = useWords()
  const { view, viewer } = useSeen()
  const isOrder = step.kind === 'order'
  return (
    <div className="headlines">
      {([US, USSR] as const).map((side) => {
        const card = step.cards[side]
        const isFirst = step.first === side
        return (
          <div key={side} className={`headline ${sideClass(side)}${isOrder && isFirst ? ' first' : ''}`}>
            <b className="headline-side">
              <SideMark side={side} /> {side === viewer ? say('you', { side: w.side(side) }) : w.side(side)}
            </b>
            <div className={`turning${step.kind === 'backs' || card < 0 ? '' : ' open'}`}>
              <CardBack />
              {card >= 0 && step.kind !== 'backs' && (
                <div className="scene-card">
                  <CardFace card={card} />
                </div>
              )}
            </div>
            <p className={`scene-plate headline-order${isOrder && card >= 0 ? '' : ' hidden'}`}>
              {card >= 0 && <Order game={view.game} step={step} side={side} />}
            </p>
          </div>
        )
      })}
    </div>
  )
}

function Order({ game, step, side }: { readonly game: string; readonly step: StepOf<'backs' | 'reveal' | 'order'>; readonly side: Side }) {
  const say = useSayScene()
  const facts = rulesNamed(game)!.cards[step.cards[side]]!
  const isFirst = step.first === side
  const why = orderOf(game, step.cards, step.first)
  const ops = { n: facts.ops }
  return (
    <>
      <b>{say(isFirst ? 'order.first' : 'order.second')}</b>{' '}
      {facts.scoring !== null
        ? say('order.scoring')
        : say(isFirst && why === 'higher' ? 'order.higher' : isFirst && why === 'level' ? 'order.level' : 'order.ops', ops)}
    </>
  )
}

/** A die that falls at no country: the space race, a trap, an event. */
const TableDie = ({ step }: { readonly step: StepOf<'die'> }) => (
  <div className="table-die">
    <Dice rolls={step.rolls} />
    <div className="scene-plate after-die">
      <Sum rolls={step.rolls} />
    </div>
  </div>
)

/** Countries so far apart that a phone shows them without their names: what changes is said (stage.css). */
function FarShifts({ step: { changes } }: { readonly step: StepOf<'influence'> }) {
  const say = useSayScene()
  const w = useWords()
  if (changes.length < 2) return null
  return (
    <div className="scene-plate said far-shifts">
      {shiftTexts(changes, say, w).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

function TracksPlate({ step }: { readonly step: StepOf<'tracks'> }) {
  const say = useSayScene()
  const w = useWords()
  const { view, viewer } = useSeen()
  const level = defconOf(step)
  if (level === null)
    return (
      <div className="scene-plate banner">
        {logLines(step.notes, viewer, w).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    )
  const regions = closedAt(rulesNamed(view.game)!, level).map((region) => w.region(region))
  const others = step.notes.filter(({ key }) => key !== 'defcon')
  return (
    <div className={`scene-plate banner defcon-banner level-${level}`}>
      <b className="defcon-level" style={{ background: `var(--defcon-${level})`, color: `var(--on-defcon-${level})` }}>
        {level}
      </b>
      <div>
        <p className="banner-title">{say('defcon', { n: level })}</p>
        <p className="quiet">
          {level === 1
            ? say('defcon.war')
            : regions.length === 0
              ? say('defcon.open')
              : say('defcon.closed', { regions: regions.join(', ') })}{' '}
          {level === 2 && say('defcon.deadly')}
        </p>
        {logLines(others, viewer, w).map((line) => (
          <p key={line} className="quiet">
            {line}
          </p>
        ))}
      </div>
    </div>
  )
}

function RegionLedger({ step }: { readonly step: StepOf<'level' | 'battlegrounds' | 'sum'> }) {
  const { view } = useSeen()
  const rules = rulesNamed(view.game)!
  const west = isWest(layoutFor(rules, 16, 9), countriesIn(rules, step.region))
  return (
    <div className={`ledger-place ${west ? 'right' : 'left'}`}>
      <Ledger step={step} />
    </div>
  )
}

function TurnEnd({ step: { missing } }: { readonly step: StepOf<'turn-end'> }) {
  const say = useSayScene()
  const w = useWords()
  const { view } = useSeen()
  const lead = missing[USSR] - missing[US]
  return (
    <div className="scene-plate ceremony">
      <h2>{say('title.turn-end', { turn: view.turn })}</h2>
      {missing[US] + missing[USSR] === 0 ? (
        <p>{say('turn-end.enough')}</p>
      ) : (
        ([US, USSR] as const).map(
          (side) =>
            missing[side] > 0 && (
              <p key={side}>
                <SideMark side={side} /> {say('turn-end.short', { side: w.side(side), n: missing[side] })}
              </p>
            ),
        )
      )}
      {lead !== 0 && (
        <p className={`ledger-result ${lead > 0 ? 'us' : 'ussr'}`}>
          <span>{say('ledger.from-to', { from: w.score(view.vp - lead), to: w.score(view.vp) })}</span>
          <b>{say('turn-end.pays', { side: w.side(lead > 0 ? US : USSR), n: Math.abs(lead) })}</b>
        </p>
      )}
    </div>
  )
}

function End({ step: { note } }: { readonly step: StepOf<'end'> }) {
  const say = useSayScene()
  const w = useWords()
  return (
    <div className={`scene-plate ceremony end ${sideClass(note.winner)}`}>
      <h2>{say('title.end')}</h2>
      <p>{w.note(note)}</p>
    </div>
  )
}

function Lines({ step: { notes } }: { readonly step: StepOf<'lines'> }) {
  const w = useWords()
  const { viewer } = useSeen()
  return (
    <div className="scene-plate said">
      {logLines(notes, viewer, w).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
