/** The paragraph of the rules that is open over another page, for example over a game. */
import { create } from 'zustand'
import type { Book } from '../router/books.ts'

export interface Rule {
  readonly book: Book
  readonly number: string
}

interface Reading {
  readonly rule: Rule | null
}

export const useReading = create<Reading>(() => ({ rule: null }))
export const readRule = (rule: Rule | null): void => useReading.setState({ rule })
