import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button, Note, TextField } from '@tabard/widgets/ui'
import { readCode, type CodeStep } from './code-step.ts'
import { text } from './sign-in.text.ts'

/** Asks for the code of an authenticator app. A user without an app is shown the key to set one up with. */
export function CodeForm({ step, submit, leave }: { step: CodeStep; submit(code: string): void; leave(): void }) {
  const input = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    if (step.problem !== null) input.current?.querySelector('input')?.select()
  }, [step])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = readCode(String(new FormData(event.currentTarget).get('mfaCode')))
    setProblem(code === null ? text.mustBeSixDigits : null)
    if (code !== null) return submit(code)
    event.currentTarget.querySelector('input')?.select()
  }

  return (
    <form ref={input} onSubmit={onSubmit} noValidate>
      {step.problem !== null && problem === null && <Note kind="bad">{step.problem}</Note>}
      {step.secret !== null && <code className="sign-in-key">{step.secret}</code>}
      <TextField
        label={text.code}
        name="mfaCode"
        className="sign-in-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        controlSize="lg"
        autoFocus
        readOnly={step.isBusy}
        error={problem}
      />
      <Button kind="primary" size="lg" type="submit" isBlock isBusy={step.isBusy}>
        {step.isBusy ? text.signingIn : text.title}
      </Button>
      <Button kind="ghost" isBlock onClick={leave}>
        {text.startAgain}
      </Button>
    </form>
  )
}

export function codeWords(step: CodeStep): { title: string; lead: string } {
  return step.secret === null ? text.enterCode : text.setUp
}
