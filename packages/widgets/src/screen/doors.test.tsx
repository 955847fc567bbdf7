import { StrictMode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  anyScreen,
  elementFromScreen,
  frameAddress,
  handlerName,
  inputsInQuery,
  outputsOf,
  reactFromScreen,
  TabardProvider,
} from '@tabard/widgets/screen'
import { alive, tinyScreen } from './testing/tiny-screen.tsx'
import { buildSignature } from './testing/build-signature.ts'
import { readNotice, readOutput } from './screen-frame.ts'

const sig = buildSignature()
const Tiny = reactFromScreen(tinyScreen)
const outputs = Object.keys(outputsOf(anyScreen(tinyScreen)))

interface TinyElement extends HTMLElement {
  sig: string
  appId: string
}

/** A screen behind one of its doors, with the same methods for each door. */
interface Opened {
  shadow: () => ShadowRoot
  told: { name: string; detail: unknown }[]
  setAppId: (appId: string) => Promise<void>
  setSig: (sig: string) => Promise<void>
  close: () => Promise<void>
}

type Door = (props: { appId: string; sig?: string; readOnly?: boolean; isolation?: 'frame' }) => Promise<Opened>

const byElement: Door = async ({ appId, sig: token, readOnly, isolation }) => {
  const element = document.createElement('tabard-tiny') as TinyElement
  const told: Opened['told'] = []
  for (const name of outputs)
    element.addEventListener(name, (event) => told.push({ name, detail: (event as CustomEvent).detail }))
  element.setAttribute('app-id', appId)
  if (token) element.setAttribute('sig', token)
  if (readOnly) element.setAttribute('read-only', '')
  if (isolation) element.setAttribute('isolation', isolation)
  document.body.append(element)
  await untilIdle()
  return {
    told,
    shadow: () => element.shadowRoot as ShadowRoot,
    setAppId: (next) => (element.setAttribute('app-id', next), untilIdle()),
    setSig: (next) => ((element.sig = next), untilIdle()),
    close: () => (element.remove(), untilIdle()),
  }
}

const byReact: Door = async (first) => {
  const told: Opened['told'] = []
  const handlers = Object.fromEntries(
    outputs.map((name) => [handlerName(name), (detail: unknown) => told.push({ name, detail })]),
  )
  let change: (props: Partial<typeof first>) => void = () => {}
  const Host = () => {
    const [props, setProps] = useState(first)
    change = (next) => setProps((known) => ({ ...known, ...next }))
    return <Tiny {...props} {...handlers} />
  }
  const box = document.createElement('div')
  document.body.append(box)
  const root: Root = createRoot(box)
  root.render(
    <StrictMode>
      <Host />
    </StrictMode>,
  )
  await untilIdle()
  return {
    told,
    shadow: () => box.querySelector('[data-tabard]')?.shadowRoot as ShadowRoot,
    setAppId: (appId) => (change({ appId }), untilIdle()),
    setSig: (token) => (change({ sig: token }), untilIdle()),
    close: async () => {
      root.unmount()
      box.remove()
      await untilIdle()
    },
  }
}

beforeAll(() => customElements.define('tabard-tiny', elementFromScreen(anyScreen(tinyScreen))))
afterEach(() => document.body.replaceChildren())

