/**
 * Keeps the built page, so that it opens and plays without a connection. With one, the page itself is always fetched anew, and its parts,
 * whose names change with what is in them, come from what is kept. The next version is fetched beside this one and takes its place when no
 * window has this one open any more. It also shows push notifications of the server while the page is closed.
 */

/** Set by the build: every file of the page, and a name for all of them together. */
declare const OFFLINE_FILES: readonly string[]
declare const OFFLINE_VERSION: string

/** What the browser gives to a service worker: its types are not those of a page. */
interface Waits {
  waitUntil(work: Promise<unknown>): void
}
interface Fetches {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Pushed extends Waits {
  readonly data: { json(): unknown } | null
}
interface Clicked extends Waits {
  readonly notification: Notification
}
interface Window {
  readonly url: string
  focus(): Promise<unknown>
}
interface Here {
  addEventListener(type: 'install' | 'activate', listener: (event: Waits) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetches) => void): void
  addEventListener(type: 'push', listener: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void
  readonly registration: { readonly scope: string; showNotification(title: string, options: NotificationOptions): Promise<void> }
  readonly clients: {
    claim(): Promise<void>
    matchAll(of: { readonly type: 'window' }): Promise<readonly Window[]>
    openWindow(url: string): Promise<unknown>
  }
}
const here = globalThis as unknown as Here

const FAMILY = 'hotline-'
const NAME = `${FAMILY}${OFFLINE_VERSION}`
/** A connection that takes longer to answer is none. */
const PATIENCE = 4000

const { scope } = here.registration
const addresses = new Set(OFFLINE_FILES.map((file) => new URL(file, scope).href))
const isNamedByContent = (address: string): boolean => address.includes('/assets/')

/** A busy server, or a moment without a connection, costs one file some time, not all of them. */
const TRIES = 5
const PAUSE = 2000

async function keepOne(cache: Cache, address: string): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await cache.add(new Request(address, { cache: isNamedByContent(address) ? 'default' : 'no-cache' }))
    } catch (error) {
      if (tries === TRIES) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE * tries)
      })
    }
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME)
  await Promise.all([...addresses].map((address) => keepOne(cache, address)))
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(FAMILY) && name !== NAME).map((name) => caches.delete(name)))
  await here.clients.claim()
}

const kept = async (address: string): Promise<Response | undefined> => await (await caches.open(NAME)).match(address, { ignoreVary: true })

async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
    if (answer.ok) return answer
    return (await kept(scope)) ?? answer
  } catch {
    return (await kept(scope)) ?? Response.error()
  }
}

here.addEventListener('install', (event) => event.waitUntil(keepAll()))
here.addEventListener('activate', (event) => event.waitUntil(forgetOthers()))
here.addEventListener('fetch', (event) => {
  const { request } = event
  const [address = ''] = request.url.split(/[?#]/)
  // What is no file of the page is none of its business: games on a server, other pages.
  if (request.method !== 'GET' || !addresses.has(address)) return
  if (address === scope) event.respondWith(page(request))
  else event.respondWith(kept(address).then((found) => found ?? fetch(request)))
})

/** What our server sends: src/server/notify/push.ts. */
interface Message {
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string
}

here.addEventListener('push', (event) => {
  if (event.data === null) return
  const { title, body, url, tag } = event.data.json() as Message
  event.waitUntil(here.registration.showNotification(title, { body, tag, data: url, icon: './icon-192.png' }))
})

/** The window that has it open comes to the front; else one is opened. */
async function show(url: string): Promise<void> {
  const windows = await here.clients.matchAll({ type: 'window' })
  const there = windows.find((window) => window.url === url)
  await (there === undefined ? here.clients.openWindow(url) : there.focus())
}

here.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  const url = String(notification.data)
  // Only our own page is opened.
  event.waitUntil(show(url.startsWith(scope) ? url : scope))
})
