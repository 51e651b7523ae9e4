/** Milliseconds: a browser that is never idle goes on after this time. */
const LATEST = 1000

/** Resolves when the browser has nothing else to do. Safari can't tell: there it resolves soon. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LATEST })
    else setTimeout(resolve, 100)
  })
