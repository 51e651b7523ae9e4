/** Does the work again and again, never twice at once; what goes wrong is the work's own concern. Returns what ends it. */
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
