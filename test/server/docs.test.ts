/** The pages for programs say what the server does, and its settings are read as they are meant. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { noticeSettings, readEnvironment } from '../../src/server/config.ts'
import { sharedHouse } from './house.ts'

const house = sharedHouse()
const page = (name: string): string => readFileSync(`docs/${name}.md`, 'utf8')

interface Body {
  readonly content?: Readonly<Record<string, { readonly examples?: object }>>
}
interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly summary: string; readonly requestBody?: Body }>>>>
}

const operations = async () => {
  const { server } = await house()
  const { paths } = (await server.http.inject('/api/openapi.json')).json<Described>()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, requestBody }]) => ({ method, path, summary, body: requestBody })),
  )
}

describe('the description of the API', () => {
  test('has an example for every body', async () => {
    const bare = (await operations()).filter(({ body }) => body !== undefined && body.content?.['application/json']?.examples === undefined)
    expect(bare.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })

  test('docs/api.md lists every request, and none besides', async () => {
    const listed = [...page('api').matchAll(/^\| `([A-Z]+ \/\S+)` \| (.*) \|$/gm)].map(([, request, about]) => `${request}: ${about}`)
    const wanted = (await operations()).map(({ method, path, summary }) => `${method.toUpperCase()} ${path}: ${summary}`)
    expect(listed.sort()).toEqual(wanted.sort())
  })
})

describe('settings', () => {
  test.each([
    [{ HOTLINE_PORT: 'http' }, 'HOTLINE_PORT'],
    [{ HOTLINE_SMTP_URL: 'http://mail.example' }, 'HOTLINE_SMTP_URL'],
    [{ HOTLINE_SMTP_URL: 'smtp://mail.example' }, 'HOTLINE_SMTP_URL and HOTLINE_MAIL_FROM go together'],
    [{ HOTLINE_MAIL_FROM: 'a@b.example' }, 'HOTLINE_SMTP_URL and HOTLINE_MAIL_FROM go together'],
    [{ HOTLINE_WEBHOOK_SECRET: 'a secret that is long' }, 'goes with HOTLINE_WEBHOOK_URL'],
    [{ HOTLINE_WEBHOOK_URL: 'https://chat.example/x', HOTLINE_WEBHOOK_SECRET: 'short' }, 'HOTLINE_WEBHOOK_SECRET'],
    [{ HOTLINE_ADDRESS: 'play.example.org' }, 'HOTLINE_ADDRESS'],
    [{ HOTLINE_LANGUAGE: 'de' }, 'HOTLINE_LANGUAGE'],
  ])('%j is refused with the name of the variable', (env, message) => {
    expect(() => noticeSettings(readEnvironment(env))).toThrow(message)
  })

  test('what is right is taken', () => {
    const env = {
      HOTLINE_SMTP_URL: 'smtps://a:b@mail.example',
      HOTLINE_MAIL_FROM: 'Hotline <h@example.org>',
      HOTLINE_PUSH_HOSTS: 'a.example,b.example:8443',
    }
    expect(noticeSettings(readEnvironment(env))).toMatchObject({
      mail: { url: 'smtps://a:b@mail.example', from: 'Hotline <h@example.org>' },
      hook: undefined,
      pushHosts: ['a.example', 'b.example:8443'],
    })
  })
})
