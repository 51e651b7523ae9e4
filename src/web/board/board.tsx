/** The map with its countries. It shows a view, lights up what may be chosen and reports what was picked; it knows no rules. */

import { useCallback, useId, useMemo, useRef } from 'react'
import { rulesNamed } from '../../games/index.ts'
import type { Rules } from '../../rules/ruleset.ts'
import { bookOfGame } from '../router/books.ts'
import { useSay, useWords } from '../words/use-words.ts'
import './board.css'
import { Arrows } from './arrows.tsx'
import { Around, Box, Differences } from './box.tsx'
import { onScreen, type Size } from './camera.ts'
import { type CountryFace, type CountryStatus, facesOf, sentenceOf } from './face.ts'
import { Land } from './land.tsx'
import { frameOf, type Layout, layoutFor, tintOf } from './layout.ts'
import { useNames } from './names.ts'
import type { BoardProps } from './props.ts'
import { Scenery } from './scenery.tsx'
import { BoardStage } from './stage.tsx'
import { Tip } from './tip.tsx'
import { Tools } from './tools.tsx'
import { useCamera, useSize } from './use-camera.ts'
import { useCursor } from './use-cursor.ts'
import { useMapKeys } from './use-map-keys.ts'
import { useScene } from './use-scene.ts'
import { useTargets } from './use-targets.ts'
import { useTip } from './use-tip.ts'

/** Regions as bits. */
const bitsOf = (regions: Iterable<number>): number => [...regions].reduce((bits, region) => bits | (1 << region), 0)

const inRegion = ({ map }: Rules, region: number): number[] =>
  map.countries.flatMap((country, n) => (country !== undefined && (country.regions >> region) & 1 ? [n] : []))

const standingOf = (country: number, legal: BoardProps['legal']): CountryStatus =>
  legal.size === 0 ? 'unasked' : legal.has(country) ? 'legal' : 'refused'

const isClosed = ({ map }: Rules, country: number, closed: number): boolean => (map.countries[country]!.regions & closed) !== 0

/** The layout that fills this space best, whatever lies over it for a time; the usual one before the space is known. */
const useLayout = (rules: Rules, { width, height }: Size): Layout =>
  useMemo(() => (width === 0 ? layoutFor(rules, 16, 9) : layoutFor(rules, width, height)), [rules, width, height])

export function Board(props: BoardProps) {
  const { view } = props
  const rules = rulesNamed(view.game)!
  const words = useWords()
  const say = useSay()
  const whole = useRef<HTMLDivElement>(null)
  const clear = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const group = useRef<SVGGElement>(null)
  const ground = useRef<SVGGElement>(null)
  const tipId = useId()
  const helpId = useId()
  const size = useSize(clear)
  const layout = useLayout(rules, useSize(whole))
  const faces = useMemo(() => facesOf(view), [view])
  const closed = bitsOf(props.closed)
  const regions = rules.tables.finalScoring
  const tip = useTip()
  const around = useMemo(() => {
    const { x, y, width, height } = frameOf(layout, inRegion(rules, regions[0]!))
    return [x + width / 2, y + height / 2] as const
  }, [layout, rules, regions])
  const sight = { whole: layout.whole, size, around, isHeld: props.focus !== undefined, moved: tip.onBoardMove }
  const steering = useCamera({ svg, group, ground, view: clear }, sight)
  const cursor = useCursor(props, { svg, rules, layout, steering, tip })
  useTargets(props, layout, size, steering, cursor.moveTo)
  const scene = props.scene ?? null
  useScene(scene, layout, size, steering)
  const showRegion = useCallback(
    (region: number): void => steering.show(frameOf(layout, inRegion(rules, region))),
    [steering, layout, rules],
  )
  useMapKeys(steering, regions, showRegion)
  const jumps = useMemo(
    () =>
      regions.map((region) => ({
        region,
        id: rules.map.regions[region]!,
        targets: inRegion(rules, region).filter((country) => props.legal.has(country)).length,
      })),
    [regions, rules, props.legal],
  )

  const tipFace = tip.country === null ? undefined : faces.find(({ country }) => country === tip.country)
  const camera = steering.camera()
  return (
    <div className="board">
      <p className="unseen" id={helpId}>
        {say('board.help', { n: regions.length })}
      </p>
      <div className="board-window" ref={whole} onPointerLeave={tip.onPointerLeave}>
        <svg className="ground" aria-hidden="true">
          <g ref={ground}>
            <Land layout={layout} rules={rules} closed={closed} />
          </g>
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: a map is no form, so it can't be a fieldset */}
        <svg
          ref={svg}
          role="group"
          aria-label={say('board.map', { game: words.game() })}
          aria-describedby={helpId}
          onKeyDown={cursor.onKeyDown}
          onFocus={cursor.onFocus}
          onBlur={({ relatedTarget }) => whole.current!.contains(relatedTarget) || tip.hide()}
          onClick={cursor.onClick}
          onPointerDown={(event) => tip.onPointerDown(event, steering.dragged)}
          onPointerMove={tip.onPointerMove}
          onPointerUp={tip.onPointerUp}
        >
          <g ref={group}>
            <Scenery layout={layout} rules={rules} closed={closed} />
            <Around boxes={layout.boxes} />
            <Boxes {...{ props, rules, layout, faces, closed, tipId }} current={cursor.current} described={tip.country} />
          </g>
        </svg>
        <div className="board-clear" ref={clear}>
          {scene !== null && <BoardStage scene={scene} layout={layout} view={view} />}
          {scene === null && <Arrows legal={props.legal} layout={layout} size={size} steering={steering} />}
          {tipFace && scene === null && (
            <Tip
              key={tipFace.country}
              id={tipId}
              face={tipFace}
              standing={standingOf(tipFace.country, props.legal)}
              closed={isClosed(rules, tipFace.country, closed)}
              before={props.before.get(tipFace.country)}
              preview={props.preview(tipFace.country)}
              refused={props.refused(tipFace.country)}
              game={bookOfGame(view.game)}
              at={onScreen(camera, layout.boxes.get(tipFace.country)!)}
              scale={camera.scale}
              size={size}
              targets={[...props.legal].flatMap((country) =>
                layout.boxes.has(country) ? [onScreen(camera, layout.boxes.get(country)!)] : [],
              )}
            />
          )}
        </div>
      </div>
      <Tools regions={jumps} onAll={steering.showAll} onRegion={showRegion} onIn={steering.zoomIn} onOut={steering.zoomOut} />
      <p className="unseen" role="status">
        {cursor.refusal}
      </p>
    </div>
  )
}

