import { useId, useState } from 'react'
import { Check, Circle, X } from 'lucide'
import { isStrongPassword, passwordRules } from '@tabard/contract'
import { Icon } from '@tabard/widgets/ui'
import type { PasswordProblem } from './new-password.ts'
import { PasswordField } from './password-field.tsx'
import { text as words } from './sign-in.text.ts'

export interface NewPasswordFieldsProps {
  /** The problem that the form had when it was last sent. */
  problem: PasswordProblem | null
  readOnly: boolean
  autoFocus?: boolean
}

/** The fields for a new password, its checklist, and its repetition. */
export function NewPasswordFields({ problem, readOnly, autoFocus }: NewPasswordFieldsProps) {
  const [password, setPassword] = useState('')
  const [confirmed, setConfirmed] = useState('')
  const [wasLeft, setLeft] = useState(false)
  const listId = useId()
  const differs = wasLeft && confirmed !== '' && confirmed !== password
  const weak = problem?.field === 'newPassword' && !isStrongPassword(password) ? problem.text : null
  const isProblemLeft = problem?.field === 'confirmNewPassword' && confirmed !== password
  return (
    <>
      <PasswordField
        label={words.newPassword}
        name="newPassword"
        autoComplete="new-password"
        required
        autoFocus={autoFocus}
        readOnly={readOnly}
        error={weak}
        onInput={(event) => setPassword(event.currentTarget.value)}
        below={{ id: listId, content: <Checklist id={listId} password={password} /> }}
      />
      <PasswordField
        label={words.confirmPassword}
        name="confirmNewPassword"
        autoComplete="new-password"
        required
        readOnly={readOnly}
        error={differs || isProblemLeft ? words.differ : null}
        onInput={(event) => setConfirmed(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
      />
    </>
  )
}

function Checklist({ id, password }: { id: string; password: string }) {
  const isStrong = isStrongPassword(password)
  return (
    <div className="sign-in-rules" id={id}>
      <span>{words.mustContain}</span>
      <div className="sign-in-list">
        <ul>
          {passwordRules.map(({ name, holds }) => (
            <Rule key={name} text={words.rules[name]} state={holds(password) ? 'ok' : 'open'} />
          ))}
          {/\s/.test(password) && <Rule text={words.noSpaces} state="bad" />}
        </ul>
        <span className="strong ok" role="status">
          {isStrong && (
            <>
              <Icon of={Check} size={14} />
              {words.strong}
            </>
          )}
        </span>
      </div>
    </div>
  )
}

const marks = { ok: Check, open: Circle, bad: X }

function Rule({ text, state }: { text: string; state: keyof typeof marks }) {
  return (
    <li className={state}>
      <Icon of={marks[state]} size={14} label={words.rule[state]} />
      <span>{text}</span>
    </li>
  )
}
