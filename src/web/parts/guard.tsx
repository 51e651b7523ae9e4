/** A fault of the page itself: it says so, and loses nothing. */
import { Component, type ReactNode } from 'react'
import { hrefOf } from '../router/router.ts'
import { SayContext } from '../words/use-words.ts'
import { Missing } from './missing.tsx'

interface GuardProps {
  readonly children: ReactNode
}

interface GuardState {
  readonly error: Error | null
}

export class Guard extends Component<GuardProps, GuardState> {
  static override contextType = SayContext
  declare context: React.ContextType<typeof SayContext>
  override state: GuardState = { error: null }

  static getDerivedStateFromError(error: Error): GuardState {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    const say = this.context
    return <Missing text={say('page.fault')} detail={error.message} href={hrefOf({ page: 'home' })} action={say('page.to-home')} />
  }
}
