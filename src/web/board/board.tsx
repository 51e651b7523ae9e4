/** The map with its countries. It shows a view, lights up what may be chosen and says what was picked; it knows no rules. */

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { rulesNamed } from '../../games/index.ts'
import type { Rules } from '../../rules/ruleset.ts'
import { bookOfGame } from '../router/books.ts'
import { useSay, useWords } from '../words.tsx'
import './board.css'
import { Box } from './box.tsx'
import { isSeen, LEGIBLE, onScreen } from './camera.ts'
import { type CountryFace, type CountryStatus, facesOf, sentenceOf } from './face.ts'
import { Land } from './land.tsx'
import { frameOf, type Layout, layoutFor, tintOf } from './layout.ts'
import { useNames } from './names.ts'
import type { BoardProps } from './props.ts'
import { Scenery } from './scenery.tsx'
import { Tip } from './tip.tsx'
import { Tools } from './tools.tsx'
import { type Direction, travel } from './travel.ts'
import { useCamera, useSize } from './use-camera.ts'

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

/** How long a pointer rests on a box before it tells more. */
const REST = 180
/** How long a finger presses a box to be told, instead of choosing it. */
const PRESS = 400

/** Regions as bits. */
const bitsOf = (regions: Iterable<number>): number => [...regions].reduce((bits, region) => bits | (1 << region), 0)

const inRegion = ({ map }: Rules, region: number): number[] =>
  map.countries.flatMap((country, n) => (country !== undefined && (country.regions >> region) & 1 ? [n] : []))

const countryAt = (target: EventTarget): number | null => {
  const box = target instanceof Element ? target.closest('[data-country]') : null
  return box instanceof SVGElement ? Number(box.dataset.country) : null
}

