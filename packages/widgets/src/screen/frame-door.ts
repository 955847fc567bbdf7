import { readSignature, type ScreenFailure } from '@tabard/contract'
import { failedWith } from './say-error.ts'
import { createScreenFrame, type ScreenFrame } from './screen-frame.ts'
import type { AnyScreen, SharedInputs } from './screen.ts'
import { text } from './screen-state.text.ts'

export interface FrameDoorParts {
  container: ParentNode & Node
  definition: AnyScreen
  baseUrl: string
  emit: (name: string, detail: unknown) => void
}

/** What the page around gives, read anew at each change. */
export interface GivenToFrame {
  inputs: object
  sig: unknown
  getToken: SharedInputs['getToken']
  theme: SharedInputs['theme']
}

export interface FrameDoor {
  update(given: GivenToFrame): void
  destroy(): void
}

/** A page may set its attributes one after the other, or take a token away just before the next. */
const GRACE_MS = 1_000
/** How long a token may be on its way before that is told. */
const PATIENCE_MS = 10_000
const ASK_AGAIN_MS = 5_000
const SIG_MAX_CHARACTERS = 8_192
const ABOUT_TOKEN = /^(token|signature)_/

/** A screen in a frame of our origin: gives it tokens as they come, and a new frame for another record. */
export function createFrameDoor({ container, definition, baseUrl, emit }: FrameDoorParts): FrameDoor {
  let given: GivenToFrame | null = null
  let frame: ScreenFrame | null = null
  let askedAtMs = -ASK_AGAIN_MS
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const words = document.createElement('p')
  words.setAttribute('role', 'alert')

  const later = (delayMs: number, work: () => void) => void timers.add(setTimeout(work, delayMs))
  const forgetTimers = () => {
    timers.forEach(clearTimeout)
    timers.clear()
  }
  const tell = (code: ScreenFailure) => emit('failed', failedWith(code))

  const heard = (name: string, detail: unknown) => {
    const code = name === 'failed' ? (detail as { code: string }).code : ''
    const isAsked = name === 'token-expiring' || ABOUT_TOKEN.test(code)
    if (name !== 'token-expiring' || !given?.getToken) emit(name, detail)
    if (isAsked && given?.getToken) ask()
  }
  const open = (sig: string | undefined) => {
    if (!given) return
    forgetTimers()
    words.remove()
    frame = createScreenFrame({ container, definition, inputs: given.inputs, baseUrl, sig, emit: heard })
    setTheme()
  }
  const setTheme = () => {
    if (given?.theme === 'light' || given?.theme === 'dark') frame?.setTheme(given.theme)
  }

  /** Whether a token opens the record shown. One that cannot be read is for the frame to refuse. */
  const isForRecord = (sig: string) => {
    const { record } = definition
    const payload = readSignature(sig)
    return !payload || !record || payload.resource.id === (given?.inputs as Record<string, unknown>)[record]
  }
  const take = (sig: unknown, isSet: boolean) => {
    forgetTimers()
    if (typeof sig === 'string' && sig !== '' && (frame || isForRecord(sig))) {
      const fits = sig.slice(0, SIG_MAX_CHARACTERS)
      if (!frame) return open(fits)
      if (isForRecord(sig) || !isSet) return frame.setSig(fits)
      return later(GRACE_MS, () => frame?.setSig(fits))
    }
    const code = sig ? 'token_other_record' : 'token_missing'
    if (frame) return later(isSet ? GRACE_MS : 0, () => frame?.setSig(null))
    later(isSet ? PATIENCE_MS : 0, () => {
      tell(code)
      words.textContent =
        code === 'token_missing' ? text.missing.text(definition.noun) : text.otherRecord.text(definition.noun)
      container.appendChild(words)
    })
  }

  const ask = () => {
    const waitMs = askedAtMs + ASK_AGAIN_MS - performance.now()
    if (waitMs > 0) return later(waitMs, ask)
    askedAtMs = performance.now()
    const asked = given?.inputs
    void Promise.resolve()
      .then(() => given?.getToken?.())
      .then(
        // A token that was asked for another record has come too late.
        (sig) => (given?.inputs === asked ? take(sig, false) : ask()),
        () => {
          tell('token_not_given')
          if (frame) return later(ASK_AGAIN_MS, ask)
          words.textContent = text.notGiven.text
          container.appendChild(words)
          later(ASK_AGAIN_MS, ask)
        },
      )
  }

  return {
    update: (next) => {
      const before = given
      given = next
      setTheme()
      if (before?.inputs !== next.inputs) {
        frame?.destroy()
        frame = null
        askedAtMs = -ASK_AGAIN_MS
        if (typeof next.sig === 'string' && next.sig && isForRecord(next.sig)) open(next.sig)
        else if (next.getToken) ask()
        else take(next.sig, true)
      } else if (before.sig !== next.sig && (next.sig || !next.getToken)) {
        take(next.sig, true)
      } else if (!frame && next.getToken && before.getToken !== next.getToken) ask()
    },
    destroy: () => {
      given = null
      forgetTimers()
      frame?.destroy()
      words.remove()
    },
  }
}
