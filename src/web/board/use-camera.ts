/** Moves the camera: by drag and pinch, wheel, buttons and keys. It turns the drawing itself, past React, so that a drag costs nothing. */
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  between,
  bring,
  type Camera,
  CLOSE,
  clamp,
  first,
  fitted,
  type Insets,
  LEGIBLE,
  type Size,
  SMALLEST,
  staysPut,
  visiting,
  zoom,
} from './camera.ts'
import type { Point, Rectangle } from './layout.ts'

/** The size of an element, 0 by 0 before it is known. */
export function useSize(of: RefObject<Element | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = of.current!
    const { width, height } = element.getBoundingClientRect()
    setSize({ width, height })
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      setSize((size) => (size.width === width && size.height === height ? size : { width, height }))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [of])
  return size
}

/** A press that moves less than this is a click. */
const STILL = 6
const STEP = 1.4
const WHEEL = 0.0016
const PINCH = 0.01
/** How long after its last motion the board is at rest. */
const SETTLED = 200
/** Room around a region that is shown whole. */
const PADDING = 28

/** Where a pointer is in the window. */
export type MouseLike = Pick<MouseEvent, 'clientX' | 'clientY'>

export interface Steering {
  /** Where the camera is, or is going. */
  readonly camera: () => Camera
  readonly showAll: () => void
  readonly show: (frame: Rectangle) => void
  /** Moves no more than needed. */
  readonly bring: (frame: Rectangle) => void
  /** Goes to a scene, and back to where the person left the board. */
  readonly visit: (frame: Rectangle, insets: Insets) => void
  readonly leave: () => void
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  /** Comes as near as names can be read well, to where the pointer is. */
  readonly approach: (event: MouseLike) => void
  readonly goTo: (camera: Camera) => void
  /** Calls back after each motion, until the returned function is called. */
  readonly watch: (onMove: (camera: Camera) => void) => () => void
  /** Whether the board is still as it was first shown: the person has not moved it. */
  readonly untouched: () => boolean
  /** Whether the press that has just ended moved the board, so that it was no click. */
  readonly dragged: () => boolean
}

/** How long a gentle motion takes: nothing where motion is unwanted. */
const gentle = (): number => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--gentle')) || 0

interface Drawing {
  readonly svg: RefObject<SVGSVGElement | null>
  /** What the camera moves: what stands on the land, and the land below it. */
  readonly group: RefObject<SVGGElement | null>
  readonly ground: RefObject<SVGGElement | null>
  /** The part of the drawing that nothing covers: the camera counts from its corner. */
  readonly view: RefObject<HTMLElement | null>
}

/** The board that the camera shows, and in which circumstances. */
interface Sight {
  readonly whole: Rectangle
  readonly size: Size
  /** Where a board is seen at first that is too large to be seen as a whole. */
  readonly around: Point
  /** A country waits to be confirmed: the board stays below the finger. */
  readonly isHeld: boolean
  /** The person has moved the camera. */
  readonly moved: () => void
}

