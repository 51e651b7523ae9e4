/** What only games on a server say: apart from the page's own sentences, because most visitors never need it. */
import { onlineEn } from './en/online.ts'
import { speaker } from './page.ts'
import { onlineRu } from './ru/online.ts'

export type OnlineKey = keyof typeof onlineEn
export const sayOnlineIn = speaker<OnlineKey>({ en: onlineEn, ru: onlineRu })
export type SayOnline = ReturnType<typeof sayOnlineIn>
