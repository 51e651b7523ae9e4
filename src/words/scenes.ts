/** What scenes say: at the table, in replays, on the strip of the last play. It comes with the table, not with the first page. */
import { scenesEn } from './en/scenes.ts'
import { speaker } from './page.ts'
import { scenesRu } from './ru/scenes.ts'

export type SceneKey = keyof typeof scenesEn
export type SayScene = (key: SceneKey, values?: Readonly<Record<string, string | number>>) => string

export const sayScenesIn = speaker<SceneKey>({ en: scenesEn, ru: scenesRu })
