import { useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { Eye, EyeOff } from 'lucide'
import { classNames, Field, IconButton } from '@tabard/widgets/ui'
import { text } from './sign-in.text.ts'

export interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  error?: string | null
  /** Content below the field, such as the password's checklist. */
  below?: { id: string; content: ReactNode }
  inputRef?: Ref<HTMLInputElement>
}

/**
 * A password field whose text can be shown. It is hidden again when its form is sent, so that the browser recognises it
 * as a password.
 */
export function PasswordField({ label, error, below, inputRef, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Field label={label} error={error}>
        {(ids) => (
          <span className={classNames('input lg', error && 'bad')}>
            <input
              autoCapitalize="none"
              spellCheck={false}
              maxLength={256}
              {...input}
              {...ids}
              aria-describedby={[ids['aria-describedby'], below?.id].filter(Boolean).join(' ') || undefined}
              ref={inputRef}
              type={isShown && !input.readOnly ? 'text' : 'password'}
            />
            <IconButton
              icon={isShown ? EyeOff : Eye}
              label={isShown ? text.hidePassword : text.showPassword}
              size="sm"
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            />
          </span>
        )}
      </Field>
      {below?.content}
    </>
  )
}
