/** A message of a catalogue, ready to be said. */
import { type Formatters, IntlMessageFormat } from 'intl-messageformat'
import type { Language } from './languages.ts'

export type Values = Readonly<Record<string, string | number>>
export type Message = (values: Values) => string

/** Whatever ICU gives a meaning. Most messages have nothing of it, and a format for each of them would keep the first page waiting. */
const FORMATTED = /[{}<']/
/** A full stop after a value, which may be a name that ends with a mark of its own: Who Lost China? */
const STOP_AFTER_VALUE = /\}\./
const STOP_AFTER_MARK = /([?!…])\.(?=\s|$)/g

/** Numbers with the typographic minus, which Intl writes in neither language. */
const formatters: Formatters = {
  getNumberFormat: (...given) => {
    const numbers = new Intl.NumberFormat(...given)
    return Object.create(numbers, { format: { value: (n: number) => numbers.format(n).replace('-', '−') } }) as Intl.NumberFormat
  },
  getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
  getPluralRules: (...given) => new Intl.PluralRules(...given),
}

export function messageOf(text: string, language: Language): Message {
  if (!FORMATTED.test(text)) return () => text
  const message = new IntlMessageFormat(text, language, undefined, { formatters })
  if (!STOP_AFTER_VALUE.test(text)) return (values) => String(message.format(values))
  return (values) => String(message.format(values)).replaceAll(STOP_AFTER_MARK, '$1')
}
