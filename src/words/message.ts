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

// Both languages are supported. To look that up, a browser reads the numbers of all languages that it knows: 12 ms, 50 on a phone.
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale(String(locales))

/** Whole numbers below this have no separators: they need no format either. */
const SEPARATED = 1000

/** Numbers with the typographic minus, which Intl writes in neither language. */
const formatters: Formatters = {
  getNumberFormat: (locales, options) => {
    const plain = (n: number): string =>
      options === undefined && Number.isInteger(n) && Math.abs(n) < SEPARATED
        ? String(n)
        : new Intl.NumberFormat(locales, options).format(n)
    return { format: (n: number) => plain(n).replace('-', '−') } as Intl.NumberFormat
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
