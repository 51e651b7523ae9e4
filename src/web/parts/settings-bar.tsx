/** Who one is here; language and theme, switched at once. */

import { THEMES, type Theme } from '../store/kept-settings.ts'
import { choose, useSettings } from '../store/settings.ts'
import { useSay } from '../words/use-words.ts'
import { WhoAmI } from './who.tsx'

export function SettingsBar() {
  const say = useSay()
  const { language, theme } = useSettings()
  return (
    <div className="settings-bar">
      <WhoAmI />
      <label>
        <span className="unseen">{say('settings.language')}</span>
        <select value={language} onChange={(event) => choose({ language: event.target.value as typeof language })}>
          <option value="en" lang="en">
            {say('language.en')}
          </option>
          <option value="ru" lang="ru">
            {say('language.ru')}
          </option>
        </select>
      </label>
      <label>
        <span className="unseen">{say('settings.theme')}</span>
        <select value={theme} onChange={(event) => choose({ theme: event.target.value as Theme })}>
          {THEMES.map((each) => (
            <option key={each} value={each}>
              {say(`settings.theme.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
