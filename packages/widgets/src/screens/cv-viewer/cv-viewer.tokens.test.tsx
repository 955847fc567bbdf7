import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { elementFromScreen } from '../../screen/element-from-screen.ts'
import { anyScreen } from '../../screen/screen.ts'
import { cvViewer } from './cv-viewer.ts'
import { createTokenGateway, type TokenGateway } from './testing/token-gateway.ts'

const cvA = '11111111-1111-4111-8111-111111111111_aaaaaaaaaaaa_bbbbbbbbbaaa'
const cvB = '11111111-1111-4111-8111-111111111111_aaaaaaaaaaaa_bbbbbbbbbccc'

interface Viewer extends HTMLElement {
  sig: unknown
  getToken: (() => unknown) | null
}
interface Opened {
  element: Viewer
  failed: { code: string; retryable: boolean }[]
  text: () => string
  isCovered: () => boolean
  /** Types the candidate's name, as a recruiter does in the panel. */
  type: (name: string) => void
}

const { fetch } = globalThis
const { now } = Date
let gateway: TokenGateway
beforeAll(() => {
  if (!customElements.get('tabard-cv-viewer'))
    customElements.define('tabard-cv-viewer', elementFromScreen(anyScreen(cvViewer)))
})
beforeEach(() => {
  gateway = createTokenGateway()
  globalThis.fetch = gateway.fetch
})
afterEach(async () => {
  document.body.replaceChildren()
  await pause(20)
  Object.assign(Date, { now })
  globalThis.fetch = fetch
})

vi.setConfig({ testTimeout: 20_000 })

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const soon = { timeout: 4_000, interval: 20 }

function watch(element: Viewer): Opened {
  const failed: Opened['failed'] = []
  element.addEventListener('failed', (event) => failed.push((event as CustomEvent<Opened['failed'][0]>).detail))
  return {
    element,
    failed,
    text: () => element.shadowRoot?.textContent ?? '',
    isCovered: () => element.shadowRoot?.querySelector('.tb-view')?.hasAttribute('inert') ?? false,
    type: (name) => {
      const field = element.shadowRoot?.querySelector<HTMLInputElement>('.cv-field input')
      if (!field) throw new Error('There is no field to type in.')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, name)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    },
  }
}

/** An element in a vendor's page, with its tools. */
async function open(appId: string, given: Partial<Pick<Viewer, 'sig' | 'getToken'>>): Promise<Opened> {
  const element = document.createElement('tabard-cv-viewer') as Viewer
  const opened = watch(element)
  element.setAttribute('base-url', 'http://gateway.test')
  element.setAttribute('app-id', appId)
  Object.assign(element, given)
  document.body.append(element)
  await hasTools(opened)
  return opened
}

async function hasTools({ element }: Opened): Promise<void> {
  await expect.poll(() => element.shadowRoot?.querySelector('.cv-field input') ?? null, soon).not.toBeNull()
}

/** What a page may set by mistake, the code it is told, and words on the screen. */
const bad: [string, () => unknown, string, string][] = [
  ['a damaged token', () => 'no.token', 'token_unreadable', 'Access Denied'],
  ['a sign-in page', () => '<!doctype html><title>Sign in</title>', 'token_unreadable', 'Access Denied'],
  [
    'a forged token',
    () => {
      const token = gateway.mint(cvA)
      gateway.revoke(token)
      return token
    },
    'signature_invalid',
    'Access Denied',
  ],
  ['a token of another CV', () => gateway.mint(cvB), 'token_other_record', 'for another CV'],
  ['a token for reading', () => gateway.mint(cvA, { rights: ['read'] }), 'token_view_only', 'for reading now'],
  ['an ended token', () => gateway.mint(cvA, { iat: 1_000, exp: 2_000 }), 'signature_expired', 'Access Expired'],
  ['null', () => null, 'token_missing', 'No access yet'],
]

describe('an element in a page that sets', () => {
  it.each(bad)('%s: keeps what was typed, says so, and sends it', async (_, make, code, words) => {
    const viewer = await open(cvA, { sig: gateway.mint(cvA) })
    viewer.type('Ada Typed')
    viewer.element.sig = make()
    await expect.poll(viewer.isCovered, soon).toBe(true)
    await expect.poll(viewer.text, soon).toContain(words)
    expect(viewer.text()).toContain('Plans of aaa.')
    expect(viewer.failed).toContainEqual({ code, retryable: true })
    viewer.element.sig = gateway.mint(cvA)
    await expect.poll(viewer.isCovered, soon).toBe(false)
    await expect.poll(() => gateway.saved.at(-1)?.candidateName, soon).toBe('Ada Typed')
  })
})

/** How a page's function may fail when the gateway takes the token no more. */
const failing: [string, () => unknown, string][] = [
  ['null', () => null, 'token_missing'],
  ['a sign-in page', () => '<!doctype html>', 'token_unreadable'],
  ['a rejection', () => Promise.reject(new Error('signed out')), 'token_not_given'],
  [
    'an exception',
    () => {
      throw new Error('not there')
    },
    'token_not_given',
  ],
  ['a token of another CV', () => gateway.mint(cvB), 'token_other_record'],
]

