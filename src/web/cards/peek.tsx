/**
 * The whole face of a card beside whatever names it: shown where an element with `data-face` (the card's number) is pointed at, focused, or
 * pressed long. `data-note` says what speaks against the card now. Nothing is clicked here: what is under it stays in reach.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSeen } from '../view/seen.ts'
import { FullFace } from './face.tsx'
import './peek.css'

interface Peeked {
  readonly card: number
  readonly note: string | null
  readonly by: HTMLElement
}

/** Milliseconds that a pointer rests before the face shows, and that a finger is held down. */
const RESTS = 90
const HELD = 450
/** How far a finger may wander while it is held, in pixels. */
const STEADY = 10

const ID = 'peek'

const namer = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-face]') : null

const peeked = (by: HTMLElement): Peeked => ({ by, card: Number(by.dataset.face), note: by.dataset.note ?? null })

export function Peek() {
  const { view } = useSeen()
  const [shown, setShown] = useState<Peeked | null>(null)
  const face = useRef<HTMLDivElement>(null)
  useEffect(() => listen(setShown), [])
  useLayoutEffect(() => {
    if (shown === null || face.current === null) return
    place(face.current, shown.by)
    shown.by.setAttribute('aria-describedby', ID)
    return () => shown.by.removeAttribute('aria-describedby')
  }, [shown])
  if (shown === null) return null
  return (
    <div className="peek" id={ID} role="tooltip" ref={face}>
      <FullFace game={view.game} card={shown.card} />
      {shown.note !== null && <p className="peek-note">{shown.note}</p>}
    </div>
  )
}

function listen(show: (peeked: Peeked | null) => void): () => void {
  let timer = 0
  let held: { readonly x: number; readonly y: number } | null = null
  /** What the pointer has moved over: the page that scrolls or changes under a pointer that rests shows nothing. */
  let over: HTMLElement | null = null
  const later = (by: HTMLElement, ms: number): void => {
    clearTimeout(timer)
    timer = window.setTimeout(() => by.isConnected && show(peeked(by)), ms)
  }
  const hide = (): void => {
    clearTimeout(timer)
    held = null
    show(null)
  }
  const ending = new AbortController()
  const { signal } = ending
  const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void, capture = false): void =>
    document.addEventListener(type, listener, { signal, capture })
  // What was shown has gone from below it.
  on('pointerover', () => {
    if (over === null || over.isConnected) return
    over = null
    hide()
  })
  on('pointerout', ({ target, relatedTarget, pointerType }) => {
    if (pointerType === 'touch' || namer(target) === null || namer(relatedTarget) === namer(target)) return
    over = null
    hide()
  })
  on('focusin', ({ target }) => {
    const by = namer(target)
    if (by === null) hide()
    else if (by.matches(':focus-visible')) show(peeked(by))
  })
  on('focusout', ({ target }) => namer(target) !== null && hide())
  on('pointerdown', ({ target, pointerType, clientX, clientY }) => {
    hide()
    const by = namer(target)
    if (pointerType !== 'touch' || by === null) return
    held = { x: clientX, y: clientY }
    later(by, HELD)
  })
  on('pointermove', (event) => {
    if (held !== null && Math.hypot(event.clientX - held.x, event.clientY - held.y) > STEADY) hide()
    // A pen that presses, or a mouse that drags, asks for no card.
    if (event.pointerType !== 'touch' && event.buttons !== 0) return
    const by = event.pointerType === 'touch' ? null : namer(event.target)
    if (by !== null && by !== over) later(by, RESTS)
    over = by
  })
  on('pointerup', ({ pointerType }) => {
    if (pointerType === 'touch') clearTimeout(timer)
  })
  // A long press reads the card, it does not choose it.
  on('contextmenu', (event) => {
    if (held !== null && namer(event.target) !== null) event.preventDefault()
  })
  on(
    'click',
    (event) => {
      if (held === null) return
      held = null
      if (document.getElementById(ID) === null) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
  on('keydown', ({ key }) => key === 'Escape' && hide())
  return () => {
    clearTimeout(timer)
    ending.abort()
  }
}

const GAP = 10

/** The countries that a hint lights. */
const hintedPlates = (): DOMRect[] =>
  [...document.querySelectorAll('.board .box.hinted > .plate')].map((plate) => plate.getBoundingClientRect())

/** How much of them a face would hide there, in pixels. */
function hides(plates: readonly DOMRect[], left: number, top: number, { width, height }: DOMRect): number {
  return plates
    .map(
      (at) =>
        Math.max(0, Math.min(left + width, at.right) - Math.max(left, at.left)) *
        Math.max(0, Math.min(top + height, at.bottom) - Math.max(top, at.top)),
    )
    .reduce((sum, area) => sum + area, 0)
}

/**
 * Above a card of the hand, else beside the column that the name stands in, or as near to that as it hides the least of what a hint lights;
 * always wholly on the screen.
 */
function place(face: HTMLElement, by: HTMLElement): void {
  const size = face.getBoundingClientRect()
  const { width, height } = size
  const at = by.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const hand = by.closest('.hand')?.getBoundingClientRect()
  const column = by.closest('.side, [role="dialog"]')?.getBoundingClientRect() ?? at
  const isBeside = hand === undefined && column.left - GAP - width >= 0
  const beside = isBeside ? column.left - GAP - width : Math.min(at.left, clientWidth - width - GAP)
  const left = hand === undefined ? beside : at.left + at.width / 2 - width / 2
  const top = hand === undefined ? at.top + at.height / 2 - height / 2 : hand.top - GAP - height
  const keep = (value: number, most: number): number => Math.round(Math.max(GAP, Math.min(value, most)))
  const y = keep(top, clientHeight - height - GAP)
  const plates = hintedPlates()
  const places = [left, GAP, ...plates.flatMap((plate) => [plate.left - GAP - width, plate.right + GAP])]
    .map((x) => keep(x, isBeside ? beside : clientWidth - width - GAP))
    .map((x) => ({ x, hidden: hides(plates, x, y, size) }))
    .sort((a, b) => a.hidden - b.hidden || Math.abs(a.x - left) - Math.abs(b.x - left))
  face.style.left = `${places[0]!.x}px`
  face.style.top = `${y}px`
}