describe.each([
  ['the element', byElement],
  ['the React component', byReact],
])('a screen through %s', (_, open) => {
  it('shows what was put in, in a shadow root', async () => {
    const { shadow, close } = await open({ appId: 'cv-1', sig })
    expect(shadow().querySelector('h1')?.textContent).toBe('cv-1')
    expect(shadow().adoptedStyleSheets.length).toBeGreaterThan(1)
    await close()
  })

  it('tells its outputs', async () => {
    const { shadow, told, close } = await open({ appId: 'cv-1', sig })
    expect(told).toContainEqual({ name: 'ready', detail: { appId: 'cv-1' } })
    button(shadow(), 'Pressed').click()
    await untilIdle()
    expect(told).toContainEqual({ name: 'pressed', detail: { appId: 'cv-1', times: 1 } })
    await close()
  })

  it('takes new inputs and a fresh token without losing its state', async () => {
    const { shadow, setAppId, setSig, close } = await open({ appId: 'cv-1', sig })
    button(shadow(), 'Pressed').click()
    await setAppId('cv-2')
    await setSig(buildSignature({ exp: 2_100_000_000 }))
    expect(shadow().querySelector('h1')?.textContent).toBe('cv-2')
    expect(button(shadow(), 'Pressed').textContent).toBe('Pressed 1 times')
    await close()
  })

  it('reads boolean inputs', async () => {
    const { shadow, close } = await open({ appId: 'cv-1', sig, readOnly: true })
    expect(button(shadow(), 'Pressed').disabled).toBe(true)
    await close()
  })

  it('waits with its skeleton until there is a token', async () => {
    const { shadow, setSig, close } = await open({ appId: 'cv-1' })
    expect(shadow().querySelector('.sk')).not.toBeNull()
    await setSig(sig)
    expect(shadow().querySelector('h1')?.textContent).toBe('cv-1')
    await close()
  })

  it('says Access Expired for a token that ended, and carries on with a fresh one', async () => {
    const { shadow, setSig, close } = await open({ appId: 'cv-1', sig: buildSignature({ exp: 1 }) })
    await expect.poll(() => shadow().textContent).toContain('Access Expired')
    await setSig(sig)
    expect(shadow().textContent).not.toContain('Access Expired')
    await close()
  })

  it('says Access Denied for a token that cannot be read', async () => {
    const { shadow, close } = await open({ appId: 'cv-1', sig: 'nonsense' })
    await expect.poll(() => shadow().querySelector('[role=alert]')?.textContent).toContain('Access Denied')
    await close()
  })

  it('shows a failure with a reference, tells it by code, and tries again', async () => {
    const { shadow, told, close } = await open({ appId: 'cv-1', sig })
    button(shadow(), 'Break').click()
    await untilIdle()
    expect(shadow().textContent).toMatch(/This thing didn't load.*Reference [0-9a-f]{4}-[0-9a-f]{4}/)
    expect(told).toContainEqual({ name: 'failed', detail: { code: 'unexpected', retryable: true } })
    button(shadow(), 'Try again').click()
    await untilIdle()
    expect(shadow().querySelector('h1')?.textContent).toBe('cv-1')
    await close()
  })

  it('keeps typed letters from shortcuts of the page', async () => {
    const { shadow, close } = await open({ appId: 'cv-1', sig })
    const heard: string[] = []
    const listen = (event: KeyboardEvent) => heard.push(event.key)
    document.addEventListener('keydown', listen)
    const type = (init: KeyboardEventInit) =>
      shadow()
        .querySelector('input')
        ?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true, ...init }))
    type({ key: 'a' })
    type({ key: 'k', ctrlKey: true })
    document.removeEventListener('keydown', listen)
    expect(heard).toEqual(['k'])
    await close()
  })

  it('leaves nothing after 50 mounts', async () => {
    for (let count = 0; count < 50; count += 1) {
      const { close } = await open({ appId: 'cv-1', sig })
      await close()
    }
    expect(alive.size).toBe(0)
    expect(document.body.childElementCount).toBe(0)
  })
})

describe('the element', () => {
  it('does not mount anew when it is moved', async () => {
    const { shadow, close } = await byElement({ appId: 'cv-1', sig })
    button(shadow(), 'Pressed').click()
    const box = document.createElement('section')
    document.body.append(box)
    box.append(shadow().host)
    await untilIdle()
    expect(button(shadow(), 'Pressed').textContent).toBe('Pressed 1 times')
    await close()
  })

  it('ends when it leaves and begins anew when it returns', async () => {
    const { shadow, close } = await byElement({ appId: 'cv-1', sig })
    const host = shadow().host
    await close()
    expect(alive.size).toBe(0)
    document.body.append(host)
    await untilIdle()
    expect(shadow().querySelector('h1')?.textContent).toBe('cv-1')
    await close()
  })
})

