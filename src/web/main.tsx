import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { keepOffline } from './offline/keep.ts'
import { keepMe } from './people/me.ts'
import { useSettings } from './store/settings.ts'
import './theme/theme.css'
import './parts/parts.css'
import { fontsAreThere } from './theme/fonts.ts'

await fontsAreThere(useSettings.getState().language)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

keepOffline()
keepMe()
