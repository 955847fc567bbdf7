import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Eye, EyeOff } from 'lucide'
import { Link, useSearch } from 'wouter'
import { useStore } from 'zustand'
import { Button, Field, IconButton, Note, TextField } from '@tabard/widgets/ui'
import { useHost } from '../../host.ts'
import { Mark } from '../../shell/coat.tsx'
import { ColorSwitch } from '../../shell/color-switch.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { useStyles } from '../../styles/use-styles.ts'
import { LoginPicture } from './login-picture.tsx'
import { createLogin } from './login.store.ts'
import { loginCss } from './login.styles.ts'

export function LoginPage() {
  useStyles(loginCss)
  usePageTitle('Sign in')
  const { identity, runtime, captcha, signInProblem } = useHost()
  const [login] = useState(() => createLogin({ identity, runtime, captcha, problem: signInProblem }))
  const query = new URLSearchParams(useSearch())
  const state = useStore(login.store)
  const password = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isBusy = state.at === 'signing-in' || state.at === 'leaving'
  const startsSso = query.get('login_with_sso') === 'true' && signInProblem === null
  const hint = query.get('email') ?? ''
  const [isShown, setShown] = useState(false)

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
    setShown(false)
    void login.submit({ email: String(fields.get('email')), password: String(fields.get('password')) })
  }
  const typed = () => (form.current ? String(new FormData(form.current).get('email')) : '')

  return (
    <div className="login">
      <div className="login-form">
        <header>
          <span className="login-brand">
            <Mark />
            Tabard
          </span>
          <ColorSwitch />
        </header>
        <main>
          <div>
            <h1 className="t28">Sign in</h1>
            <p className="mut t14">Good to see you again.</p>
          </div>
          <form ref={form} onSubmit={submit}>
            {state.at === 'refused' && <Note kind="bad">{state.text}</Note>}
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="username"
              controlSize="lg"
              autoFocus
              required
              readOnly={isBusy}
            />
            <Field label="Password">
              {(ids) => (
                <span className="input lg">
                  <input
                    {...ids}
                    ref={password}
                    name="password"
                    type={isShown ? 'text' : 'password'}
                    autoComplete="current-password"
                    autoCapitalize="none"
                    spellCheck={false}
                    required
                    readOnly={isBusy}
                  />
                  <IconButton
                    icon={isShown ? EyeOff : Eye}
                    label={isShown ? 'Hide password' : 'Show password'}
                    size="sm"
                    aria-pressed={isShown}
                    onClick={() => setShown(!isShown)}
                  />
                </span>
              )}
            </Field>
            <Button kind="primary" size="lg" type="submit" isBlock isBusy={state.at === 'signing-in'}>
              {state.at === 'signing-in' ? 'Signing in' : 'Sign in'}
            </Button>
            {(query.get('show_sso') === 'true' || state.at === 'leaving') && (
              <Button
                size="lg"
                isBlock
                isBusy={state.at === 'leaving'}
                onClick={() => void login.startSso(typed(), location.search)}
              >
                {state.at === 'leaving' ? 'Going to your company’s sign-in' : 'Sign in with SSO'}
              </Button>
            )}
          </form>
        </main>
        <footer>
          <Link href="/cookies">Cookies</Link>
        </footer>
      </div>
      <LoginPicture />
    </div>
  )
}
