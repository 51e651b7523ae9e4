/** The first page as it stands before anything is known or done, for the build. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../words/languages.ts'
import { sayIn } from '../../words/page.ts'
import { Home } from '../home/home.tsx'
import { useSettings } from '../store/settings.ts'
import { SayContext } from '../words/use-words.ts'

export function draw(language: Language): string {
  // Without a browser a store shows what it began with.
  Object.assign(useSettings.getInitialState(), { language })
  return renderToStaticMarkup(
    <SayContext value={sayIn(language)}>
      <Home isStill />
    </SayContext>,
  )
}
