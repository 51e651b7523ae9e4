/** One line of a form: what is asked, the answer, and what to know about it. */
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly label: string
  readonly about?: string
  readonly value: string
  readonly onText: (text: string) => void
  /** What is wrong with it, or null. */
  readonly error?: string | null
}

export function Field({ label, about, onText, type = 'text', error = null, ...rest }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        type={type}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={[about !== undefined && `${id}-about`, error !== null && `${id}-error`].filter(Boolean).join(' ') || undefined}
        onChange={(event) => onText(event.target.value)}
      />
      {about !== undefined && <small id={`${id}-about`}>{about}</small>}
      {error !== null && (
        <small id={`${id}-error`} className="field-error" role="alert">
          {error}
        </small>
      )}
    </div>
  )
}

interface SelectProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly of: readonly (readonly [T, string])[]
  readonly onChoose: (value: T) => void
  readonly disabled?: boolean
}

export function Select<T extends string>({ label, value, of, onChoose, disabled = false }: SelectProps<T>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={disabled} onChange={(event) => onChoose(event.target.value as T)}>
        {of.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

interface CheckProps {
  readonly label: string
  readonly about?: string
  readonly checked: boolean
  readonly onCheck: (checked: boolean) => void
  readonly disabled?: boolean
}

export const Check = ({ label, about, checked, onCheck, disabled = false }: CheckProps) => (
  <label className="choice">
    <input type="checkbox" checked={checked} disabled={disabled} onChange={(event) => onCheck(event.target.checked)} />
    <span>
      {label} {about !== undefined && <small>{about}</small>}
    </span>
  </label>
)

interface FormProps {
  readonly onSubmit: () => void
  readonly children: ReactNode
  readonly className?: string
  readonly label?: string
}

export const Form = ({ onSubmit, children, className = 'form', label }: FormProps) => (
  <form
    className={className}
    aria-label={label}
    // What is wrong is said by the page, in its own words.
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    {children}
  </form>
)

interface SubmitProps {
  readonly disabled: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** The button that sends a form. */
export const Submit = ({ disabled, className = 'button primary', children }: SubmitProps) => (
  <button type="submit" className={className} disabled={disabled}>
    {children}
  </button>
)