describe('an element whose getToken gives', () => {
  it.each(failing)('%s keeps what was typed and sends it with the next good one', async (_, give, code) => {
    const first = gateway.mint(cvA)
    const viewer = await open(cvA, { getToken: () => first })
    viewer.element.getToken = give
    gateway.revoke(first)
    viewer.type('Ada Typed')
    await expect.poll(() => viewer.failed, soon).toContainEqual({ code, retryable: true })
    await expect.poll(viewer.isCovered, soon).toBe(true)
    viewer.element.getToken = () => gateway.mint(cvA)
    await expect.poll(() => viewer.element.shadowRoot?.querySelector('.state .btn') ?? null, soon).not.toBeNull()
    viewer.element.shadowRoot?.querySelector<HTMLButtonElement>('.state .btn')?.click()
    await expect.poll(() => gateway.saved.at(-1)?.candidateName, soon).toBe('Ada Typed')
    await expect.poll(viewer.isCovered, soon).toBe(false)
  })
})

describe('an element that moves', () => {
  it('to another CV waits for its token, and saves what was typed in the first', async () => {
    const viewer = await open(cvA, { sig: gateway.mint(cvA) })
    viewer.type('Ada Typed')
    viewer.element.setAttribute('app-id', cvB)
    await pause(300)
    expect(viewer.text()).not.toContain('No CV here')
    viewer.element.sig = gateway.mint(cvB)
    await expect.poll(viewer.text, soon).toContain('Plans of ccc.')
    expect(gateway.saved).toMatchObject([{ appId: cvA, candidateName: 'Ada Typed' }])
    expect(viewer.failed).toEqual([])
  })

  it('takes the token first and the CV a moment later just as well', async () => {
    const viewer = await open(cvA, { sig: gateway.mint(cvA) })
    viewer.element.sig = gateway.mint(cvB)
    await pause(300)
    viewer.element.setAttribute('app-id', cvB)
    await expect.poll(viewer.text, soon).toContain('Plans of ccc.')
    expect(viewer.failed).toEqual([])
  })

  it('asks getToken anew for another CV', async () => {
    const asked: string[] = []
    const element = document.createElement('tabard-cv-viewer') as Viewer
    element.setAttribute('base-url', 'http://gateway.test')
    element.setAttribute('app-id', cvA)
    element.getToken = () => {
      const appId = element.getAttribute('app-id') ?? ''
      asked.push(appId)
      return gateway.mint(appId)
    }
    document.body.append(element)
    const viewer = watch(element)
    await expect.poll(viewer.text, soon).toContain('Plans of aaa.')
    element.setAttribute('app-id', cvB)
    await expect.poll(viewer.text, soon).toContain('Plans of ccc.')
    expect(asked).toEqual([cvA, cvB])
  })

  it('to another token leaves a clone with the old one alone', async () => {
    const first = gateway.mint(cvA)
    const viewer = await open(cvA, { sig: first })
    viewer.element.setAttribute('sig', first)
    const clone = watch(viewer.element.cloneNode() as Viewer)
    document.body.append(clone.element)
    await hasTools(clone)
    viewer.element.sig = 'broken'
    await expect.poll(viewer.isCovered, soon).toBe(true)
    expect(clone.isCovered()).toBe(false)
    clone.type('Bo Typed')
    await expect.poll(() => gateway.saved.at(-1), soon).toMatchObject({ token: first, candidateName: 'Bo Typed' })
    expect(clone.failed).toEqual([])
  })

  it('out of the page and back finds what could not be sent', async () => {
    const first = gateway.mint(cvA)
    const viewer = await open(cvA, { sig: first })
    gateway.revoke(first)
    viewer.type('Ada Typed')
    viewer.element.remove()
    await pause(200)
    viewer.element.sig = gateway.mint(cvA)
    document.body.append(viewer.element)
    await expect.poll(() => gateway.saved.at(-1)?.candidateName, soon).toBe('Ada Typed')
  })
})

describe('an element on a device whose clock is', () => {
  it.each([
    ['an hour fast', 3_600_000],
    ['an hour slow', -3_600_000],
  ])('%s opens, and saves', async (_, aheadMs) => {
    Object.assign(Date, { now: () => now() + aheadMs })
    const viewer = await open(cvA, { sig: gateway.mint(cvA) })
    viewer.type('Ada Typed')
    await expect.poll(() => gateway.saved.at(-1)?.candidateName, soon).toBe('Ada Typed')
    viewer.element.sig = gateway.mint(cvA, { iat: 1_000, exp: 2_000 })
    await expect.poll(() => viewer.failed, soon).toContainEqual({ code: 'signature_expired', retryable: true })
  })
})
