import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useStore } from 'zustand'
import { Button, Note, TextField } from '@tabard/widgets/ui'
import { useHost } from '../../host.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { CodeForm, codeWords } from '../../sign-in/code-form.tsx'
import { PasswordField } from '../../sign-in/password-field.tsx'
import { SignInLayout } from '../../sign-in/sign-in-layout.tsx'
import { createLogin } from './login.store.ts'
import { text } from '../../sign-in/sign-in.text.ts'

export function LoginPage() {
  usePageTitle(text.title)
  const { identity, runtime, captcha, signInProblem, arrival } = useHost()
  const [, navigate] = useLocation()
  const [login] = useState(() =>
    createLogin({
      identity,
      runtime,
      captcha,
      problem: signInProblem,
      confirmAccount: (email) => {
        arrival.invited(email)
        navigate('/confirmaccount')
      },
    }),
  )
  const query = new URLSearchParams(useSearch())
  const state = useStore(login.store)
  const password = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isBusy = state.at === 'signing-in' || state.at === 'leaving'
  const startsSso = query.get('login_with_sso') === 'true' && signInProblem === null
  const hint = query.get('email') ?? ''

  useEffect(() => {
    if (startsSso) void login.startSso(hint, location.search)
  }, [login, startsSso, hint])

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) login.cameBack()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [login])

  useEffect(() => {
    if (state.at === 'refused') password.current?.select()
  }, [state])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    void login.submit({ email: String(fields.get('email')), password: String(fields.get('password')) })
  }
  const typed = () => (form.current ? String(new FormData(form.current).get('email')) : '')

  if (state.at === 'code') {
    return (
      <SignInLayout {...codeWords(state)}>
        <CodeForm step={state} submit={(code) => void login.submitCode(code)} leave={login.startAgain} />
      </SignInLayout>
    )
  }
  return (
    <SignInLayout title={text.title} lead={text.lead}>
      <form ref={form} onSubmit={submit}>
        {state.at === 'refused' && <Note kind="bad">{state.text}</Note>}
        <TextField
          label={text.email}
          name="email"
          type="email"
          autoComplete="username"
          controlSize="lg"
          autoFocus
          required
          readOnly={isBusy}
        />
        <div className="sign-in-over">
          <PasswordField
            label={text.password}
            name="password"
            autoComplete="current-password"
            required
            readOnly={isBusy}
            inputRef={password}
          />
          <Link href="/forgotpassword" className="sign-in-quiet">
            {text.forgot}
          </Link>
        </div>
        <Button kind="primary" size="lg" type="submit" isBlock isBusy={state.at === 'signing-in'}>
          {state.at === 'signing-in' ? text.signingIn : text.title}
        </Button>
        {(query.get('show_sso') === 'true' || state.at === 'leaving') && (
          <Button
            size="lg"
            isBlock
            isBusy={state.at === 'leaving'}
            onClick={() => void login.startSso(typed(), location.search)}
          >
            {state.at === 'leaving' ? text.leaving : text.sso}
          </Button>
        )}
      </form>
    </SignInLayout>
  )
}
