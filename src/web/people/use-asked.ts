/** Something of the server's, fetched when it is wanted and again when it has changed. */
import { useLoaded } from '../parts/use-loaded.ts'
import { ApiError } from './api.ts'

export interface Resource<T> {
  readonly value: T | undefined
  readonly trouble: ApiError | null
  readonly again: () => void
  /** What is known without asking again. */
  readonly set: (value: T) => void
}

/** `load` is called again when it changes: make it with `useCallback`. The old value stays until the new one is there. */
export function useAsked<T>(load: () => Promise<T>): Resource<T> {
  const { value, error, retry, set } = useLoaded(load)
  // Whatever the server did not refuse is a fault of ours.
  if (error !== null && !(error instanceof ApiError)) throw new Error('the answer could not be used', { cause: error })
  return { value, trouble: error, again: retry, set }
}
