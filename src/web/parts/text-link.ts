/** A text as an address that a browser can save. */
export const textLink = (text: string): string => `data:application/json;charset=utf-8,${encodeURIComponent(text)}`
