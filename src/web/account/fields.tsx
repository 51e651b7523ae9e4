/** Fields that several forms of the account have. */
import { Field } from '../people/field.tsx'
import { useRoomSay } from '../words/rooms.ts'

interface Given {
  readonly label: string
  readonly value: string
  readonly onText: (text: string) => void
  readonly error?: string | null
}

export function NewNameField(given: Given) {
  const say = useRoomSay()
  return <Field {...given} about={say('account.name.about')} autoComplete="username" required minLength={2} maxLength={24} />
}

export function NewPasswordField(given: Given) {
  const say = useRoomSay()
  return <Field {...given} about={say('account.password.about')} type="password" autoComplete="new-password" required minLength={8} />
}

/** The password of an account that may have none, before what others must not do in its name. */
export function OwnPasswordField(given: Omit<Given, 'label'>) {
  const say = useRoomSay()
  const about = say('account.delete.password')
  return <Field {...given} label={say('account.password')} about={about} type="password" autoComplete="current-password" />
}
