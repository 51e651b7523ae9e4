/** The page steps back around one thing; a bubble beside it says what it is and what to do. */
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Box, place } from './place.ts'
import { elementOf, type Target } from './targets.ts'

/** Room between the target and the edge of the light, in pixels. */
const AROUND = 7
const ROUND = 12

const same = (a: Box | null, b: Box | null): boolean =>
  a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height)

/** The part of an element that is in the window, with room around it. */
function lightOn(element: Element): Box | null {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [x, y] = [Math.max(2, Math.round(left) - AROUND), Math.max(2, Math.round(top) - AROUND)]
  const width = Math.min(innerWidth - 2, Math.round(right) + AROUND) - x
  const height = Math.min(innerHeight - 2, Math.round(bottom) + AROUND) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

interface Light {
  readonly on: Box | null
  /** What is being read and the target is part of. */
  readonly around: Box | null
}

/** An open card, or a question with odds. */
const READ = '.open-card, .question:has(.odds)'

/** Where the target is: it is measured before every picture, because map and cards move. */
function useLight(target: Target | null): Light {
  const [light, setLight] = useState<Light>({ on: null, around: null })
  const measure = useEffectEvent((): void => {
    const element = target === null ? null : elementOf(target)
    const read = element?.closest(READ) ?? null
    const on = element === null ? null : lightOn(element)
    const around = read === null ? null : lightOn(read)
    if (!same(on, light.on) || !same(around, light.around)) setLight({ on, around })
  })
  useLayoutEffect(() => {
    let frame = 0
    const look = (): void => {
      measure()
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [])
  return light
}

/** Whether the person used keys last, or what reads the screen to them: then the focus goes along. */
let byKeys = true
const noteKey = (): void => {
  byKeys = true
}
const notePress = ({ detail, type }: UIEvent): void => {
  byKeys = type === 'click' && detail === 0
}
addEventListener('keydown', noteKey, { capture: true })
addEventListener('pointerdown', notePress, { capture: true })
addEventListener('click', notePress, { capture: true })

interface SpotlightProps {
  /** Changes with each step. */
  readonly step: string
  readonly target: Target | null
  readonly title: string
  /** Whether there is something to be done at the target: then the keyboard goes there, else into the bubble. */
  readonly isTask: boolean
  readonly nudges: number
  readonly head?: ReactNode
  readonly children: ReactNode
}

export function Spotlight({ step, target, title, isTask, nudges, head, children }: SpotlightProps) {
  const titleId = useId()
  const headId = useId()
  const { on: light, around } = useLight(target)
  const bubble = useRef<HTMLElement>(null)
  /** What had the focus before the bubble took it. */
  const before = useRef<Element | null>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [view, setView] = useState({ width: innerWidth, height: innerHeight })
  useLayoutEffect(() => {
    const measure = (): void => {
      setSize({ width: bubble.current!.offsetWidth, height: bubble.current!.offsetHeight })
      setView({ width: innerWidth, height: innerHeight })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(bubble.current!)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [])

  const arrive = useEffectEvent((): void => {
    const element = target === null ? null : elementOf(target)
    if (element instanceof HTMLElement) element.scrollIntoView({ block: 'nearest', inline: 'center' })
    const isIdle = document.activeElement === document.body || document.activeElement === null
    if (!byKeys && !(isIdle && !isTask)) return
    const to = isTask ? element : bubble.current!.querySelector('.bubble-main')
    if (!isTask) before.current = document.activeElement
    if (to instanceof HTMLElement || to instanceof SVGElement) to.focus({ preventScroll: true })
  })
  // The focus goes back where it was, else to the question: it must not be lost with the bubble.
  useLayoutEffect(() => {
    const own = bubble.current!
    return () => {
      if (!byKeys || !own.contains(document.activeElement)) return
      const to =
        before.current?.isConnected === true && before.current !== document.body ? before.current : document.getElementById('question')
      if (to instanceof HTMLElement || to instanceof SVGElement) to.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    // After what the table itself does with the focus when a question changes.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => arrive())
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  useEffect(() => {
    if (nudges === 0) return
    const main = bubble.current!.querySelector('.bubble-main')
    const ring = getComputedStyle(bubble.current!).getPropertyValue('--amber')
    main?.animate([{ boxShadow: `0 0 0 0 ${ring}` }, { boxShadow: `0 0 0 7px ${ring}` }, { boxShadow: '0 0 0 14px transparent' }], 700)
  }, [nudges])

  const { left, top, arrow } = place({ hole: light, around, bubble: size, view })
  return createPortal(
    <>
      <svg className="spotlight" aria-hidden="true" width={view.width} height={view.height}>
        <defs>
          <marker id={headId} viewBox="0 0 10 10" refX={7} refY={5} markerWidth={6} markerHeight={6} orient="auto">
            <path d="M0 0L10 5L0 10Z" />
          </marker>
        </defs>
        <path
          className="spotlight-veil"
          fillRule="evenodd"
          d={`M0 0H${view.width}V${view.height}H0Z${light === null ? '' : rounded(light)}`}
        />
        {light !== null && <path className="spotlight-ring" d={rounded(light)} />}
        {arrow !== null && (
          <path
            className="spotlight-arrow"
            d={`M${arrow.from.join()}Q${arrow.bend.join()} ${arrow.to.join()}`}
            markerEnd={`url(#${headId})`}
          />
        )}
      </svg>
      <section
        className="bubble"
        ref={bubble}
        aria-labelledby={titleId}
        data-step={step}
        style={{ left: `${left}px`, top: `${top}px`, visibility: size.width === 0 ? 'hidden' : 'visible' }}
      >
        {head}
        <h2 id={titleId}>{title}</h2>
        {children}
      </section>
    </>,
    document.body,
  )
}

function rounded({ x, y, width, height }: Box): string {
  const r = Math.min(ROUND, width / 2, height / 2)
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}Z`
}