interface BoxesProps {
  readonly props: BoardProps
  readonly rules: Rules
  readonly layout: Layout
  readonly faces: readonly CountryFace[]
  /** Closed regions as bits. */
  readonly closed: number
  /** Where the keyboard is. */
  readonly current: number
  /** The country whose tip is open, and the id of the tip. */
  readonly described: number | null
  readonly tipId: string
}

/** How much larger the target of a scene is than the other boxes. */
const LARGE = 1.45

const SIDES = ['us', 'ussr'] as const

function ringOf(country: number, { scene, touched, hinted, dangerous }: BoardProps): string {
  const side = scene?.lit.get(country)
  if (side !== undefined) return side === -1 ? ' lit' : ` lit lit-${SIDES[side]}`
  if (dangerous?.has(country)) return ' dangerous'
  if (hinted?.has(country)) return ' hinted'
  const by = touched?.get(country)
  return by === undefined ? '' : ` touched-${SIDES[by.side]}`
}

function Boxes({ props, rules, layout, faces, closed, current, described, tipId }: BoxesProps) {
  const words = useWords()
  const say = useSay()
  const names = useNames(rules, words)
  const { legal, before, focus, scene } = props
  const box = (face: CountryFace) => {
    const { country } = face
    const standing = standingOf(country, legal)
    const shut = isClosed(rules, country, closed)
    return (
      <Box
        key={country}
        {...boxOf(face, layout, rules)}
        {...names.get(country)!}
        label={sentenceOf(face, standing, shut, words, say)}
        wasUs={before.get(country)?.[0] ?? null}
        wasUssr={before.get(country)?.[1] ?? null}
        standing={standing}
        closed={shut}
        current={country === current}
        chosen={country === focus}
        ring={ringOf(country, props)}
        enlarged={scene?.isLarge && scene.lit.has(country) ? LARGE : 1}
        describedBy={country === described ? tipId : undefined}
        markers={face.markers.map((card) => words.card(card)).join(', ')}
      />
    )
  }
  const difference = ({ country, us, ussr, markers }: CountryFace) => {
    const [x, y] = layout.boxes.get(country)!
    const [wasUs, wasUssr] = before.get(country) ?? [null, null]
    const others = () =>
      faces.flatMap((face) =>
        face.country === country ? [] : [{ at: layout.boxes.get(face.country)!, isEmpty: face.us + face.ussr === 0 }],
      )
    const values = { x, y, us, ussr, wasUs, wasUssr, others }
    return <Differences key={country} {...values} touch={props.touched?.get(country)} hasMarker={markers.length > 0} />
  }
  if (!scene?.isVeiled)
    return (
      <>
        {faces.map(box)}
        {faces.filter(({ country }) => !(scene?.isLarge && scene.lit.has(country))).map(difference)}
      </>
    )
  const { x, y, width, height } = layout.whole
  const isLit = ({ country }: CountryFace): boolean => scene.lit.has(country)
  return (
    <>
      {faces.filter((face) => !isLit(face)).map(box)}
      <rect className="veil" x={x - width} y={y - height} width={width * 3} height={height * 3} />
      {faces.filter(isLit).map(box)}
      {!scene.isLarge && faces.filter(isLit).map(difference)}
    </>
  )
}

/** The part of a box that depends on neither words nor the question. */
function boxOf({ country, kind, stability, printed, us, ussr, controller, protectedBy }: CountryFace, layout: Layout, rules: Rules) {
  const [x, y] = layout.boxes.get(country)!
  return {
    country,
    kind,
    stability,
    printed,
    us,
    ussr,
    controller,
    x,
    y,
    isProtected: protectedBy.length > 0,
    tint: tintOf(rules, country) || 'land',
  }
}
