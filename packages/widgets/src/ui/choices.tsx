import { useId, useLayoutEffect, useRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { Choice } from './field.tsx'

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>

export interface CheckboxProps extends InputProps {
  /** The visible label. Where a table's column already shows it, give `aria-label` instead. */
  label?: ReactNode
  hint?: ReactNode
  /** The box stands for several things, and only some of them are on. */
  isMixed?: boolean
}

export function Checkbox({ label, hint, isMixed, className, ...input }: CheckboxProps) {
  const element = useRef<HTMLInputElement>(null)
  // `indeterminate` is a property without an attribute, so it is set here.
  useLayoutEffect(() => {
    if (element.current) element.current.indeterminate = isMixed ?? false
  }, [isMixed])
  const box = (
    <input {...input} ref={element} type="checkbox" className={classNames('check', isMixed && 'mixed', className)} />
  )
  return label === undefined ? box : <Option label={label} hint={hint} control={box} />
}

export interface SwitchProps extends InputProps {
  label: ReactNode
  hint?: ReactNode
}

/** A setting that takes effect at once, without a form to send. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  return (
    <Option label={label} hint={hint} control={<input {...input} type="checkbox" role="switch" className="switch" />} />
  )
}

export interface RadioGroupProps<Value extends string> {
  label: string
  choices: readonly (Choice<Value> & { hint?: string })[]
  value: Value
  onChange: (value: Value) => void
}

export function RadioGroup<Value extends string>({ label, choices, value, onChange }: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset className="field">
      <legend className="flabel">{label}</legend>
      {choices.map((choice) => (
        <Option
          key={choice.value}
          label={choice.label}
          hint={choice.hint}
          control={
            <input
              type="radio"
              className="check radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
          }
        />
      ))}
    </fieldset>
  )
}

function Option({ label, hint, control }: { label: ReactNode; hint?: ReactNode; control: ReactNode }) {
  return (
    <label className="opt">
      {control}
      <span>
        {label}
        {hint && <span className="hint">{hint}</span>}
      </span>
    </label>
  )
}
