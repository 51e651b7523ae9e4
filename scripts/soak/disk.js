// A disk that is full for a while: nothing is acknowledged that is not stored, /health says so, and it goes on when there is room.
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeGame, missing, play } from './play.js'
import { ask, startServer } from './server.js'

const MEGABYTES = 16

/** Fills what is left. @param {string} file */
function fill(file) {
  const handle = openSync(file, 'w')
  try {
    for (const size of [65_536, 4096, 1]) for (;;) if (writeSync(handle, Buffer.alloc(size)) < size) break
  } catch {
    // It is full.
  } finally {
    closeSync(handle)
  }
}

/** @param {(line: string, ok?: boolean) => void} say */
export async function disk(say) {
  const folder = mkdtempSync(join(tmpdir(), 'hotline-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=700`, 'tmpfs', folder]).status === 0
  if (!mounted) {
    rmSync(folder, { recursive: true, force: true })
    return say('full disk: SKIPPED, only root can mount a small disk')
  }
  try {
    const server = await startServer(['--data', folder])
    const health = async () => (await ask(server.port, '/health')).status
    /** @type {import('./play.js').Acknowledged[]} */
    const acks = []
    /** @type {string[]} */
    const refused = []
    const game = await makeGame(server.port)
    const how = {
      onAck: (/** @type {any} */ done) => void acks.push(done),
      onRefused: (/** @type {string} */ code) => void refused.push(code),
    }
    const clients = [await play(server.port, game, 'us', how), await play(server.port, game, 'ussr', how)]
    await sleep(2000)
    const before = [await health(), acks.length]
    const ballast = join(folder, 'ballast')
    fill(ballast)
    await sleep(3000)
    const during = [await health(), refused.length]
    const stuck = acks.length
    await sleep(1500)
    say(
      `full disk: /health ${before[0]} before, ${during[0]} while full; ${during[1]} moves refused (${[...new Set(refused)].join(', ')})`,
      before[0] === 200 && during[0] === 503 && refused.length > 0 && acks.length === stuck,
    )
    rmSync(ballast)
    await sleep(3000)
    say(
      `full disk: with room again /health ${await health()}, ${acks.length - stuck} more moves`,
      (await health()) === 200 && acks.length > stuck,
    )
    for (const client of clients) client.close()
    await server.stop()
    const faults = await missing(join(folder, 'hotline.sqlite'), acks)
    say(`full disk: ${acks.length} acknowledged moves, ${faults.length} lost`, faults.length === 0)
  } finally {
    // SQLite may still hold its files here: the mount ends with them.
    spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
}
