/** Names that nobody else comes upon; also where the page came over an open line, on which the browser makes no UUIDs. */
export const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
