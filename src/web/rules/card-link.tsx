/** A card's name that leads to the card in the gallery. */
import type { ReactNode } from 'react'
import type { Book } from '../router/books.ts'
import { hrefOf } from '../router/router.ts'

/** The page that a text stands on, where one may be led away from it: over a game, links open windows of their own. */
export type Ground = 'rules' | 'cards' | undefined

interface CardLinkProps {
  readonly game: Book
  readonly id: string
  readonly on: Ground
  readonly children: ReactNode
}

export const CardLink = ({ game, id, on, children }: CardLinkProps) => (
  <a href={hrefOf({ page: 'cards', game, card: id })} {...(on === undefined && { target: '_blank', rel: 'noreferrer' })}>
    {children}
  </a>
)
