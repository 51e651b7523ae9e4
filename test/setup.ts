import { afterEach } from 'vitest'
import { takeOpenWaits } from './waiting.ts'

afterEach(({ task }) => {
  const open = takeOpenWaits()
  if (task.result?.state === 'fail' && open.length > 0) throw new Error(`The test was waiting for: ${open.join('; ')}`)
})
