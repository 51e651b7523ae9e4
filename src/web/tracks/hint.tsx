/** A button that explains itself: on hover, on focus and on tap. The explanation can be pointed at, and Escape closes it. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import './hint.css'

const REST = 150
const GAP = 6
const EDGE = 8

/** Where the question begins, if it stands beside the map; else the end of the window. */
function rightEnd(): number {
  const beside = document.querySelector('.side')?.getBoundingClientRect().left ?? 0
  return beside > 0 ? beside : innerWidth
}

/** Below the button, or above it where there is no room, inside the window and beside the question. */
function place(panel: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom, width } = button.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = panel
  const x = Math.max(EDGE, Math.min(left + width / 2 - offsetWidth / 2, rightEnd() - offsetWidth - EDGE))
  const below = bottom + GAP + offsetHeight <= innerHeight - EDGE
  panel.style.left = `${x}px`
  panel.style.top = `${below ? bottom + GAP : Math.max(EDGE, top - GAP - offsetHeight)}px`
}

export function Hint({
  label,
  className,
  about,
  children,
}: {
  /** What the button is, for a screen reader. */
  readonly label: string
  readonly className: string
  readonly about: ReactNode
  readonly children: ReactNode
}) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef(0)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const shown = panel.current!
    shown.showPopover()
    place(shown, button.current!)
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false)
    }
    const onPress = (event: PointerEvent): void => {
      if (event.target instanceof Node && !shown.contains(event.target) && !button.current!.contains(event.target)) setOpen(false)
    }
    addEventListener('keydown', onKey)
    addEventListener('pointerdown', onPress)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', onPress)
      shown.hidePopover()
    }
  }, [isOpen])
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = (open: boolean): void => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(open), REST)
  }
  const hover = (open: boolean) => (event: { readonly pointerType: string }) => {
    if (event.pointerType === 'mouse') later(open)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`hint ${className}`}
        aria-label={label}
        aria-describedby={id}
        onPointerEnter={hover(true)}
        onPointerLeave={hover(false)}
        onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => {
          clearTimeout(timer.current)
          setOpen(true)
        }}
      >
        {children}
      </button>
      <div
        ref={panel}
        id={id}
        className="hint-panel"
        role="tooltip"
        popover="manual"
        onPointerEnter={hover(true)}
        onPointerLeave={hover(false)}
      >
        {about}
      </div>
    </>
  )
}
