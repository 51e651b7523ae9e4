/** Keys by the place that they have on a Latin keyboard, so that every alphabet has them. */
const PLACES: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' }

/** The key that was pressed: a Latin letter or bracket, whatever alphabet the keyboard is set to. */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length === 1 && !/[ -~]/.test(key)) return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? PLACES[code] ?? key
  return key.length === 1 ? key.toLowerCase() : key
}
