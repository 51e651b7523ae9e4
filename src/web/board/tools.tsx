/** Buttons that move the view, for those who neither drag nor know the keys: regions by their names, with their legal targets. */
import { memo, type ReactNode } from 'react'
import { shortRegion } from '../../words/board.ts'
import { useSay, useWords } from '../words/use-words.ts'
import { regionTint } from './layout.ts'

interface Region {
  readonly region: number
  readonly id: string
  /** Legal targets in it. */
  readonly targets: number
}

interface ToolsProps {
  readonly regions: readonly Region[]
  readonly onAll: () => void
  readonly onRegion: (region: number) => void
  readonly onIn: () => void
  readonly onOut: () => void
}

/** Regions that have room in one row. */
const FEW = 3

export const Tools = memo(function Tools({ regions, onAll, onRegion, onIn, onOut }: ToolsProps) {
  const words = useWords()
  const say = useSay()
  const tool = (key: string, label: string, onClick: () => void, children: ReactNode) => (
    <button key={key} type="button" aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  )
  const icon = (d: string): ReactNode => (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      className={regions.length > FEW ? 'board-tools' : 'board-tools few'}
      role="group"
      aria-label={say('board.tools')}
      onWheel={({ currentTarget, deltaY }) => {
        currentTarget.scrollLeft += deltaY
      }}
    >
      {tool(
        'all',
        say('board.show-all'),
        onAll,
        <>
          {icon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5')}
          <span>{say('board.all')}</span>
        </>,
      )}
      {regions.map(({ region, id, targets }) =>
        tool(
          id,
          say('board.show-region', { region: words.region(region) }),
          () => onRegion(region),
          <>
            <i style={{ background: `var(--${regionTint(id)})` }} />
            <span>{shortRegion(words.language, id) ?? words.region(region)}</span>
            {targets > 0 && <b>{targets}</b>}
          </>,
        ),
      )}
      <span className="zoom">
        {tool('in', say('board.zoom-in'), onIn, icon('M12 5v14M5 12h14'))}
        {tool('out', say('board.zoom-out'), onOut, icon('M5 12h14'))}
      </span>
    </div>
  )
})
