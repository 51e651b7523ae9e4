import { spawnSync } from 'node:child_process'

/** Before the first test: what some of them start is built from what is in `src` now. */
export default function buildProgram(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/prepare.js', '--program'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stdout + stderr)
}
