import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Eye, EyeOff } from 'lucide'
import { Link } from 'wouter'
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
  const { identity, runtime } = useHost()
  const [login] = useState(() => createLogin(identity, runtime))
  const state = useStore(login.store)
  const password = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    if (state.at === 'refused') password.current?.select()
  }, [state])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setShown(false)
    void login.submit({ email: String(form.get('email')), password: String(form.get('password')) })
  }

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
          <form onSubmit={submit}>
            {state.at === 'refused' && <Note kind="bad">{state.text}</Note>}
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="username"
              controlSize="lg"
              autoFocus
              required
              readOnly={state.at === 'signing-in'}
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
                    readOnly={state.at === 'signing-in'}
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
