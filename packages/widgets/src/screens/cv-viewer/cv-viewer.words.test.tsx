import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  errorWords,
  PSEUDO_LANGUAGE,
  pseudoWords,
  screenFailures,
  type Application,
  type ApplicationBundle,
  type Link,
} from '@tabard/contract'
import { builtInTemplates, paperWords } from '@tabard/paper'
import { createRuntime, learnWords, speak, systemClock, type Runtime } from '@tabard/runtime'
import { bareWords } from '#test/support/bare-words.ts'
import { inGreek } from '#test/support/foreign-data.ts'
import { readableText } from '#test/support/readable-text.ts'
import { reactFromScreen } from '../../screen/react-from-screen.tsx'
import { TabardProvider } from '../../screen/runtime-context.tsx'
import { ScreenState } from '../../screen/screen-state.tsx'
import { buildSignature } from '../../screen/testing/build-signature.ts'
import { createToasts, ToastRegion } from '../../ui/toast.tsx'
import { DialogRegion } from '../../ui/dialog.tsx'
import { Status } from '../../ui/status.tsx'
import { cvViewer } from './cv-viewer.ts'

const CvViewer = reactFromScreen(cvViewer)
const appId = '11111111-1111-4111-8111-111111111111_aaaaaaaaaaaa_bbbbbbbbbbbb'
/** Not translated: addresses, units, names of keys and formats. */
const data = ['maren@mail.example', 'sofia@northwind.example', 'PDF', 'Ctrl', 'Alt', 'Esc', 'cv.pdf']

beforeAll(() => {
  learnWords(PSEUDO_LANGUAGE, (_part, en) => pseudoWords(en))
  paperWords.teach(PSEUDO_LANGUAGE, pseudoWords(paperWords.en))
  errorWords.teach(PSEUDO_LANGUAGE, pseudoWords(errorWords.en))
  document.documentElement.lang = PSEUDO_LANGUAGE
})
afterAll(() => {
  speak('en')
  document.documentElement.removeAttribute('lang')
})

function buildBundle(change: Partial<Application>, may: boolean): ApplicationBundle {
  const { design } = builtInTemplates[0] as { design: ApplicationBundle['template']['design'] }
  return {
    application: {
      application_id: appId,
      status: 'new',
      failure: null,
      freeText: [
        { id: 'p', title: inGreek('Profile'), kind: 'profile', content: [{ insert: inGreek('Plans fleets.\n') }] },
        {
          id: 's',
          title: inGreek('Skills'),
          kind: 'skills',
          content: [{ insert: inGreek('Telematics\n') }],
          hidden: true,
        },
      ],
      embedCard: {},
      candidateName: inGreek('Maren Oduya'),
      emailAddress: 'maren@mail.example',
      phoneNumber: '',
      identifier: '1234',
      linkedUrl: '',
      headline: inGreek('Head of Supply Chain'),
      location: '',
      totalExperience: 14,
      averageTenure: 1,
      score: 90,
      fileName: 'cv.pdf',
      receivedTime: 1,
      duplication: null,
      miscData: {},
      revision: 0,
      ...change,
    },
    template: { template_id: 't', templateName: inGreek('Chief'), design, freeText: [], embedCard: {} },
    branding: {
      companyName: inGreek('Northwind Talent'),
      font: 'Inter',
      headingFont: 'Inter',
      colors: { primary: '#0b4f4a', secondary: '#b98a3a' },
      logo: null,
      footerText: '',
      language: PSEUDO_LANGUAGE,
    },
    presenter: { name: inGreek('Sofia Brandt'), email: 'sofia@northwind.example', phone: '123', jobTitle: '' },
    rights: { write: may, output: may, share: may },
  } as unknown as ApplicationBundle
}

const links: Partial<Link>[] = [
  { linkId: 'a', name: 'λ', views: 0, lastViewed: null, expiry: 4_000_000_000, downloading: true },
  { linkId: 'b', name: 'μ', views: 2, lastViewed: 1_700_000_000, expiry: 1_700_000_000, downloading: false },
]

const { fetch } = globalThis
beforeAll(() => void (globalThis.fetch = async () => new Response(null, { status: 404 })))
afterAll(() => void (globalThis.fetch = fetch))

let root: Root | null = null
let runtime: Runtime | null = null
afterEach(() => {
  root?.unmount()
  runtime?.dispose()
  document.body.replaceChildren()
})

const turn = () => new Promise((resolve) => setTimeout(resolve, 10))

