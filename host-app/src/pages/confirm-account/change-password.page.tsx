import { useRef, useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { HOMEPAGE } from '@tabard/contract'
import { Button, Note } from '@tabard/widgets/ui'
import { useHost } from '../../host.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { useFocusOn } from '../../sign-in/focus-on.ts'
import { NewPasswordFields } from '../../sign-in/new-password-fields.tsx'
import { passwordProblem, type PasswordProblem } from '../../sign-in/new-password.ts'
import { PasswordField } from '../../sign-in/password-field.tsx'
import { SignInLayout } from '../../sign-in/sign-in-layout.tsx'
import { text as words } from '../../sign-in/sign-in.text.ts'
import { text } from './confirm-account.text.ts'

/** Step 1 of confirming an account for a signed-in user, who enters the old password in place of a temporary one. */
export function ChangePasswordPage() {
  usePageTitle(text.change.title)
  const { identity, runtime, account, toasts } = useHost()
  const [, navigate] = useLocation()
  const email = useStore(account.store, (state) => (state.at === 'none' ? '' : state.email))
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ text: string } | null>(null)
  const [chosen, setChosen] = useState<PasswordProblem | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useFocusOn(refused, form, 'oldPassword')
  useFocusOn(chosen, form, chosen?.field ?? '')

  const change = async (oldPassword: string, newPassword: string) => {
    setBusy(true)
    setRefused(null)
    try {
      const outcome = await identity.changePassword({ oldPassword, newPassword })
      if (outcome.at === 'refused') return setRefused({ text: outcome.text })
      toasts.show({ text: text.change.done })
      navigate(HOMEPAGE)
    } catch (error) {
      setRefused({ text: words.wrong(runtime.report(error)) })
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    const field = (name: string) => String(fields.get(name) ?? '')
    const wrong = passwordProblem(field('newPassword'), field('confirmNewPassword'))
    setChosen(wrong)
    if (wrong === null) void change(field('oldPassword'), field('newPassword'))
  }

  return (
    <SignInLayout title={text.change.title} lead={text.change.lead} isAlone>
      <form ref={form} onSubmit={submit}>
        {refused && <Note kind="bad">{refused.text}</Note>}
        {/* Tells password managers which account the passwords belong to. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={text.change.old}
          name="oldPassword"
          autoComplete="current-password"
          autoFocus
          required
          readOnly={isBusy}
        />
        <NewPasswordFields problem={chosen} readOnly={isBusy} />
        <Button kind="primary" size="lg" type="submit" isBlock isBusy={isBusy}>
          {isBusy ? text.change.busy : text.change.title}
        </Button>
      </form>
    </SignInLayout>
  )
}
