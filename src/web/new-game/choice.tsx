/** A choice of the first page: a radio button or a box, what it is called, and what it means. */
import type { InputHTMLAttributes } from 'react'

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly type: 'radio' | 'checkbox'
  readonly label: string
  readonly about?: string
}

export const Choice = ({ label, about, ...input }: ChoiceProps) => (
  <label className="choice">
    <input {...input} />
    <span>
      <b>{label}</b> {about !== undefined && <small>{about}</small>}
    </span>
  </label>
)
