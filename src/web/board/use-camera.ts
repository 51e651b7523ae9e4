/** Moves the camera: by drag and pinch, wheel, buttons and keys. It turns the drawing itself, past React, so that a drag costs nothing. */
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { between, bring, type Camera, clamp, first, fitted, type Insets, LEGIBLE, type Size, visiting, zoom } from './camera.ts'
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
  /** Comes as near as names can be read, to this point of the screen. */
  readonly approach: (point: Point) => void
  /** Whether the board is still as it was first shown: the person has not moved it. */
  readonly untouched: () => boolean
  /** Whether the press that has just ended moved the board, so that it was no click. */
  readonly dragged: () => boolean
}

/** How long a gentle motion takes: nothing where motion is unwanted. */
const gentle = (): number => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--gentle')) || 0

export function useCamera(
  svg: RefObject<SVGSVGElement | null>,
  group: RefObject<SVGGElement | null>,
  whole: Rectangle,
  size: Size,
  around: Point,
  moved: () => void,
): Steering {
  const now = useRef<Camera | null>(null)
  const goal = useRef<Camera | null>(null)
  const frame = useRef(0)
  const settled = useRef(0)
  /** The person has not moved the camera yet. */
  const untouched = useRef(true)
  const dragged = useRef(false)
  /** Where the board stood before a scene moved it. */
  const rest = useRef<Camera | null>(null)
  const latest = useRef({ whole, size, around, moved })
  useLayoutEffect(() => {
    latest.current = { whole, size, around, moved }
  })

  const steering = useMemo(() => {
    const turn = (camera: Camera): void => {
      now.current = camera
      const { x, y, scale } = camera
      group.current?.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`)
      if (svg.current === null) return
      svg.current.dataset.far = String(scale < LEGIBLE)
      // What a scene puts beside a country follows the board (stage.css).
      const { style } = svg.current.parentElement!
      style.setProperty('--camera-x', String(x))
      style.setProperty('--camera-y', String(y))
      style.setProperty('--camera-scale', String(scale))
      // The land is the dearest to draw: while it moves it is drawn roughly.
      const { classList } = svg.current
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
        const part = Math.min(1, (at - start) / time)
        turn(between(from, to, 1 - (1 - part) ** 3))
        if (part < 1) frame.current = requestAnimationFrame(step)
      }
      frame.current = requestAnimationFrame(step)
    }
    const camera = (): Camera => goal.current ?? fitted(latest.current.whole, latest.current.size)
    const middle = (): Point => [latest.current.size.width / 2, latest.current.size.height / 2]
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
      approach: (point: Point) => byHand(() => glide(zoom(camera(), (LEGIBLE * 1.4) / camera().scale, point))),
      untouched: () => untouched.current,
      dragged: () => dragged.current,
    }
  }, [svg, group])

  // A new size or another layout: the first look until the person moves the camera, then the same middle.
  useLayoutEffect(() => {
    if (size.width === 0 || size.height === 0) return
    steering.jump(untouched.current ? first(whole, size, latest.current.around) : steering.camera())
  }, [whole, size, steering])

  useEffect(() => {
    const element = svg.current!
    const pressed = new Map<number, Point>()
    const point = (event: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect()
      return [event.clientX - left, event.clientY - top]
    }
    let start: Point = [0, 0]
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return
      if (pressed.size === 0) {
        start = point(event)
        dragged.current = false
      }
      pressed.set(event.pointerId, point(event))
    }
    const move = (event: PointerEvent): void => {
      const before = pressed.get(event.pointerId)
      if (before === undefined) return
      const at = point(event)
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
      steering.byHand(() => steering.jump(zoom(steering.camera(), by, point(event))))
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
