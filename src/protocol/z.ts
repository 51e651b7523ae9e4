/** Zod, configured before the first schema is built: the page's content security policy forbids `eval`, which zod's compiler needs. */
import { z } from 'zod'

if ('document' in globalThis) z.config({ jitless: true })

export { z }
