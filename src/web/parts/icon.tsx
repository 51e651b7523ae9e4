/** An icon of lines on a square of 24, as large as its text. */
import './icon.css'

/** From lucide (ISC). */
const ICONS = {
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  restart: 'M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5',
  hint: 'M15 14c.2-1 .7-1.7 1.5-2.5A4.7 4.7 0 0 0 18 8 6 6 0 0 0 6 8c0 1.3.5 2.6 1.5 3.5.8.8 1.3 1.5 1.5 2.5M9 18h6M10 22h4',
  log: 'M19 17V5a2 2 0 0 0-2-2H4M8 21h12a2 2 0 0 0 2-2v-1a1 1 0 0 0-1-1H11a1 1 0 0 0-1 1v1a2 2 0 1 1-4 0V5a2 2 0 1 0-4 0v2a1 1 0 0 0 1 1h3M15 8h-5M15 12h-5',
  milops: 'M14.5 17.5 3 6V3h3l11.5 11.5M13 19l6-6M16 16l4 4M19 21l2-2M14.5 6.5 18 3h3v3l-3.5 3.5M5 14l4 4M7 17l-3 3M3 19l2 2',
  space:
    'M4.5 16.5c-1.5 1.26-2 5-2 5s3.74-.5 5-2c.71-.84.7-2.13-.09-2.91a2.18 2.18 0 0 0-2.91-.09M12 15l-3-3a22 22 0 0 1 2-3.95A12.88 12.88 0 0 1 22 2c0 2.72-.78 7.5-6 11a22.35 22.35 0 0 1-4 2ZM9 12H4s.55-3.03 2-4c1.62-1.08 5 0 5 0M12 15v5s3.03-.55 4-2c1.08-1.62 0-5 0-5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  next: 'M6 4v16l10-8ZM19 5v14',
  skip: 'M3 5v14l9-7ZM12 5v14l9-7Z',
} as const

export type IconName = keyof typeof ICONS

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
)
