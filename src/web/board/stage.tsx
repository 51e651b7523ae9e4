/** What a scene puts beside a country: the die, its sum, the changes of influence. It follows the board by the camera's properties. */
import type { CSSProperties, ReactNode } from 'react'
import { type Side, US, USSR } from '../../engine/script.ts'
import { controller } from '../../rules/board.ts'
import { boardOf } from '../../rules/queries/board.ts'
import type { View } from '../../rules/view.ts'
import { type InfluenceShift, type Roll, type StepOf, toBeat } from '../../scenes/steps.ts'
import { glued } from '../words/glued.ts'
import { useSayScene } from '../words/scenes.ts'
import { useWords } from '../words/use-words.ts'
import { Dice, Sum } from './dice.tsx'
import type { Layout, Point } from './layout.ts'
import type { BoardScene } from './props.ts'
import './stage.css'

const sideClass = (side: Side | -1): string => (side === US ? 'us' : side === USSR ? 'ussr' : 'both')

/** Something at a point of the board. */
function At({ at: [x, y], className, children }: { readonly at: Point; readonly className: string; readonly children: ReactNode }) {
  return (
    <div className={`at ${className}`} style={{ '--x': x, '--y': y } as CSSProperties}>
      {children}
    </div>
  )
}

interface StageProps {
  readonly scene: BoardScene
  readonly layout: Layout
  readonly view: View
}

export function BoardStage({ scene, layout, view }: StageProps) {
  const { step } = scene
  return (
    <div className="board-stage" aria-hidden="true">
      {step.kind === 'target' && <Target step={step} layout={layout} />}
      {step.kind === 'die' && <Rolled rolls={step.rolls} layout={layout} />}
      {step.kind === 'influence' && <Influence step={step} rolled={scene.rolled} layout={layout} view={view} />}
      {[...scene.points].map(([country, side]) => {
        const at = layout.boxes.get(country)
        return (
          at && (
            <At key={country} at={at} className="point">
              <span className={`scene-point ${sideClass(side)}`}>+1</span>
            </At>
          )
        )
      })}
    </div>
  )
}

const FACES = [1, 2, 3, 4, 5, 6] as const

function Target({ step: { country, coup, scene }, layout }: { readonly step: StepOf<'target'>; readonly layout: Layout }) {
  const say = useSayScene()
  const w = useWords()
  const at = layout.boxes.get(country)
  if (at === undefined) return null
  const names = { country: w.country(country), where: w.inCountry(country) }
  const title =
    coup !== null
      ? say('target.coup', { ...names, ops: coup.ops + coup.mod, stability: toBeat(coup) / 2 })
      : say(scene.use === 'realign' ? 'target.realign' : 'target.other', names)
  return (
    <At at={at} className="below">
      <div className="scene-plate">
        <b>{glued(title)}</b>
        {coup !== null && (
          <span className="scene-faces">
            {FACES.map((face) => (
              <i key={face} className={face + coup.ops + coup.mod > toBeat(coup) ? sideClass(coup.side) : 'fails'}>
                {face}
              </i>
            ))}
          </span>
        )}
      </div>
    </At>
  )
}

function Rolled({ rolls, layout }: { readonly rolls: readonly Roll[]; readonly layout: Layout }) {
  const country = rolls.map((roll) => ('country' in roll ? roll.country : -1)).find((each) => each >= 0)
  const at = country === undefined ? undefined : layout.boxes.get(country)
  // A die that falls at no country falls in the middle of the table (table/stage.tsx).
  if (at === undefined) return null
  return (
    <>
      <At at={at} className="above">
        <Dice rolls={rolls} />
      </At>
      <At at={at} className="below">
        <div className="scene-plate after-die">
          <Sum rolls={rolls} />
        </div>
      </At>
    </>
  )
}

/** Control that a change has given or taken. */
function controlOf({ country, before }: InfluenceShift, view: View): { readonly gained: Side | -1; readonly lost: Side | -1 } {
  const board = boardOf(view)
  const figures = view.influence.slice()
  figures.splice(country * 2, 2, ...before)
  const was = controller(boardOf({ ...view, influence: figures }), country)
  const is = controller(board, country)
  return { gained: was === is ? -1 : is, lost: was === is ? -1 : was }
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)

interface InfluenceProps extends Omit<StageProps, 'scene'> {
  readonly step: StepOf<'influence'>
  readonly rolled: readonly Roll[]
}

function Influence({ step: { changes }, rolled, layout, view }: InfluenceProps) {
  const say = useSayScene()
  const w = useWords()
  const [change] = changes
  if (change === undefined || changes.length > 1) return null
  const at = layout.boxes.get(change.country)
  if (at === undefined) return null
  const { gained, lost } = controlOf(change, view)
  const country = w.country(change.country)
  return (
    <>
      {([US, USSR] as const).map((side) => {
        const n = change.after[side] - change.before[side]
        return (
          n !== 0 && (
            <At key={side} at={at} className={side === US ? 'beside-left' : 'beside-right'}>
              <span className={`scene-chip ${sideClass(side)}`}>{say('change', { side: w.side(side), n: signed(n) })}</span>
            </At>
          )
        )
      })}
      {rolled.length > 0 && (
        <At at={at} className="above lies">
          <Dice rolls={rolled} />
        </At>
      )}
      <At at={at} className="below">
        {(gained >= 0 || lost >= 0) && (
          <div className="scene-plate">
            <b>
              {gained >= 0
                ? say('control.gains', { side: w.side(gained as Side), country })
                : say('control.loses', { side: w.side(lost as Side), country })}
            </b>
          </div>
        )}
        {/* That of both sides is too high for the room below. */}
        {rolled.length === 1 && (
          <div className="scene-plate lies">
            <Sum rolls={rolled} />
          </div>
        )}
      </At>
    </>
  )
}
