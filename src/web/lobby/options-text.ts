/** What differs from how the game is usually played, in words. */
import { DEFAULTS, type Options } from '../../games/options.ts'
import type { LobbyEntry } from '../../protocol/lobby.ts'
import { LISTED, nameOfValue } from '../../words/options.ts'
import type { RoomKey, RoomSay } from '../../words/rooms.ts'
import { valueIn } from '../new-game/wishes.ts'

export function optionsText({ options }: Pick<LobbyEntry, 'options'>, say: RoomSay): string[] {
  const given = options as unknown as Options
  return LISTED.flatMap((listed) => {
    const value = valueIn(given, listed)
    if (JSON.stringify(value) === JSON.stringify(valueIn(DEFAULTS, listed))) return []
    const name = say(`option.${listed.key}`)
    if (typeof value === 'boolean') return [value ? name : say('lobby.without', { name })]
    const shown = Array.isArray(value) ? value.join(' : ') : say(nameOfValue(listed.key, value as string) as RoomKey)
    return [`${name}: ${shown}`]
  })
}
