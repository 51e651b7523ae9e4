/** A message of a catalogue, ready to be said. */
import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from './languages.ts'

export type Values = Readonly<Record<string, string | number>>
export type Message = (values: Values) => string

/** Whatever ICU gives a meaning. Most messages have nothing of it, and a format for each of them would keep the first page waiting. */
const FORMATTED = /[{}<']/

export function messageOf(text: string, language: Language): Message {
  if (!FORMATTED.test(text)) return () => text
  const message = new IntlMessageFormat(text, language)
  return (values) => String(message.format(values))
}
