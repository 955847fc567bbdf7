import { classNames } from './class-names.ts'
import type { Choice } from './field.tsx'
import { Icon, type IconNode } from './icon.tsx'

export interface SegmentedProps<Value extends string> {
  /** The accessible name of the choice. */
  label: string
  choices: readonly (Choice<Value> & { icon?: IconNode })[]
  value: Value
  onChange: (value: Value) => void
  size?: 'sm' | 'md'
}

/** A choice among a few options, all visible. */
export function Segmented<Value extends string>({ label, choices, value, onChange, size }: SegmentedProps<Value>) {
  return (
    <div className={classNames('seg', size === 'sm' && 'sm')} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.icon && <Icon of={choice.icon} />}
          {choice.label}
        </button>
      ))}
    </div>
  )
}
