/** Lets the browser keep the page, where it can: not while the page is being worked on, and not over an open line. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = (): void => {
    // Without it the page works as long as there is a connection.
    navigator.serviceWorker.register('./service-worker.js').catch(() => undefined)
  }
  // First the page, then what may be wanted later.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
