import {
  envelope,
  negotiate,
  PROTOCOL,
  PROTOCOL_VERSIONS,
  type FrameNotice,
  type ParentEvent,
  type ScreenEvent,
} from '@tabard/contract'
import { frameAddress } from './frame-address.ts'
import { outputsOf, type OutputRows } from './screen-rows.ts'
import type { AnyScreen } from './screen.ts'
import { text } from './screen.text.ts'

export interface FrameParts {
  container: ParentNode & Node
  definition: AnyScreen
  inputs: object
  /** Origin of the gateway; empty means the page's own. */
  baseUrl: string
  sig: string | undefined
  emit: (name: string, detail: unknown) => void
}

export interface ScreenFrame {
  /** Sends a fresh token by message, so that the frame does not reload; null where the page took the token away. */
  setSig(sig: string | null): void
  setTheme(theme: 'light' | 'dark'): void
  destroy(): void
}

const HEIGHT_MAX_PX = 20_000

/**
 * The screen in an iframe of our origin, with the same inputs and outputs. It talks by messages, and only with the
 * verified origin.
 */
export function createScreenFrame({ container, definition, inputs, baseUrl, sig, emit }: FrameParts): ScreenFrame {
  const url = frameUrl(definition, inputs, baseUrl, sig)
  const { origin } = new URL(url, location.href)
  const outputs = outputsOf(definition)
  const frame = document.createElement('iframe')
  frame.className = 'tb-frame'
  frame.title = text.frame(definition.noun)
  frame.referrerPolicy = 'no-referrer'
  frame.allow = 'clipboard-write'
  frame.src = url
  let version: number = PROTOCOL_VERSIONS.max
  /** The latest event of each type. They are sent when the frame says hello, and again when it reloads. */
  const known = new Map<ParentEvent['type'], ParentEvent>()
  let isHeard = false

  const tell = (event: ParentEvent) => frame.contentWindow?.postMessage(envelope(event, version), origin)
  const onMessage = (message: MessageEvent<unknown>) => {
    if (message.source !== frame.contentWindow || message.origin !== origin) return
    const notice = readNotice(message.data)
    if (notice?.type === 'hello') {
      version = negotiate(notice.versions) ?? version
      tell({ type: 'hello', versions: { ...PROTOCOL_VERSIONS } })
      isHeard = true
      for (const event of known.values()) tell(event)
    } else if (notice) {
      frame.style.height = `${Math.min(Math.max(0, notice.height), HEIGHT_MAX_PX)}px`
    } else {
      const output = readOutput(message.data, outputs)
      if (!output) return
      const { type, ...detail } = output
      emit(type, detail)
    }
  }
  window.addEventListener('message', onMessage)
  container.appendChild(frame)

  const set = (event: ParentEvent) => {
    // The newest word about tokens is the one that counts.
    if (/token/.test(event.type)) for (const type of ['token', 'no-token'] as const) known.delete(type)
    known.set(event.type, event)
    if (isHeard) tell(event)
  }

  return {
    setSig: (fresh) => set(fresh === null ? { type: 'no-token' } : { type: 'token', sig: fresh }),
    setTheme: (theme) => set({ type: 'theme', theme }),
    destroy: () => {
      window.removeEventListener('message', onMessage)
      frame.remove()
    },
  }
}

/** An output in one of our envelopes, with exactly the fields that its row names; null for anything else. */
export function readOutput(data: unknown, outputs: OutputRows): ScreenEvent | null {
  const event = eventIn(data)
  if (!event || typeof event.type !== 'string' || !Object.hasOwn(outputs, event.type)) return null
  const fields = Object.entries(outputs[event.type]?.detail ?? {})
  // The kinds in a row are the words that `typeof` returns.
  if (fields.some(([field, kind]) => typeof event[field] !== kind)) return null
  return Object.fromEntries([['type', event.type], ...fields.map(([field]) => [field, event[field]])]) as ScreenEvent
}

/** A frame's own hello or size, in one of our envelopes; null for anything else. */
export function readNotice(data: unknown): FrameNotice | null {
  const event = eventIn(data)
  if (event?.type === 'hello' && isRange(event.versions)) return { type: 'hello', versions: event.versions }
  if (event?.type === 'resize' && typeof event.height === 'number') return { type: 'resize', height: event.height }
  return null
}

function eventIn(data: unknown): Record<string, unknown> | null {
  if (typeof data !== 'object' || data === null) return null
  const { protocol, version, event } = data as { protocol?: unknown; version?: unknown; event?: unknown }
  if (protocol !== PROTOCOL || typeof version !== 'number' || typeof event !== 'object') return null
  return event as Record<string, unknown> | null
}

function isRange(value: unknown): value is { min: number; max: number } {
  const range = value as { min?: unknown; max?: unknown } | null
  return typeof range === 'object' && typeof range?.min === 'number' && typeof range.max === 'number'
}

/** The frame's address: the screen's own page, with its token. */
function frameUrl(definition: AnyScreen, inputs: object, baseUrl: string, sig: string | undefined): string {
  const url = new URL(frameAddress(definition, inputs), new URL(baseUrl || '/', location.href))
  if (sig) url.searchParams.set('sig', sig)
  return url.href
}
