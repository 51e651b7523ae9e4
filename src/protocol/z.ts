/** The library of the schemas, told before the first of them is made that a page may not write programs. */
import { z } from 'zod'

if ('document' in globalThis) z.config({ jitless: true })

export { z }
