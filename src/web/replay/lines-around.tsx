/** The lines of a file around one of them. */
import './replay.css'

const AROUND = 2
const LONGEST = 160

export function LinesAround({ text, line }: { readonly text: string; readonly line: number }) {
  const rows = text.split(/\r\n|\n|\r/)
  const from = Math.max(0, line - 1 - AROUND)
  const near = rows.slice(from, line + AROUND).map((row, i) => ({ n: from + i + 1, row }))
  return (
    <pre className="lines-around">
      {near.map(({ n, row }) => (
        <span key={n} className={n === line ? 'wrong' : undefined}>
          {`${String(n).padStart(4)}  ${row.slice(0, LONGEST)}${row.length > LONGEST ? ' …' : ''}`}
        </span>
      ))}
    </pre>
  )
}
