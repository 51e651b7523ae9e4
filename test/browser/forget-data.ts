import { rmSync } from 'node:fs'

/** After the last browser test: removes what its server kept. */
export default function forgetData(): void {
  rmSync(process.env.HOTLINE_TEST_DATA!, { recursive: true, force: true })
}