describe('the provider', () => {
  it('gives its token to every screen below', async () => {
    const box = document.createElement('div')
    document.body.append(box)
    const root = createRoot(box)
    root.render(
      <TabardProvider sig={sig}>
        <Tiny appId="cv-1" />
        <Tiny appId="cv-2" />
      </TabardProvider>,
    )
    await untilIdle()
    const shown = Array.from(
      box.querySelectorAll('[data-tabard]'),
      (host) => host.shadowRoot?.querySelector('h1')?.textContent,
    )
    expect(shown).toEqual(['cv-1', 'cv-2'])
    root.unmount()
  })
})

describe('a message to the page around a frame', () => {
  const outputs = outputsOf(anyScreen(tinyScreen))
  const said = (event: object) => ({ protocol: 'tabard', version: 1, event })
  const pressed = { type: 'pressed', appId: 'a', times: 2 }
  const cases: [string, unknown, unknown][] = [
    ['an output of the screen', said(pressed), pressed],
    [
      'one that every screen has',
      said({ type: 'failed', code: 'x', retryable: true }),
      { type: 'failed', code: 'x', retryable: true },
    ],
    [
      'more than the fields it may have',
      said({ type: 'ready', appId: 'a', name: 'Ada' }),
      { type: 'ready', appId: 'a' },
    ],
    ['less', said({ type: 'pressed', appId: 'a' }), null],
    ['a field of another kind', said({ ...pressed, appId: { name: 'Ada' } }), null],
    ['an output of another screen', said({ type: 'saved', appId: 'a', revision: 2 }), null],
    ['an unknown type', said({ type: 'constructor' }), null],
    ['another protocol', { protocol: 'x', version: 1, event: { type: 'ready', appId: 'a' } }, null],
    ['a plain word', 'output-finished', null],
  ]
  it.each(cases)('with %s', (_, data, expected) => {
    expect(readOutput(data, outputs)).toEqual(expected)
  })

  it.each([
    [
      { type: 'resize', height: 300 },
      { type: 'resize', height: 300 },
    ],
    [{ type: 'resize', height: '300' }, null],
    [{ type: 'hello', versions: { min: 1 } }, null],
    [pressed, null],
  ])('is a notice of the frame itself, or not: %j', (event, expected) => {
    expect(readNotice(said(event))).toEqual(expected)
  })
})

describe('a screen in a frame of our origin', () => {
  it('hands every input on: in the path, or in the query where it is not at its default', () => {
    const tiny = anyScreen(tinyScreen)
    expect(frameAddress(tiny, { appId: 'a/1', readOnly: false })).toBe('/singlepageview/plain/a%2F1')
    const address = frameAddress(tiny, { appId: 'a1', readOnly: true })
    expect(address).toBe('/singlepageview/plain/a1?read-only=')
    expect(inputsInQuery(tiny, address.split('?')[1] ?? '')).toEqual({ readOnly: '' })
  })

  it('tells its outputs through the element as if it stood in the page', async () => {
    const { shadow, told, close } = await byElement({ appId: 'cv-1', sig, readOnly: true, isolation: 'frame' })
    for (let turn = 0; turn < 100 && !shadow().querySelector('iframe'); turn += 1) await untilIdle()
    const frame = shadow().querySelector('iframe')
    expect(frame?.src).toContain(`/singlepageview/plain/cv-1?read-only=&sig=${sig}`)
    const data = { protocol: 'tabard', version: 1, event: { type: 'pressed', appId: 'cv-1', times: 3 } }
    const source = frame?.contentWindow ?? null
    window.dispatchEvent(new MessageEvent('message', { data, source, origin: new URL(frame?.src ?? '').origin }))
    expect(told).toContainEqual({ name: 'pressed', detail: { appId: 'cv-1', times: 3 } })
    await close()
  })
})

function button(shadow: ShadowRoot, words: string): HTMLButtonElement {
  const found = Array.from(shadow.querySelectorAll('button')).find((each) => each.textContent?.includes(words))
  if (!found) throw new Error(`No button "${words}" in: ${shadow.textContent}`)
  return found
}

/** Waits until effects, promises and frames have run. */
async function untilIdle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
}