/** Whether keys are wanted elsewhere: something is being written, or a dialog is open. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]') !== null

function useFaces(view: BoardProps['view']): readonly CountryFace[] {
  return useMemo(() => facesOf(view), [view])
}

export function Board({ view, legal, refused, onPick, before, preview, closed, focus }: BoardProps) {
  const rules = rulesNamed(view.game)!
  const words = useWords()
  const say = useSay()
  const whole = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const group = useRef<SVGGElement>(null)
  const tipId = useId()
  const helpId = useId()
  const size = useSize(whole)
  const layout = useMemo(() => (size.width === 0 ? layoutFor(rules, 16, 9) : layoutFor(rules, size.width, size.height)), [rules, size])
  const names = useNames(rules, words)
  const faces = useFaces(view)
  const closedBits = bitsOf(closed)
  const regions = rules.tables.finalScoring

  const [current, setCurrent] = useState(() => rules.map.all[0]!)
  const [told, setTold] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const rest = useRef(0)
  /** What was asked for by a click stays until something else is. */
  const isPinned = useRef(false)
  const pressed = useRef(false)

  const hush = (): void => {
    isPinned.current = false
    clearTimeout(rest.current)
    setTold(null)
  }
  const around = useMemo(() => {
    const { x, y, width, height } = frameOf(layout, inRegion(rules, regions[0]!))
    return [x + width / 2, y + height / 2] as const
  }, [layout, rules, regions])
  const steering = useCamera(svg, group, layout.whole, size, around, hush)

  const standingOf = (country: number): CountryStatus => (legal.size === 0 ? 'unasked' : legal.has(country) ? 'legal' : 'refused')
  const isClosed = (country: number): boolean => (rules.map.countries[country]!.regions & closedBits) !== 0
  const boxFrame = (country: number) => frameOf(layout, [country])
  const elementOf = (country: number): SVGElement | null => svg.current?.querySelector<SVGElement>(`[data-country="${country}"]`) ?? null

  const go = (country: number): void => {
    setCurrent(country)
    steering.bring(boxFrame(country))
    elementOf(country)?.focus({ preventScroll: true })
  }
  const choose = (country: number): void => {
    setSaid('')
    if (legal.has(country)) {
      hush()
      onPick(country)
      return
    }
    isPinned.current = true
    setTold(country)
    setSaid(refused(country) ?? say('board.cannot-be-chosen'))
  }

  // New targets come into view, where none of them is; and so does the country that the page points at.
  const isThere = size.width > 0
  const onTargets = useEffectEvent((targets: ReadonlySet<number>, on: Layout): void => {
    const camera = steering.camera()
    if (![...targets].some((country) => isSeen(camera, frameOf(on, [country]), size))) steering.bring(frameOf(on, targets))
    if (!svg.current?.contains(document.activeElement) && !targets.has(current)) setCurrent([...targets][0]!)
  })
  useEffect(() => {
    if (isThere && legal.size > 0) onTargets(legal, layout)
  }, [legal, layout, isThere])
  const onPoint = useEffectEvent((country: number, on: Layout): void => steering.bring(frameOf(on, [country])))
  useEffect(() => {
    if (isThere && focus !== undefined && layout.boxes.has(focus)) onPoint(focus, layout)
  }, [focus, layout, isThere])

  // With another size the first look is another, and what was in view may be hidden.
  const onSize = useEffectEvent((): void => {
    if (legal.size > 0 && steering.untouched()) onTargets(legal, layout)
    if (focus !== undefined && layout.boxes.has(focus)) onPoint(focus, layout)
  })
  useEffect(() => {
    if (size.width > 0) onSize()
  }, [size])

  const showRegion = (region: number): void => steering.show(frameOf(layout, inRegion(rules, region)))
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
    const region = regions[Number(event.key) - 1]
    if (event.key === '0') steering.showAll()
    else if (event.key === '+' || event.key === '=') steering.zoomIn()
    else if (event.key === '-') steering.zoomOut()
    else if (region !== undefined) showRegion(region)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent): void => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key]
    if (direction !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault()
      go(travel(current, direction, layout.boxes, rules.map.countries[current]!.neighbours))
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (!event.repeat) choose(current)
    } else if (event.key === 'Escape') hush()
  }
  const onFocus = (event: FocusEvent): void => {
    const country = countryAt(event.target)
    if (country === null) return
    setCurrent(country)
    if (event.target.matches(':focus-visible')) {
      steering.bring(boxFrame(country))
      setTold(country)
    }
  }
  const onBlur = (event: FocusEvent): void => {
    if (!whole.current!.contains(event.relatedTarget)) hush()
  }
  const onClick = (event: MouseEvent): void => {
    const country = countryAt(event.target)
    if (steering.dragged() || pressed.current) return
    const byFinger = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch'
    if (byFinger && steering.camera().scale < LEGIBLE) {
      const { left, top } = svg.current!.getBoundingClientRect()
      steering.approach([event.clientX - left, event.clientY - top])
    } else if (country === null) hush()
    else {
      setCurrent(country)
      choose(country)
    }
  }
  const onPointerDown = (event: PointerEvent): void => {
    pressed.current = false
    const country = countryAt(event.target)
    clearTimeout(rest.current)
    if (event.pointerType !== 'touch' || country === null) return
    rest.current = window.setTimeout(() => {
      if (steering.dragged()) return
      pressed.current = true
      isPinned.current = true
      setTold(country)
    }, PRESS)
  }
  const onPointerOver = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || event.buttons !== 0) return
    const country = countryAt(event.target)
    clearTimeout(rest.current)
    if (isPinned.current) return
    if (country === null) setTold(null)
    else if (country !== told) rest.current = window.setTimeout(() => setTold(country), REST)
  }
  const onPointerUp = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') clearTimeout(rest.current)
  }
  useEffect(() => () => clearTimeout(rest.current), [])

  const toldFace = told === null ? undefined : faces.find(({ country }) => country === told)
  const camera = steering.camera()
  return (
    <div className="board">
      <p className="unseen" id={helpId}>
        {say('board.help', { n: regions.length })}
      </p>
      <div className="board-window" ref={whole} onPointerLeave={() => isPinned.current || hush()}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
        <svg
          ref={svg}
          role="group"
          aria-label={say('board.map', { game: words.game() })}
          aria-describedby={helpId}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={onBlur}
          onClick={onClick}
          onPointerDown={onPointerDown}
          onPointerOver={onPointerOver}
          onPointerUp={onPointerUp}
        >
          <g ref={group}>
            <Land layout={layout} rules={rules} closed={closedBits} />
            <Scenery layout={layout} rules={rules} closed={closedBits} />
            {faces.map((face) => (
              <Box
                key={face.country}
                {...boxOf(face, layout, rules)}
                {...names.get(face.country)!}
                label={sentenceOf(face, standingOf(face.country), isClosed(face.country), words, say)}
                wasUs={before.get(face.country)?.[0] ?? null}
                wasUssr={before.get(face.country)?.[1] ?? null}
                standing={standingOf(face.country)}
                closed={isClosed(face.country)}
                current={face.country === current}
                chosen={face.country === focus}
                describedBy={face.country === told ? tipId : undefined}
                markers={face.markers.map((card) => words.card(card)).join(', ')}
              />
            ))}
          </g>
        </svg>
        {toldFace && (
          <Tip
            id={tipId}
            face={toldFace}
            standing={standingOf(toldFace.country)}
            closed={isClosed(toldFace.country)}
            before={before.get(toldFace.country)}
            preview={preview(toldFace.country)}
            refused={refused(toldFace.country)}
            game={bookOfGame(view.game)}
            at={onScreen(camera, layout.boxes.get(toldFace.country)!)}
            scale={camera.scale}
            size={size}
          />
        )}
      </div>
      <Tools
        regions={regions}
        tints={regions.map((region) => rules.map.regions[region]!)}
        onAll={steering.showAll}
        onRegion={showRegion}
        onIn={steering.zoomIn}
        onOut={steering.zoomOut}
      />
      <p className="unseen" role="status">
        {said}
      </p>
    </div>
  )
}

/** What a box shows of a face that does not hang on words or the question. */
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
