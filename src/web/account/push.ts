/** Messages to this browser while the page is closed: the service worker shows them. */
import { type NoticesReply, noticesReply } from '../../protocol/notices.ts'
import { ApiError, ask } from '../people/api.ts'

export const canBePushed = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The worker of this page; none where the page is not kept, as while it is being developed. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return canBePushed() ? await navigator.serviceWorker.getRegistration() : undefined
}

export async function isPushedHere(): Promise<boolean> {
  const subscription = await (await worker())?.pushManager.getSubscription()
  return subscription !== null && subscription !== undefined
}

/** Asks the person, then the browser, then notifies the server. */
export async function wantPush(key: string): Promise<NoticesReply> {
  if ((await Notification.requestPermission()) !== 'granted') throw new ApiError('push', 'the browser may not be told')
  const registration = await worker()
  if (registration === undefined) throw new ApiError('push', 'there is no service worker')
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch((error: unknown) => {
      throw new ApiError('push', String(error))
    })
  return await ask(noticesReply, 'POST', 'api/me/push', subscription.toJSON())
}

/** Null where nothing was to be ended. */
export async function stopPush(): Promise<NoticesReply | null> {
  const subscription = await (await worker())?.pushManager.getSubscription()
  if (subscription === null || subscription === undefined) return null
  const { endpoint } = subscription
  await subscription.unsubscribe()
  return await ask(noticesReply, 'DELETE', 'api/me/push', { endpoint })
}
