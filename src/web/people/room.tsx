/** A room for people: its head, and what it shows where there is no server. */
import { type ReactNode, useEffect } from 'react'
import { PageHead } from '../parts/page-head.tsx'
import { hrefOf, type KnownPage } from '../router/router.ts'
import { loadMe, useMe } from '../store/me.ts'
import { useRoomSay } from '../words/rooms.ts'
import './room.css'

interface RoomProps {
  readonly here: KnownPage['page']
  readonly title: string
  readonly about?: string
  readonly head?: ReactNode
  /** Beside the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

export function Room({ here, title, about, head, action, children }: RoomProps) {
  const say = useRoomSay()
  const server = useMe((me) => me.server)
  useEffect(() => void loadMe(), [])
  return (
    <div className="read-page people-room">
      <PageHead here={here} title={title} action={action}>
        {about !== undefined && <p className="quiet">{about}</p>}
        {head}
      </PageHead>
      <main>
        {server === 'here' && children}
        {server === 'unknown' && <p className="quiet">{say('page.loading')}</p>}
        {server === 'none' && (
          <section className="panel">
            <h2>{say('room.no-server')}</h2>
            <p>{say('room.no-server.about')}</p>
            <p className="buttons">
              <button type="button" className="button" onClick={() => void loadMe(true)}>
                {say('page.retry')}
              </button>
              <a className="button" href={hrefOf({ page: 'home' })}>
                {say('room.alone')}
              </a>
            </p>
          </section>
        )}
      </main>
    </div>
  )
}

interface PanelProps {
  readonly title: string
  readonly about?: string
  readonly children?: ReactNode
  readonly className?: string
}

/** A part of a room with a name. */
export function Panel({ title, about, children, className = '' }: PanelProps) {
  return (
    <section className={`panel ${className}`} aria-label={title}>
      <h2>{title}</h2>
      {about !== undefined && <p className="quiet">{about}</p>}
      {children}
    </section>
  )
}

/** A person's name, and the way to what is known of them. */
export const PersonLink = ({ name }: { readonly name: string }) => <a href={hrefOf({ page: 'people', name })}>{name}</a>
