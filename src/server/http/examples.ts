/** An example for each body, shown in the description of the API. */
import type { z } from 'zod'
import type { NewGameRequest } from '../../protocol/http.ts'
import type { ChallengeRequest, PairingRequest, SeekRequest } from '../../protocol/lobby.ts'
import type { NoticesRequest, PushRequest, pushGone } from '../../protocol/notices.ts'
import type {
  closeRequest,
  deleteRequest,
  judgeRequest,
  levelResults,
  PageSettings,
  passkeyRequest,
  passwordRequest,
  recoverRequest,
  recoveryRequest,
  registerRequest,
  renameRequest,
  reportRequest,
  signInRequest,
} from '../../protocol/people.ts'

const DAY = 86_400_000
const PASSKEY = {
  credential: { id: 'AbC…', rawId: 'AbC…', type: 'public-key', response: { clientDataJSON: '…', attestationObject: '…' } },
  name: 'my phone',
} satisfies z.input<typeof passkeyRequest>

const SLOW = { kind: 'slow', move: 3 * DAY, bank: 10 * DAY, vacation: 14 * DAY } as const

/** By method and path. */
const EXAMPLES: Readonly<Record<string, object>> = {
  'post /api/games': {
    game: 'red-sea',
    clock: { kind: 'live', bank: 1_500_000, increment: 15_000 },
    seats: { us: 'me', ussr: { bot: 'club' } },
  } satisfies NewGameRequest,
  'patch /api/me': { name: 'anna' } satisfies z.input<typeof renameRequest>,
  'delete /api/me': { password: 'correct horse' } satisfies z.input<typeof deleteRequest>,
  'post /api/me/register': { name: 'anna', password: 'correct horse' } satisfies z.input<typeof registerRequest>,
  'post /api/me/sign-in': { name: 'anna', password: 'correct horse' } satisfies z.input<typeof signInRequest>,
  'post /api/me/password': { current: 'correct horse', wanted: 'battery staple' } satisfies z.input<typeof passwordRequest>,
  'post /api/me/recovery': { who: 'anna', language: 'en' } satisfies z.input<typeof recoveryRequest>,
  'post /api/me/recovery/password': {
    token: 'oZ0_8qLr3yVd2mKfWb7XtCn5hPj1sUgE',
    wanted: 'battery staple',
  } satisfies z.input<typeof recoverRequest>,
  'post /api/me/passkeys': PASSKEY,
  'post /api/me/sign-in/passkey': PASSKEY,
  'post /api/archive': { text: '{"hotline":"record",…}', shown: true },
  'post /api/shares': { text: '{"hotline":"record",…}' },
  'patch /api/archive/{id}': { shown: false },
  'post /api/seeks': {
    id: 'my-third-seek',
    game: 'twilight-struggle',
    clock: SLOW,
    side: 'any',
    rated: true,
    range: { least: 1400, most: 1700 },
  } satisfies SeekRequest,
  'post /api/challenges': { to: 'boris', game: 'twilight-struggle', clock: SLOW, side: 'ussr' } satisfies ChallengeRequest,
  'post /api/pairing': { game: 'red-sea', clock: 'live-45', rated: true } satisfies PairingRequest,
  'put /api/me/settings': { language: 'ru', theme: 'dark', pace: 'brisk', sound: true, volume: 40 } satisfies PageSettings,
  'put /api/me/results': { results: [{ game: 'b1a7', level: 'club', won: true, at: 1_760_000_000_000 }] } satisfies z.input<
    typeof levelResults
  >,
  'put /api/me/notices': {
    language: 'ru',
    mail: { address: 'anna@example.org', kinds: ['move', 'short'] },
    push: { kinds: ['move', 'challenge', 'draw'] },
  } satisfies NoticesRequest,
  'post /api/me/push': {
    endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAA…',
    keys: {
      p256dh: 'BIPUL12DLfytvTajnryr2PRdAgXS3HGKiLqndGcJGabyhHheJYlNGCeXl1dn18gSJ1WAkAPIxr4gK0_dQds4yiI',
      auth: 'FPssNDTKnInHVndSTdbKFw',
    },
  } satisfies PushRequest,
  'delete /api/me/push': { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAA…' } satisfies z.input<typeof pushGone>,
  'post /api/me/bots': { name: 'anna-bot' } satisfies z.input<typeof renameRequest>,
  'post /api/reports': {
    person: 'boris',
    game: 'uqjq30zlhtse',
    line: 12,
    reason: 'insults',
  } satisfies z.input<typeof reportRequest>,
  'post /api/admin/reports/{id}/close': { reason: 'talked to both' } satisfies z.input<typeof closeRequest>,
  'post /api/admin/people/{name}': { deed: 'mute', reason: 'insults, for the second time' } satisfies z.input<typeof judgeRequest>,
}

interface Operation {
  readonly requestBody?: { readonly content?: Readonly<Record<string, { examples?: object }>> }
}
type Paths = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>

/** Puts the examples where readers of the description look for them. */
export function withExamples<T extends { readonly paths?: unknown }>(described: T): T {
  for (const [path, methods] of Object.entries((described.paths ?? {}) as Paths))
    for (const [method, operation] of Object.entries(methods ?? {})) {
      const example = EXAMPLES[`${method} ${path}`]
      const content = (operation as Operation).requestBody?.content?.['application/json']
      if (example !== undefined && content !== undefined) content.examples = { usual: { value: example } }
    }
  return described
}
