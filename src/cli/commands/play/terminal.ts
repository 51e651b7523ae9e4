/** Lines in, lines out: the same for a person, a screen reader and a pipe. */
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'

export interface Terminal {
  /** Whether a person types at a terminal: only then are there a prompt and bold questions. */
  readonly person: boolean
  /** The next line; null when there are no more. */
  line(): Promise<string | null>
  print(...lines: readonly string[]): void
  /** Bold for a person, unless NO_COLOR is set. */
  strong(text: string): string
  /** Ends the input as if the person had ended it. */
  end(): void
  /** Resolves when `end` was called. */
  readonly left: Promise<void>
}

export interface Streams {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Writable & { readonly isTTY?: boolean }
}

export function terminal({ input, output }: Streams): Terminal {
  const person = input.isTTY === true && output.isTTY === true
  const lines: string[] = []
  let waiting: ((line: string | null) => void) | null = null
  let over = false
  const reader = createInterface({ input, terminal: false, crlfDelay: Number.POSITIVE_INFINITY })
  const give = (line: string | null): void => {
    const waiter = waiting
    waiting = null
    waiter?.(line)
  }
  let leave: () => void = () => undefined
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })
  const end = (): void => {
    lines.length = 0
    reader.close()
    leave()
  }
  reader.on('line', (line) => {
    reader.pause() // reads no further than needed: the input may be endless
    if (waiting === null) lines.push(line)
    else give(line)
  })
  reader.on('close', () => {
    over = true
    give(null)
  })
  input.on('error', end)
  output.on('error', end) // a pipe whose reader has closed it
  return {
    person,
    line: async () => {
      if (person) output.write('> ')
      await setImmediate() // lets signal handlers run between lines, however fast they come
      const line = lines.shift()
      if (line !== undefined) return line
      if (over) return null
      return new Promise((resolve) => {
        waiting = resolve
        reader.resume()
      })
    },
    print: (...texts) => {
      if (!output.destroyed) output.write(`${texts.join('\n')}\n`)
    },
    strong: (text) => (person && !process.env.NO_COLOR ? `\u001b[1m${text}\u001b[22m` : text),
    end,
    left,
  }
}
