/** The words of the rooms for people, which the first page does without. */
import { type RoomSay, roomsIn } from '../../words/rooms.ts'
import { useSettings } from '../store/settings.ts'

const SAY = { en: roomsIn('en'), ru: roomsIn('ru') } as const

export const useRoomSay = (): RoomSay => SAY[useSettings((settings) => settings.language)]

/** A day, with the time where it matters. */
export function useDates(): (ms: number, withTime?: boolean) => string {
  const language = useSettings((settings) => settings.language)
  return (ms, withTime = false) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...(withTime && { timeStyle: 'short' }) }).format(ms)
}
