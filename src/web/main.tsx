import './theme/theme.css'
import './parts/parts.css'
import './parts/site-nav.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { isDrawn } from './first/take-over.ts'
import { keepOffline } from './offline/keep.ts'
import { rememberPlaces } from './router/router.ts'
import { keepMe } from './store/me.ts'
import { useSettings } from './store/settings.ts'
import { fontsAreThere } from './theme/fonts.ts'

// Where the first page is drawn already, its text is there.
if (!isDrawn()) await fontsAreThere(useSettings.getState().language)

// In small pieces: the browser answers in between.
startTransition(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)

rememberPlaces()
keepOffline()
keepMe()
