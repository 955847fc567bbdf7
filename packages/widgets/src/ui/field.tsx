import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react'
import { ChevronDown, CircleAlert } from 'lucide'
import { classNames } from './class-names.ts'
import { Icon, type IconNode } from './icon.tsx'

export interface FieldWords {
  label: string
  /** Shows the label to assistive technology only, for places where text beside the field says the same. */
  isLabelHidden?: boolean
  hint?: ReactNode
  /** What is wrong, and how to correct it. */
  error?: string | null
}

interface FieldIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label above, hint or error below. `children` makes the control itself from the ids. */
export function Field({
  label,
  isLabelHidden,
  hint,
  error,
  children,
}: FieldWords & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId()
  const words = error ?? hint
  return (
    <div className="field">
      <label htmlFor={id} className={isLabelHidden ? 'vh' : undefined}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': words ? `${id}-words` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {words && (
        <span id={`${id}-words`} className={error ? 'err' : 'hint'} role={error ? 'alert' : undefined}>
          {error && <Icon of={CircleAlert} size={14} />}
          {words}
        </span>
      )}
    </div>
  )
}

type Sized = { controlSize?: 'sm' | 'md' | 'lg' }

export type TextFieldProps = FieldWords & Sized & { icon?: IconNode } & InputHTMLAttributes<HTMLInputElement>

export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  icon,
  controlSize,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error }}>
      {(ids) => (
        <span className={classNames('input', sizeClass(controlSize), error && 'bad', className)}>
          {icon && <Icon of={icon} />}
          <input type="text" {...input} {...ids} />
        </span>
      )}
    </Field>
  )
}

export type TextAreaFieldProps = FieldWords & TextareaHTMLAttributes<HTMLTextAreaElement>

export function TextAreaField({ label, isLabelHidden, hint, error, className, ...input }: TextAreaFieldProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error }}>
      {(ids) => <textarea rows={4} {...input} {...ids} className={classNames('input', error && 'bad', className)} />}
    </Field>
  )
}

export interface Choice<Value extends string = string> {
  value: Value
  label: string
}

export type SelectFieldProps = FieldWords &
  Sized & { choices: readonly Choice[] } & SelectHTMLAttributes<HTMLSelectElement>

/** The platform's own list, because it works well on phones, in frames and with assistive technology. */
export function SelectField({ label, isLabelHidden, hint, error, choices, controlSize, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error }}>
      {(ids) => (
        <span className={classNames('input select', sizeClass(controlSize), error && 'bad')}>
          <select {...select} {...ids}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} />
        </span>
      )}
    </Field>
  )
}

const sizeClass = (size: Sized['controlSize']) => size !== 'md' && size
