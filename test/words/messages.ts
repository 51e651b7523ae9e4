/** What an ICU message is made of, for tests of the catalogues. */
import { IntlMessageFormat } from 'intl-messageformat'

type Parts = ReturnType<IntlMessageFormat['getAst']>
type Part = Parts[number]

export const parse = (message: string, language: string): Parts => new IntlMessageFormat(message, language).getAst()

function* partsOf(parts: Parts): Generator<Part> {
  for (const part of parts) {
    yield part
    if ('options' in part) for (const option of Object.values(part.options)) yield* partsOf(option.value)
  }
}

const kindOf = (part: Part): number => part.type
const isText = (part: Part): boolean => kindOf(part) === 0
const isPound = (part: Part): boolean => kindOf(part) === 7

/** The names of its parameters, sorted. */
export function parametersOf(message: string, language: string): string[] {
  const names = [...partsOf(parse(message, language))].flatMap((part) =>
    isText(part) || isPound(part) || !('value' in part) ? [] : [part.value],
  )
  return [...new Set(names)].sort()
}

interface Plural {
  /** Without those for one exact number. */
  readonly forms: readonly string[]
  /** Whether the number itself stands in a form that has no number of its own. */
  readonly counts: boolean
}

export function pluralsOf(message: string, language: string): Plural[] {
  return [...partsOf(parse(message, language))].flatMap((part) => {
    if (!('pluralType' in part)) return []
    const forms = Object.entries(part.options).filter(([form]) => !form.startsWith('='))
    return [{ forms: forms.map(([form]) => form), counts: forms.some(([, option]) => option.value.some(isPound)) }]
  })
}

/** A value that is put into a message, where a variant stands for all of them. */
const VALUE = '¤'

/** The message in words, with each of its choices at least once. Choices are taken in step, so that variants stay few. */
export function variantsOf(message: string, language: string): string[] {
  const said = (parts: Parts, turn: number): string =>
    parts
      .map((part) => {
        if (isText(part)) return (part as { readonly value: string }).value
        if (!('options' in part)) return VALUE
        const options = Object.values(part.options)
        return said(options[turn % options.length]!.value, turn)
      })
      .join('')
  const parts = parse(message, language)
  const most = Math.max(1, ...[...partsOf(parts)].map((part) => ('options' in part ? Object.keys(part.options).length : 1)))
  return [...new Set(Array.from({ length: most }, (_, turn) => said(parts, turn)))]
}
