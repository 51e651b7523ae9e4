/** Webhooks, for `hotline admin`: they notify a club's chat of games that begin and end. */
import { z } from 'zod'
import { addHook, hooksIn, removeHook } from '../../../server/notify/hooks.ts'
import type { OpenStorage } from '../../../server/storage/open.ts'
import { phrase } from '../../../words/program.ts'
import { BadArguments, type OptionSpecs } from '../../args.ts'

export const WEBHOOKS = {
  'add-webhook': {
    is: 'text',
    usual: '',
    value: 'URL',
    help: phrase('option.add-webhook'),
  },
  webhooks: { is: 'switch', help: phrase('option.webhooks') },
  'remove-webhook': { is: 'text', usual: '', value: 'ID', help: phrase('option.remove-webhook') },
} as const satisfies OptionSpecs

interface Wanted {
  readonly 'add-webhook': string
  readonly webhooks: boolean
  readonly 'remove-webhook': string
}

export const concernsWebhooks = (wanted: Wanted): boolean =>
  wanted.webhooks || wanted['add-webhook'] !== '' || wanted['remove-webhook'] !== ''

const address = z.url({ protocol: /^https?$/ })

/** What is to be printed. */
export async function changeWebhooks({ db }: OpenStorage, wanted: Wanted): Promise<string> {
  const { 'add-webhook': url, 'remove-webhook': gone } = wanted
  if (url !== '') {
    if (!address.safeParse(url).success) throw new BadArguments(phrase('bad.webhook-url'))
    const { id, secret } = await addHook(db, url, Date.now())
    return `${id} gets notified from now on. Messages are signed with this secret, which is not shown again:\n${secret}\n`
  }
  if (gone !== '') {
    if (!(await removeHook(db, gone))) throw new BadArguments(phrase('bad.webhook-id', { id: JSON.stringify(gone) }))
    return `${gone} gets no more messages.\n`
  }
  const all = await hooksIn(db, undefined).all()
  return all.length === 0 ? 'No webhook has been added.\n' : all.map((hook) => `${hook.id}  ${hook.url}\n`).join('')
}
