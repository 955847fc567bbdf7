import { describe, expect, it } from 'vitest'
import { envelope, type ParentEvent } from '@tabard/contract'
import { createParentFrame, readParentEvent } from './parent-frame.ts'

/** A framed window whose parent records the messages that it is sent. */
function framed(ancestor: string | null, allowed: readonly string[], referrer = '') {
  const sent: [unknown, string][] = []
  const heard: (string | null)[] = []
  const listeners = new Set<(event: MessageEvent<unknown>) => void>()
  const parent = { postMessage: (message: unknown, target: string) => sent.push([message, target]) }
  const window = {
    parent,
    location: { origin: 'https://ours.example', ...(ancestor === null ? {} : { ancestorOrigins: [ancestor] }) },
    document: { referrer },
    addEventListener: (_: string, listener: (event: MessageEvent<unknown>) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: MessageEvent<unknown>) => void) => listeners.delete(listener),
  } as unknown as Window
  const frame = createParentFrame({
    window,
    allowedOrigins: () => allowed,
    onToken: (sig) => heard.push(sig),
    onTheme: (theme) => heard.push(theme),
  })
  const receive = (origin: string, data: unknown, source: unknown = parent) =>
    listeners.forEach((listener) => listener({ origin, data, source } as MessageEvent<unknown>))
  return { frame, sent, heard, receive }
}

const vendor = 'https://ats.example'
const ready = { type: 'ready', appId: 'a1' } as const

describe('what the frame says', () => {
  it.each([
    ['an allowed parent', vendor, [vendor], '', 1],
    ['a parent of our own origin', 'https://ours.example', [], '', 1],
    ['a parent that is not allowed', 'https://evil.example', [vendor], '', 0],
    ['a sandboxed parent', 'null', [vendor, 'null'], '', 0],
    ['an allowed parent known by referrer', null, [vendor], `${vendor}/record/7`, 1],
    ['no known parent', null, [vendor], '', 0],
    ['an evil parent with an allowed referrer', 'https://evil.example', [vendor], vendor, 0],
  ])('tells events to %s or not', (_, ancestor, allowed, referrer, count) => {
    const { frame, sent } = framed(ancestor, allowed, referrer)
    frame.tell(ready)
    expect(sent).toHaveLength(count)
    for (const [message, target] of sent) expect([message, target]).toEqual([envelope(ready), ancestor ?? vendor])
  })

  it('says on a denied navigation the text, capped and on one line, then the two words, to any parent', () => {
    const { frame, sent } = framed('https://evil.example', [])
    frame.deny(`No\n way${'!'.repeat(500)}`)
    expect(sent.map(([, target]) => target)).toEqual(['*', '*', '*'])
    expect(sent.map(([message]) => message).slice(1)).toEqual(['navigation-disallowed', 'output-finished'])
    expect(String(sent[0]?.[0])).toMatch(/^No way!+$/)
    expect(String(sent[0]?.[0])).toHaveLength(200)
  })

  it('says only the two words where there is no text', () => {
    const { frame, sent } = framed(vendor, [vendor])
    frame.deny(' ')
    expect(sent.map(([message]) => message)).toEqual(['navigation-disallowed', 'output-finished'])
  })
})

describe('a frame of another site', () => {
  it.each([
    [vendor, '', true],
    ['https://ours.example', '', false],
    ['null', '', true],
    [null, `${vendor}/record/7`, true],
    [null, 'https://ours.example/gallery', false],
    [null, '', true],
  ])('%s, referrer "%s": %s', (ancestor, referrer, isForeign) => {
    expect(framed(ancestor, [vendor], referrer).frame.isForeign).toBe(isForeign)
  })
})

describe('what the frame hears', () => {
  const token = envelope<ParentEvent>({ type: 'token', sig: 'fresh' })

  it('takes a token and a theme from the verified parent', () => {
    const { heard, receive } = framed(vendor, [vendor])
    receive(vendor, token)
    receive(vendor, envelope<ParentEvent>({ type: 'theme', theme: 'dark' }))
    receive(vendor, envelope<ParentEvent>({ type: 'no-token' }))
    expect(heard).toEqual(['fresh', 'dark', null])
  })

  it('is deaf to other origins, other windows and parents that are not allowed', () => {
    const allowed = framed(vendor, [vendor])
    allowed.receive('https://evil.example', token)
    allowed.receive(vendor, token, {})
    const denied = framed('https://evil.example', [vendor])
    denied.receive('https://evil.example', token)
    denied.receive(vendor, token)
    expect([...allowed.heard, ...denied.heard]).toEqual([])
  })

  it.each([
    null,
    'token',
    { protocol: 'tabard', version: 1 },
    { protocol: 'other', version: 1, event: { type: 'token', sig: 'x' } },
    { protocol: 'tabard', version: '1', event: { type: 'token', sig: 'x' } },
    envelope({ type: 'token', sig: '' }),
    envelope({ type: 'token', sig: 'x'.repeat(9000) }),
    { ...envelope({ type: 'token', sig: 'x' }), padding: 'x'.repeat(20_000) },
    { protocol: 'tabard', version: 1, event: { type: 'theme', theme: 'pink' } },
    { protocol: 'tabard', version: 1, event: { type: 'hello', versions: { min: '1', max: 1 } } },
    { protocol: 'tabard', version: 1, event: { type: 'ready', appId: 'a1' } },
  ])('drops what has not the form of a message: %j', (data) => {
    expect(readParentEvent(data)).toBeNull()
  })
})
