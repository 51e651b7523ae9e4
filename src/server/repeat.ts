/** Repeats the work every so many milliseconds, never twice at once; it must not reject. Returns the function that stops it. */
export function repeat(work: () => Promise<void>, every: number): () => Promise<void> {
  let running = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = work().finally(() => {
      busy = false
    })
  }, every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
