/** The mark of the page: the two powers, and the wire between them. */
import { hrefOf } from '../router/router.ts'
import { useSay } from '../words/use-words.ts'
import { Mark } from './marks.tsx'

export const Wire = () => (
  <svg className="wire" viewBox="0 0 56 24" aria-hidden="true">
    <path d="M14 12C20 11.6 19.4 3.5 24 3.5S27 20.5 32 20.5S36 12.4 42 12" />
    <g className="us">
      <Mark side={0} x={9} y={12} size={7.2} />
    </g>
    <g className="ussr">
      <Mark side={1} x={47} y={12.4} size={8.2} />
    </g>
  </svg>
)

export function Brand() {
  const say = useSay()
  return (
    <a className="brand" href={hrefOf({ page: 'home' })}>
      <Wire />
      <span className="brand-name">{say('page.name')}</span>
    </a>
  )
}
