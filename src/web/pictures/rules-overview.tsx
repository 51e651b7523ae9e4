/** What a game is, in a minute: above its rules. */
import living from 'virtual:living'
import type { Book } from '../router/books.ts'
import { hrefOf } from '../router/router.ts'
import { useRoomSay } from '../words/rooms.ts'
import { BoardPicture } from './board-picture.tsx'

export default function RulesOverview({ book }: { readonly book: Book }) {
  const say = useRoomSay()
  return (
    <section className="rules-overview">
      <span className="rules-picture">
        <BoardPicture game={book} influence={living.samples[book]} />
      </span>
      <h2>{say('rules.overview')}</h2>
      <p>{say(`rules.overview.${book}`)}</p>
      <p>
        <a className="button" href={hrefOf({ page: 'learn' })}>
          {say('rules.overview.learn')}
        </a>
      </p>
    </section>
  )
}
