/** The settings of the page while it is open. */
import { create } from 'zustand'
import { keepSettings, keptSettings, type Settings } from './kept-settings.ts'

export const useSettings = create<Settings>(keptSettings)

export function choose(changes: Partial<Settings>): void {
  useSettings.setState(changes)
  keepSettings(useSettings.getState())
}