async function open(mode: 'edit' | 'digital' | 'plain', bundle: ApplicationBundle | 404): Promise<HTMLElement> {
  runtime = createRuntime({
    baseUrl: 'http://gateway.test',
    storage: 'memory',
    sig: buildSignature({ resource: { kind: 'application', id: appId } }),
    clock: { now: systemClock.now, after: () => () => {} },
    fetch: async (input) => {
      const url = String(input instanceof Request ? input.url : input)
      if (url.includes('/links')) return new Response(JSON.stringify({ links }))
      if (url.includes('/templates')) return new Response(JSON.stringify({ templates: [] }))
      return bundle === 404
        ? new Response(JSON.stringify({ error: 'not_found', message: '' }), { status: 404 })
        : new Response(JSON.stringify(bundle))
    },
  })
  const box = document.createElement('div')
  document.body.append(box)
  root = createRoot(box)
  root.render(
    <TabardProvider runtime={runtime}>
      <CvViewer appId={appId} mode={mode} />
    </TabardProvider>,
  )
  return box
}

/** Reads the page again until it stays the same for a moment. */
async function settled(box: HTMLElement, until = ''): Promise<string> {
  const shadow = () => box.querySelector('[data-tabard]')?.shadowRoot
  for (let at = 0; at < 500 && until && !shadow()?.querySelector(until); at += 1) await turn()
  if (until) expect(shadow()?.querySelector(until)).toBeTruthy()
  let [last, same] = ['', 0]
  for (let at = 0; at < 300 && same < 15; at += 1) {
    await turn()
    const now = readableText(box)
    same = now === last && now !== '' ? same + 1 : 0
    last = now
  }
  return last
}

it.each([
  ['the paper', 'plain', '.cv-sheet, .sheet', buildBundle({}, false)],
  [
    'a file that is being read',
    'plain',
    '.cv-reading-card',
    buildBundle({ status: 'processing', freeText: [] }, false),
  ],
  [
    'a file that could not be read',
    'edit',
    '.state',
    buildBundle({ status: 'failed', failure: 'file_encrypted' }, true),
  ],
  ['a CV that is not there', 'edit', '.state', 404],
  ["a client's page", 'digital', '.cvr', buildBundle({}, true)],
  ['a workspace to read in', 'edit', '.cv-rail-name', buildBundle({}, false)],
] as const)('%s speaks the language of the page', async (_, mode, until, bundle) => {
  const text = await settled(await open(mode, bundle), until)
  expect(text).not.toBe('')
  expect(bareWords(text, data)).toEqual([])
})

it('the workspace speaks it, with all that its buttons open', async () => {
  const box = await open('edit', buildBundle({}, true))
  const bare = new Set(bareWords(await settled(box, '.cv-rail-name'), data))
  const buttons = () => [
    ...(box.querySelector('[data-tabard]')?.shadowRoot?.querySelectorAll<HTMLElement>('button, summary, [role=tab]') ??
      []),
  ]
  expect(buttons().length).toBeGreaterThan(8)
  for (let at = 0; at < Math.min(buttons().length, 40); at += 1) {
    buttons()[at]?.click()
    for (let wait = 0; wait < 4; wait += 1) await turn()
    for (const word of bareWords(readableText(box), data)) bare.add(word)
  }
  expect([...bare]).toEqual([])
}, 60_000)

it('what stands where a view cannot, news and questions speak it', async () => {
  speak(PSEUDO_LANGUAGE)
  const toasts = createToasts()
  toasts.show({ text: 'λ' })
  const box = document.createElement('div')
  document.body.append(box)
  root = createRoot(box)
  runtime = createRuntime({ baseUrl: 'http://gateway.test', storage: 'memory' })
  void runtime.dialog.confirm('λ')
  const noun = cvViewer.noun
  const renew = async () => false
  root.render(
    <>
      <ScreenState at="failed" noun={noun} said="λ" reference="123" onRetry={() => {}} />
      {(['signature_expired', 'signature_invalid', ...screenFailures] as const).map((code) => (
        <ScreenState key={code} at="access" {...{ code, noun, renew }} isOver />
      ))}
      <ScreenState at="broken" reference="123" onRetry={() => {}} />
      <Status status="in-review" />
      <ToastRegion toasts={toasts} />
      <DialogRegion dialog={runtime.dialog} />
    </>,
  )
  expect(bareWords(await settled(box), data)).toEqual([])
})
