import { useRef, useState, type FormEvent } from 'react'
import { ArrowLeft } from 'lucide'
import { Link, useLocation, useSearch } from 'wouter'
import { useStore } from 'zustand'
import { Button, Icon, Note, TextField } from '@tabard/widgets/ui'
import { useHost } from '../../host.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { CodeForm, codeWords } from '../../sign-in/code-form.tsx'
import { useFocusOn } from '../../sign-in/focus-on.ts'
import { NewPasswordFields } from '../../sign-in/new-password-fields.tsx'
import { passwordProblem, type PasswordProblem } from '../../sign-in/new-password.ts'
import { SignInLayout } from '../../sign-in/sign-in-layout.tsx'
import { text as words } from '../../sign-in/sign-in.text.ts'
import { text } from './forgot-password.text.ts'
import { createForgotPassword, type ForgotPassword } from './forgot-password.store.ts'

export function ForgotPasswordPage() {
  usePageTitle(text.title)
  const { identity, captcha, runtime } = useHost()
  const [, navigate] = useLocation()
  const code = new URLSearchParams(useSearch()).get('x-code')
  const [forgot] = useState(() => createForgotPassword({ identity, captcha, runtime, hasCode: code !== null }))
  const state = useStore(forgot.store)

  if (state.step === 'mfaValidate') {
    return (
      <SignInLayout {...codeWords(state)}>
        <CodeForm step={state} submit={(given) => void forgot.submitCode(given)} leave={() => navigate('/login')} />
      </SignInLayout>
    )
  }
  if (state.step === 'sendCode') {
    return (
      <SignInLayout title={text.title} lead={text.lead}>
        <SendForm forgot={forgot} />
        <BackToSignIn />
      </SignInLayout>
    )
  }
  return (
    <SignInLayout
      title={text.choose.title}
      lead={
        state.email === '' ? (
          text.choose.lead
        ) : (
          <>
            {text.choose.before}
            <b>{state.email}</b>
            {text.choose.after}
            <Button kind="link" onClick={forgot.useAnother}>
              {text.choose.another}
            </Button>
          </>
        )
      }
    >
      <ResetForm forgot={forgot} code={code ?? ''} />
      <BackToSignIn />
    </SignInLayout>
  )
}

function SendForm({ forgot }: { forgot: ForgotPassword }) {
  const { isBusy, problem, email } = useStore(forgot.store)
  const form = useRef<HTMLFormElement>(null)
  useFocusOn(problem, form, 'email')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void forgot.send(String(new FormData(event.currentTarget).get('email')))
  }
  return (
    <form ref={form} onSubmit={submit}>
      {problem !== null && <Note kind="bad">{problem}</Note>}
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        controlSize="lg"
        defaultValue={email}
        autoFocus
        required
        readOnly={isBusy}
      />
      <Button kind="primary" size="lg" type="submit" isBlock isBusy={isBusy}>
        {isBusy ? text.sending : text.send}
      </Button>
    </form>
  )
}

function ResetForm({ forgot, code }: { forgot: ForgotPassword; code: string }) {
  const { isBusy, problem, email, resend } = useStore(forgot.store)
  const [chosen, setChosen] = useState<PasswordProblem | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useFocusOn(problem, form, email === '' ? 'email' : 'code')
  useFocusOn(chosen, form, chosen?.field ?? '')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const field = (name: string) => String(fields.get(name) ?? '')
    const wrong = passwordProblem(field('newPassword'), field('confirmNewPassword'))
    setChosen(wrong)
    if (wrong === null)
      void forgot.reset({ email: field('email'), code: field('code'), newPassword: field('newPassword') })
  }
  const typedEmail = () => (form.current ? String(new FormData(form.current).get('email')) : '')

  return (
    <form ref={form} onSubmit={submit}>
      {problem !== null && <Note kind="bad">{problem}</Note>}
      {email === '' ? (
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          controlSize="lg"
          autoFocus
          required
          readOnly={isBusy}
        />
      ) : (
        // Tells password managers which account the new password belongs to.
        <input type="email" name="email" autoComplete="username" defaultValue={email} readOnly hidden />
      )}
      <div className="sign-in-over">
        <TextField
          label={text.code}
          name="code"
          className="sign-in-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          controlSize="lg"
          defaultValue={code}
          autoFocus={email !== ''}
          required
          maxLength={20}
          readOnly={isBusy}
          hint={resend === 'sent' ? text.sentAgain : text.codeHint}
        />
        <Button
          kind="link"
          className="sign-in-quiet"
          isBusy={resend === 'sending'}
          disabled={resend === 'sent'}
          onClick={() => void forgot.resend(typedEmail())}
        >
          {text.resend[resend]}
        </Button>
      </div>
      <NewPasswordFields problem={chosen} readOnly={isBusy} />
      <Button kind="primary" size="lg" type="submit" isBlock isBusy={isBusy}>
        {isBusy ? text.setting : text.set}
      </Button>
    </form>
  )
}

function BackToSignIn() {
  return (
    <Link href="/login" className="sign-in-quiet row">
      <Icon of={ArrowLeft} size={14} />
      {text.back}
    </Link>
  )
}
