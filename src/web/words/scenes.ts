/** The words of scenes in the language of the page. */
import { type SayScene, sayScenesIn } from '../../words/scenes.ts'
import { useSettings } from '../store/settings.ts'

const SAY = { en: sayScenesIn('en'), ru: sayScenesIn('ru') } as const

export const useSayScene = (): SayScene => SAY[useSettings((settings) => settings.language)]
