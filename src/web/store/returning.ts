/** Whether this browser has games to continue, known before they are read: the first page then leaves room for them. */
const KEY = 'hotline.returning'

export function isReturning(): boolean {
  try {
    return typeof localStorage !== 'undefined' && localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function keepReturning(has: boolean): void {
  try {
    if (has) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Without room the page begins with its title each time.
  }
}
