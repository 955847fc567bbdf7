import {
  denialText,
  envelope,
  negotiate,
  PROTOCOL,
  PROTOCOL_VERSIONS,
  type FrameEvent,
  type ParentEvent,
  type PlainMessage,
} from '@tabard/contract'

export interface ParentFrameParts {
  /** Our own window. */
  window: Window
  /** The origins that may frame us according to the signature; none without a signature. */
  allowedOrigins: () => readonly string[]
  /** Null where the page around took its token away. */
  onToken: (sig: string | null) => void
  onTheme: (theme: 'light' | 'dark') => void
}

/** The page that frames ours, if there is one. */
export interface ParentFrame {
  readonly isFramed: boolean
  /** Whether a page of another origin is among those around ours, or one whose origin the browser does not tell. */
  readonly isForeign: boolean
  /** Sends an event in an envelope, only to a verified parent. Events carry ids, never CV data. */
  tell(event: FrameEvent): void
  /** Sends a fixed word of the specification to any parent. */
  say(word: PlainMessage): void
  /** Tells a denied navigation: its text if there is one, then the two fixed words. */
  deny(message: string): void
  stop(): void
}

/** Longer messages are ignored, because a token is the longest thing that a parent may send. */
const MESSAGE_MAX_CHARACTERS = 10_000
const SIG_MAX_CHARACTERS = 8_192

export function createParentFrame({ window, allowedOrigins, onToken, onTheme }: ParentFrameParts): ParentFrame {
  const { parent } = window
  const isFramed = parent !== window
  const candidate = isFramed ? parentOrigin(window) : null
  let version: number = PROTOCOL_VERSIONS.max

  /** The origin that frames us, if the signature allows it. Our own origin is always allowed. */
  const verified = (): string | null => {
    if (candidate === null) return null
    return candidate === window.location.origin || allowedOrigins().includes(candidate) ? candidate : null
  }
  const post = (message: unknown, target: string) => {
    if (isFramed) parent.postMessage(message, target)
  }

  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    const expected = verified()
    if (source !== parent || expected === null || origin !== expected) return
    const event = readParentEvent(data)
    if (!event) return
    if (event.type === 'hello') version = negotiate(event.versions) ?? version
    else if (event.type === 'token') onToken(event.sig)
    else if (event.type === 'no-token') onToken(null)
    else onTheme(event.theme)
  }
  if (isFramed) window.addEventListener('message', onMessage)

  return {
    isFramed,
    isForeign: isForeignFrame(window),
    tell: (event) => {
      const target = verified()
      if (target !== null) post(envelope(event, version), target)
    },
    say: (word) => post(word, '*'),
    deny: (message) => {
      const text = denialText(message)
      if (text) post(text, '*')
      post('navigation-disallowed' satisfies PlainMessage, '*')
      post('output-finished' satisfies PlainMessage, '*')
    },
    stop: () => window.removeEventListener('message', onMessage),
  }
}

/** Whether a page of another origin is among those around ours, or one whose origin the browser does not tell. */
export function isForeignFrame(window: Window): boolean {
  return window.parent !== window && !ancestorsOf(window).every((origin) => origin === window.location.origin)
}

/** The parent's origin. Null where it has none, as in a sandbox, or where it is not known. */
function parentOrigin(window: Window): string | null {
  const [parent = 'null'] = ancestorsOf(window)
  return parent === 'null' ? null : parent
}

/** The origins around ours as the browser gives them, the parent's first; else that of the referrer alone. */
function ancestorsOf(window: Window): string[] {
  const told = (window.location as Location & { ancestorOrigins?: DOMStringList }).ancestorOrigins
  if (told && told.length > 0) return Array.from(told)
  const { referrer } = window.document
  return [URL.canParse(referrer) ? new URL(referrer).origin : 'null']
}

/** Reads a parent's message. Null unless it has exactly the required form. */
export function readParentEvent(data: unknown): ParentEvent | null {
  if (!isRecord(data) || data.protocol !== PROTOCOL || typeof data.version !== 'number' || !isRecord(data.event))
    return null
  if (!isSmall(data)) return null
  const { event } = data
  switch (event.type) {
    case 'hello': {
      const { versions } = event
      if (!isRecord(versions) || typeof versions.min !== 'number' || typeof versions.max !== 'number') return null
      return { type: 'hello', versions: { min: versions.min, max: versions.max } }
    }
    case 'token': {
      const { sig } = event
      return typeof sig === 'string' && sig !== '' && sig.length <= SIG_MAX_CHARACTERS ? { type: 'token', sig } : null
    }
    case 'no-token':
      return { type: 'no-token' }
    case 'theme': {
      const { theme } = event
      return theme === 'light' || theme === 'dark' ? { type: 'theme', theme } : null
    }
    default:
      return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isSmall(data: unknown): boolean {
  try {
    return JSON.stringify(data).length <= MESSAGE_MAX_CHARACTERS
  } catch {
    return false
  }
}
