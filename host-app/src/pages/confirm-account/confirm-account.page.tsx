import { useRef, useState, type FormEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { useStore } from 'zustand'
import { linkTarget, userDescriptions } from '@tabard/contract'
import { Button, Note, SelectField, TextField } from '@tabard/widgets/ui'
import { useHost } from '../../host.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { CodeForm, codeWords } from '../../sign-in/code-form.tsx'
import { useFocusOn } from '../../sign-in/focus-on.ts'
import { NewPasswordFields } from '../../sign-in/new-password-fields.tsx'
import { passwordProblem, type PasswordProblem } from '../../sign-in/new-password.ts'
import { PasswordField } from '../../sign-in/password-field.tsx'
import { SignInLayout } from '../../sign-in/sign-in-layout.tsx'
import { text as words } from '../../sign-in/sign-in.text.ts'
import { text } from './confirm-account.text.ts'
import { createConfirmAccount, type ConfirmAccount } from './confirm-account.store.ts'

export function ConfirmAccountPage() {
  usePageTitle(text.pageTitle)
  const { identity, captcha, runtime, account, arrival } = useHost()
  const [confirming] = useState(() => createConfirmAccount({ identity, captcha, runtime, account, arrival }))
  const [, navigate] = useLocation()
  const state = useStore(confirming.store)

  if (state.at === 'code') {
    // The user's own password is set by now, so starting again leads to the login page.
    return (
      <SignInLayout {...codeWords(state)}>
        <CodeForm step={state} submit={(code) => void confirming.submitCode(code)} leave={() => navigate('/login')} />
      </SignInLayout>
    )
  }
  if (state.at === 'profile') {
    return (
      <SignInLayout {...text.aboutYou}>
        <ProfileForm confirming={confirming} />
      </SignInLayout>
    )
  }
  return (
    <SignInLayout
      title={state.isKnown ? text.known.title : text.invited.title}
      lead={
        state.isKnown ? (
          <>
            {text.known.before}
            <b>{state.email}</b>
            {text.known.after}
          </>
        ) : (
          text.invited.lead
        )
      }
    >
      <PasswordStep confirming={confirming} />
      <Link href="/login" className="sign-in-quiet">
        {text.toSignIn}
      </Link>
    </SignInLayout>
  )
}

function PasswordStep({ confirming }: { confirming: ConfirmAccount }) {
  const state = useStore(confirming.store)
  const [chosen, setChosen] = useState<PasswordProblem | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const isKnown = state.at === 'password' && state.isKnown
  const email = state.at === 'password' ? state.email : ''
  useFocusOn(state.problem, form, isKnown ? 'newPassword' : 'temporaryPassword')
  useFocusOn(chosen, form, chosen?.field ?? '')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const field = (name: string) => String(fields.get(name) ?? '')
    const wrong = passwordProblem(field('newPassword'), field('confirmNewPassword'))
    setChosen(wrong)
    if (wrong !== null) return
    void confirming.choosePassword({
      email: field('email'),
      temporaryPassword: field('temporaryPassword'),
      newPassword: field('newPassword'),
    })
  }

  return (
    <form ref={form} onSubmit={submit}>
      {state.problem !== null && <Note kind="bad">{state.problem}</Note>}
      {isKnown ? (
        // Tells password managers which account the new password belongs to.
        <input type="email" name="email" autoComplete="username" defaultValue={email} readOnly hidden />
      ) : (
        <>
          <TextField
            label={words.email}
            name="email"
            type="email"
            autoComplete="username"
            controlSize="lg"
            defaultValue={email}
            autoFocus
            required
            readOnly={state.isBusy}
          />
          <PasswordField
            label={text.temporaryPassword}
            name="temporaryPassword"
            autoComplete="current-password"
            required
            readOnly={state.isBusy}
          />
        </>
      )}
      <NewPasswordFields problem={chosen} readOnly={state.isBusy} autoFocus={isKnown} />
      <Button kind="primary" size="lg" type="submit" isBlock isBusy={state.isBusy}>
        {state.isBusy ? text.setting : text.goOn}
      </Button>
    </form>
  )
}

function ProfileForm({ confirming }: { confirming: ConfirmAccount }) {
  const { account } = useHost()
  const state = useStore(confirming.store)
  const name = useStore(account.store, (one) => (one.at === 'none' ? '' : one.name))
  const [linkedIn, setLinkedIn] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useFocusOn(state.problem, form, 'fullName')
  useFocusOn(linkedIn, form, 'linkedInURL')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const field = (one: string) => String(fields.get(one) ?? '')
    const address = field('linkedInURL').trim()
    const isPage = address === '' || (linkTarget(address)?.startsWith('https://') ?? false)
    setLinkedIn(isPage ? null : text.noPage)
    if (!isPage) return
    void confirming.saveProfile({
      fullName: field('fullName'),
      userDescription: userDescriptions.find((one) => one === field('userDescription')),
      phoneNumber: field('phoneNumber'),
      linkedInURL: address,
      jobTitle: field('jobTitle'),
    })
  }

  const shared = { controlSize: 'lg', readOnly: state.isBusy } as const
  return (
    <form ref={form} onSubmit={submit}>
      {state.problem !== null && <Note kind="bad">{state.problem}</Note>}
      <TextField
        label={text.fullName}
        name="fullName"
        autoComplete="name"
        defaultValue={name}
        autoFocus
        required
        pattern=".*\S.*"
        maxLength={120}
        {...shared}
      />
      <SelectField
        label={text.describes}
        name="userDescription"
        choices={[
          { value: '', label: text.chooseOne },
          ...userDescriptions.map((value) => ({ value, label: text.descriptions[value] })),
        ]}
        controlSize="lg"
        required
      />
      <TextField label={text.phone} name="phoneNumber" type="tel" autoComplete="tel" maxLength={60} {...shared} />
      <TextField
        label={text.linkedIn}
        name="linkedInURL"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        error={linkedIn}
        {...shared}
      />
      <TextField label={text.jobTitle} name="jobTitle" autoComplete="organization-title" maxLength={120} {...shared} />
      <Button kind="primary" size="lg" type="submit" isBlock isBusy={state.isBusy}>
        {state.isBusy ? text.saving : text.save}
      </Button>
    </form>
  )
}