export function useCamera({ svg, group, ground, view }: Drawing, sight: Sight): Steering {
  const { whole, size } = sight
  const now = useRef<Camera | null>(null)
  const goal = useRef<Camera | null>(null)
  const frame = useRef(0)
  const settled = useRef(0)
  /** The person has not moved the camera yet. */
  const untouched = useRef(true)
  const dragged = useRef(false)
  /** Where the board stood before a scene moved it. */
  const rest = useRef<Camera | null>(null)
  const watchers = useRef(new Set<(camera: Camera) => void>())
  const latest = useRef(sight)
  useLayoutEffect(() => {
    latest.current = sight
  })

  const steering = useMemo(() => {
    const turn = (camera: Camera): void => {
      now.current = camera
      const { x, y, scale } = camera
      const { offsetLeft = 0, offsetTop = 0 } = view.current ?? {}
      const transform = `translate(${x + offsetLeft} ${y + offsetTop}) scale(${scale})`
      for (const part of [ground, group]) part.current?.setAttribute('transform', transform)
      for (const onMove of watchers.current) onMove(camera)
      if (svg.current === null) return
      svg.current.dataset.far = String(scale < LEGIBLE)
      // What a scene puts beside a country follows the board (stage.css).
      const { classList, style } = svg.current.parentElement!
      style.setProperty('--camera-x', String(x))
      style.setProperty('--camera-y', String(y))
      style.setProperty('--camera-scale', String(scale))
      // The land is the dearest to draw: while it moves it is drawn roughly.
      classList.add('moving')
      clearTimeout(settled.current)
      settled.current = window.setTimeout(() => classList.remove('moving'), SETTLED)
    }
    const jump = (camera: Camera): void => {
      cancelAnimationFrame(frame.current)
      goal.current = clamp(camera, latest.current.whole, latest.current.size)
      turn(goal.current)
    }
    const glide = (camera: Camera): void => glideTo(clamp(camera, latest.current.whole, latest.current.size))
    const glideTo = (to: Camera): void => {
      const from = now.current
      const time = gentle()
      cancelAnimationFrame(frame.current)
      goal.current = to
      if (from === null || time === 0) return turn(to)
      const start = performance.now()
      const step = (at: number): void => {
        // A busy page gives the first picture a time before the start.
        const part = Math.min(1, Math.max(0, (at - start) / time))
        turn(between(from, to, 1 - (1 - part) ** 3))
        if (part < 1) frame.current = requestAnimationFrame(step)
      }
      frame.current = requestAnimationFrame(step)
    }
    const camera = (): Camera => goal.current ?? fitted(latest.current.whole, latest.current.size)
    const middle = (): Point => [latest.current.size.width / 2, latest.current.size.height / 2]
    const pointOf = ({ clientX, clientY }: MouseLike): Point => {
      const { left, top } = view.current!.getBoundingClientRect()
      return [clientX - left, clientY - top]
    }
    const byHand = (move: () => void): void => {
      untouched.current = false
      rest.current = null
      latest.current.moved()
      move()
    }
    return {
      jump,
      byHand,
      camera,
      pointOf,
      showAll: () => byHand(() => glide(fitted(latest.current.whole, latest.current.size))),
      show: (frame: Rectangle) => byHand(() => glide(fitted(frame, latest.current.size, PADDING))),
      bring: (frame: Rectangle) => {
        const to = bring(camera(), frame, latest.current.size)
        if (to !== camera()) glide(to)
      },
      visit: (frame: Rectangle, insets: Insets) => {
        rest.current ??= camera()
        // A ledger may cover most of the board: its region may then stand where there is no board.
        glideTo(visiting(rest.current, frame, latest.current.size, insets))
      },
      leave: () => {
        if (rest.current !== null) glide(rest.current)
        rest.current = null
      },
      zoomIn: () => byHand(() => glide(zoom(camera(), STEP, middle()))),
      zoomOut: () => byHand(() => glide(zoom(camera(), 1 / STEP, middle()))),
      approach: (event: MouseLike) => byHand(() => glide(zoom(camera(), CLOSE / camera().scale, pointOf(event)))),
      goTo: (to: Camera) => byHand(() => glide(to)),
      watch: (onMove: (camera: Camera) => void) => {
        watchers.current.add(onMove)
        if (now.current !== null) onMove(now.current)
        return () => watchers.current.delete(onMove)
      },
      untouched: () => untouched.current,
      dragged: () => dragged.current,
    }
  }, [svg, group, ground, view])

  // Another width or layout: the first look until the person moves the camera. A sheet that comes or goes leaves the board where it is; one that
  // was in view as a whole stays so, where its names can still be read.
  const { width, height } = size
  const seenAt = useRef({ whole, width: 0, height: 0, window: 0 })
  const isWhole = useRef(false)
  useLayoutEffect(() => {
    if (width === 0 || height === 0) return
    const window = svg.current!.clientHeight
    const seen = seenAt.current
    const isSame = seen.whole === whole && seen.width === width
    seenAt.current = { whole, width, height, window }
    const fit = fitted(whole, { width, height })
    const camera = now.current
    if (isSame && camera !== null && untouched.current && isWhole.current && seen.window === window) {
      // A scene goes on, and ends with all of the board.
      if (rest.current !== null) rest.current = fit
      else if (latest.current.isHeld || staysPut(camera, whole, seen, { width, height })) return
      return steering.jump(rest.current === null && fit.scale >= SMALLEST ? fit : steering.camera())
    }
    const isSheet = isSame && camera !== null && camera.scale > fit.scale
    if (!untouched.current || isSheet) return steering.jump(steering.camera())
    const look = first(whole, { width, height }, latest.current.around)
    isWhole.current = look.scale <= fit.scale
    steering.jump(look)
  }, [whole, width, height, steering, svg])

  useEffect(() => {
    const element = svg.current!
    const pressed = new Map<number, Point>()
    let start: Point = [0, 0]
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return
      if (pressed.size === 0) {
        start = steering.pointOf(event)
        dragged.current = false
      }
      pressed.set(event.pointerId, steering.pointOf(event))
    }
    const move = (event: PointerEvent): void => {
      const before = pressed.get(event.pointerId)
      if (before === undefined) return
      const at = steering.pointOf(event)
      if (!dragged.current && pressed.size === 1 && Math.hypot(at[0] - start[0], at[1] - start[1]) < STILL) return
      if (!dragged.current) element.setPointerCapture(event.pointerId)
      dragged.current = true
      const other = [...pressed].find(([id]) => id !== event.pointerId)?.[1]
      pressed.set(event.pointerId, at)
      const camera = steering.camera()
      steering.byHand(() => {
        if (other === undefined) return steering.jump({ ...camera, x: camera.x + at[0] - before[0], y: camera.y + at[1] - before[1] })
        const spread = (p: Point): number => Math.hypot(p[0] - other[0], p[1] - other[1])
        const middle: Point = [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2]
        const shifted = { ...camera, x: camera.x + (at[0] - before[0]) / 2, y: camera.y + (at[1] - before[1]) / 2 }
        steering.jump(zoom(shifted, spread(at) / Math.max(1, spread(before)), middle))
      })
    }
    const up = (event: PointerEvent): void => {
      pressed.delete(event.pointerId)
    }
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      const by = Math.exp(-event.deltaY * (event.ctrlKey ? PINCH : event.deltaMode === 1 ? WHEEL * 20 : WHEEL))
      steering.byHand(() => steering.jump(zoom(steering.camera(), by, steering.pointOf(event))))
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
      element.removeEventListener('wheel', wheel)
    }
  }, [svg, steering])

  return steering
}
