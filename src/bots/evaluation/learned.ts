/** The weights in use: a file for each game, read when this module is loaded. */
import { rulesNamed } from '../../games/index.ts'
import type { State } from '../../rules/state.ts'
import type { Model } from './model.ts'
import { type Judge, judgeBy } from './network.ts'
import { decodeWeights, modelFrom, networkFrom, type Weights } from './weights.ts'

const FILES = [new URL('./weights/twilight-struggle.bin', import.meta.url), new URL('./weights/red-sea.bin', import.meta.url)]

interface FileSystem {
  readonly readFile: (file: URL) => Promise<Uint8Array>
}

async function bytesOf(file: URL): Promise<Uint8Array> {
  if (file.protocol !== 'file:') return new Uint8Array(await (await fetch(file)).arrayBuffer())
  const name = 'node:fs/promises'
  const { readFile } = (await import(/* @vite-ignore */ name)) as FileSystem
  return readFile(file)
}

const all: readonly Weights[] = (await Promise.all(FILES.map(bytesOf))).map(decodeWeights)

/** The weights of a game, or of the game that it is a kind of. */
export const weightsOf = (game: string): Weights | undefined => all.find((one) => game === one.game || game.startsWith(`${one.game}-`))

const models = new Map<string, Model>()
const judges = new Map<string, Judge>()

/** The model of a game; made once. */
export function modelOf(g: State): Model {
  const found = models.get(g.game) ?? modelFrom(rulesNamed(g.game)!, weightsOf(g.game))
  models.set(g.game, found)
  return found
}

/** The value network of a game; made once. */
export function judgeOf(g: State): Judge {
  const known = judges.get(g.game)
  if (known !== undefined) return known
  const model = modelOf(g)
  const made = judgeBy(model, networkFrom(model.rules, weightsOf(g.game)!))
  judges.set(g.game, made)
  return made
}
