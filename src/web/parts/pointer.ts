/** Tells a mouse from the one that a browser makes up after a touch. */

let last = ''

const note = ({ pointerType }: PointerEvent): void => {
  last = pointerType
}

/** Notes by what the page is pressed and moved over. */
export function watchPointers(): void {
  for (const type of ['pointerdown', 'pointermove'] as const) addEventListener(type, note, { capture: true, passive: true })
}

/**
 * Whether something that hovers has come over an element. After a touch Chromium leaves a mouse where the finger was, and reports that it is over
 * whatever the page shows there next; it never moves, as a real one does.
 */
export const isHover = ({ pointerType }: Pick<PointerEvent, 'pointerType'>): boolean => pointerType !== 'touch' && last !== 'touch'
