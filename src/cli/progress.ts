/** Shows on stderr how far a run has come: a bar on a terminal, elsewhere a line now and then. */
const WIDTH = 30
const BAR_EVERY = 100
const TIME_EVERY = 1000
const LINE_EVERY = 15_000

export interface Progress {
  add(n: number): void
  end(): void
}

export function progress(what: string, total: number): Progress {
  const bar = process.stderr.isTTY
  const start = performance.now()
  let done = 0
  let shown = start
  const show = (): void => {
    shown = performance.now()
    const seconds = (shown - start) / 1000
    const left = done === 0 ? '' : `, ${Math.ceil((seconds * (total - done)) / done)} s left`
    const filled = Math.floor((WIDTH * done) / total)
    const text = `${done} of ${total} ${what}, ${Math.round(seconds)} s${left} (Ctrl+C stops)`
    process.stderr.write(bar ? `\r\u001b[K[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${text}` : `${text}\n`)
  }
  if (bar) show()
  // One game between strong bots can take minutes.
  const timer = setInterval(show, bar ? TIME_EVERY : LINE_EVERY).unref()
  return {
    add(n) {
      done += n
      if (performance.now() - shown > (bar ? BAR_EVERY : LINE_EVERY)) show()
    },
    end() {
      clearInterval(timer)
      if (bar) process.stderr.write('\r\u001b[K')
    },
  }
}
