import { envelope, negotiate, PROTOCOL, PROTOCOL_VERSIONS, type FrameEvent, type ParentEvent } from '@tabard/contract'

export interface FrameParts {
  container: ParentNode & Node
  /** Our origin's page that shows the screen alone. */
  url: string
  title: string
  emit: (name: string, detail: unknown) => void
}

export interface FrameHost {
  /** A fresh token goes by message: the frame does not reload. */
  setSig(sig: string): void
  setTheme(theme: 'light' | 'dark'): void
  destroy(): void
}

/** The events a frame may tell, and the fields of each: a message of any other form is not ours. */
const events: { [Type in FrameEvent['type']]: readonly string[] } = {
  hello: ['versions'],
  ready: ['appId'],
  saved: ['appId', 'revision'],
  'output-finished': ['appId', 'outputId', 'format'],
  failed: ['code'],
  'token-expiring': ['secondsLeft'],
  resize: ['height'],
}

const HEIGHT_MAX_PX = 20_000

/** The screen in an iframe of our origin: same attributes in, same events out, by messages of the verified origin alone. */
export function createFrameHost({ container, url, title, emit }: FrameParts): FrameHost {
  const { origin } = new URL(url, location.href)
  const frame = document.createElement('iframe')
  frame.className = 'tb-frame'
  frame.title = title
  frame.referrerPolicy = 'no-referrer'
  frame.allow = 'clipboard-write'
  frame.src = url
  let version: number = PROTOCOL_VERSIONS.max
  /** What the frame should know, told once it says hello and again if it reloads. */
  const known = new Map<ParentEvent['type'], ParentEvent>()
  let isHeard = false

  const tell = (event: ParentEvent) => frame.contentWindow?.postMessage(envelope(event, version), origin)
  const onMessage = (message: MessageEvent<unknown>) => {
    if (message.source !== frame.contentWindow || message.origin !== origin) return
    const event = readEvent(message.data)
    if (!event) return
    if (event.type === 'hello') {
      version = negotiate(event.versions) ?? version
      tell({ type: 'hello', versions: { ...PROTOCOL_VERSIONS } })
      isHeard = true
      for (const event of known.values()) tell(event)
    } else if (event.type === 'resize') {
      frame.style.height = `${Math.min(Math.max(0, event.height), HEIGHT_MAX_PX)}px`
    } else {
      const { type, ...detail } = event
      emit(type, detail)
    }
  }
  window.addEventListener('message', onMessage)
  container.appendChild(frame)

  const set = (event: ParentEvent) => {
    known.set(event.type, event)
    if (isHeard) tell(event)
  }

  return {
    setSig: (sig) => set({ type: 'token', sig }),
    setTheme: (theme) => set({ type: 'theme', theme }),
    destroy: () => {
      window.removeEventListener('message', onMessage)
      frame.remove()
    },
  }
}

/** The event in an envelope of ours, with exactly the fields it may have; null for anything else. */
export function readEvent(data: unknown): FrameEvent | null {
  if (typeof data !== 'object' || data === null) return null
  const { protocol, version, event } = data as { protocol?: unknown; version?: unknown; event?: unknown }
  if (protocol !== PROTOCOL || typeof version !== 'number' || typeof event !== 'object' || event === null) return null
  const given = event as Record<string, unknown>
  const fields =
    typeof given.type === 'string' && Object.hasOwn(events, given.type)
      ? events[given.type as FrameEvent['type']]
      : null
  if (!fields || fields.some((field) => given[field] === undefined)) return null
  if (given.type === 'resize' && typeof given.height !== 'number') return null
  if (given.type === 'hello' && !isRange(given.versions)) return null
  return Object.fromEntries(['type', ...fields].map((field) => [field, given[field]])) as unknown as FrameEvent
}

function isRange(value: unknown): value is { min: number; max: number } {
  const range = value as { min?: unknown; max?: unknown } | null
  return typeof range === 'object' && typeof range?.min === 'number' && typeof range.max === 'number'
}

/** Where the frame points: the screen's own page with its token. */
export function frameUrl(baseUrl: string, path: string, sig: string | undefined): string {
  const url = new URL(path, new URL(baseUrl || '/', location.href))
  if (sig) url.searchParams.set('sig', sig)
  return url.href
}
