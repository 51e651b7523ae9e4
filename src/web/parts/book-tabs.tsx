/** The tabs of rules and cards: the rules of each game, and the cards of both. */
import { BOOKS, type Book } from '../router/books.ts'
import { hrefOf } from '../router/router.ts'
import { useSay } from '../words/use-words.ts'

export function BookTabs({ here }: { readonly here: Book | 'cards' }) {
  const say = useSay()
  return (
    <nav className="tabs-of-links" aria-label={say('rules.books')}>
      {BOOKS.map((book) => (
        <a key={book} href={hrefOf({ page: 'rules', book })} aria-current={book === here ? 'page' : undefined}>
          {say(`home.game.${book}`)}
        </a>
      ))}
      <a href={hrefOf({ page: 'cards' })} aria-current={here === 'cards' ? 'page' : undefined}>
        {say('nav.cards')}
      </a>
    </nav>
  )
}
