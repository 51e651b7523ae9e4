/** A small drawing for each use of a card. */
import type { UseWord } from '../view/uses.ts'

const PATHS: Readonly<Record<UseWord, string>> = {
  influence: 'M12 4V20M4 12H20',
  coup: 'M12 5A7 7 0 0 1 12 19A7 7 0 0 1 12 5M12 1.5V7M12 17V22.5M1.5 12H7M17 12H22.5',
  realign: 'M20 11A8 8 0 0 0 6 6.5L3.5 9M3.5 4V9H8.5M4 13A8 8 0 0 0 18 17.5L20.5 15M20.5 20V15H15.5',
  space: 'M12 2C16 5.5 16.5 11 15 16H9C7.5 11 8 5.5 12 2ZM9 12L5 16V20L9 17.5M15 12L19 16V20L15 17.5M12 18V22',
  event: 'M12 3L14.7 9.2L21.4 9.8L16.3 14.2L17.9 20.8L12 17.3L6.1 20.8L7.7 14.2L2.6 9.8L9.3 9.2Z',
}

export const UseIcon = ({ word }: { readonly word: UseWord }) => (
  <svg className="icon use-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[word]} />
  </svg>
)
