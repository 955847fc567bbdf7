import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Application, ApplicationBundle } from '@tabard/contract'
import { builtInTemplates } from '@tabard/paper'
import { sampleBranding, sampleCv, samplePresenter } from '@tabard/paper/sample'
import { createRuntime, systemClock, type Runtime } from '@tabard/runtime'
import { anyScreen } from '../../screen/screen.ts'
import { readFont } from '#test/support/read-font.ts'
import { reactFromScreen } from '../../screen/react-from-screen.tsx'
import { TabardProvider } from '../../screen/runtime-context.tsx'
import { buildSignature } from '../../screen/testing/build-signature.ts'
import { screens } from '../index.ts'
import { cvViewer } from './cv-viewer.ts'

const CvViewer = reactFromScreen(cvViewer)
const appId = '11111111-1111-4111-8111-111111111111_aaaaaaaaaaaa_bbbbbbbbbbbb'

function buildBundle(change: Partial<Application> = {}, rights: Partial<ApplicationBundle['rights']> = {}) {
  const application = {
    ...sampleCv,
    application_id: appId,
    status: 'new',
    failure: null,
    freeText: [
      { id: 'p', title: 'Profile', kind: 'profile', content: [{ insert: 'Plans fleets.\n' }] },
      { id: 's', title: 'Skills', kind: 'skills', content: [{ insert: 'Telematics\n' }], hidden: true },
    ],
    score: null,
    fileName: 'cv.pdf',
    receivedTime: 1,
    duplication: null,
    revision: 0,
    ...change,
  } as unknown as Application
  const { design } = builtInTemplates[0] as { design: ApplicationBundle['template']['design'] }
  return {
    application,
    template: { template_id: 't', templateName: 'Chief', design, freeText: [], embedCard: {} },
    branding: sampleBranding,
    presenter: samplePresenter,
    rights: { write: false, output: false, share: false, ...rights },
  } as unknown as ApplicationBundle
}

// Fonts are fetched without the runtime, and there is no network here to fetch them from.
const { fetch } = globalThis
beforeEach(() => void (globalThis.fetch = async () => new Response(null, { status: 404 })))
afterAll(() => void (globalThis.fetch = fetch))

let root: Root | null = null
let runtime: Runtime | null = null
afterEach(() => {
  root?.unmount()
  runtime?.dispose()
  document.body.replaceChildren()
})

/** The screen with a gateway that answers each bundle call with the next of `answers`. */
async function open(mode: 'edit' | 'digital' | 'plain', answers: (ApplicationBundle | 404)[]) {
  const told: [string, unknown][] = []
  const asked: string[] = []
  const waits: (() => void)[] = []
  runtime = createRuntime({
    baseUrl: 'http://gateway.test',
    storage: 'memory',
    sig: buildSignature({ resource: { kind: 'application', id: appId } }),
    clock: { now: systemClock.now, after: (_delay, work) => (waits.push(work), () => {}) },
    fetch: async (input) => {
      asked.push(String(input instanceof Request ? input.url : input))
      const next = answers.length > 1 ? answers.shift() : answers[0]
      const body = next === 404 ? { error: 'not_found', message: 'Nothing here.' } : next
      return new Response(JSON.stringify(body), { status: next === 404 ? 404 : 200 })
    },
  })
  const box = document.createElement('div')
  document.body.append(box)
  root = createRoot(box)
  root.render(
    <TabardProvider runtime={runtime}>
      <CvViewer
        appId={appId}
        mode={mode}
        onReady={(detail) => told.push(['ready', detail])}
        onOutputFinished={(detail) => told.push(['finished', detail])}
      />
    </TabardProvider>,
  )
  const shadow = () => box.querySelector('[data-tabard]')?.shadowRoot as ShadowRoot
  const until = async (isThere: () => boolean, turns = 300) => {
    for (let turn = 0; turn < turns && !isThere(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(isThere()).toBe(true)
  }
  const says = (words: string) => shadow()?.textContent?.includes(words) ?? false
  return { shadow, told, asked, says, until, pollNow: () => waits.splice(0).forEach((work) => work()) }
}

describe('the CV viewer', () => {
  it('shows the paper alone in plain mode, after one call', async () => {
    const { says, until, told, asked, shadow } = await open('plain', [buildBundle()])
    await until(() => says('Plans fleets.'))
    expect(says('Telematics')).toBe(false)
    expect(shadow().querySelector('button')).toBeNull()
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('/api/bundles/')
    expect(told).toEqual([['ready', { appId }]])
  })

  it('waits while the file is being read, then shows the CV', async () => {
    const { says, until, pollNow } = await open('plain', [
      buildBundle({ status: 'processing', freeText: [] }),
      buildBundle(),
    ])
    await until(() => says('Reading the CV'))
    pollNow()
    await until(() => says('Plans fleets.'))
  })

  it('says why a file could not be read', async () => {
    const { says, until } = await open('edit', [buildBundle({ status: 'failed', failure: 'file_encrypted' })])
    await until(() => says('Locked with a password. Nothing was read.'))
  })

  it('says that there is no such CV', async () => {
    const { says, until } = await open('edit', [404])
    await until(() => says('No CV here'))
  })

  it('gives a client the CV, who presents it, and a download only where the link allows one', async () => {
    const { says, until, shadow } = await open('digital', [buildBundle()])
    await until(() => says('Write to Sofia'))
    expect(says('Plans fleets.')).toBe(true)
    expect(says('Download PDF')).toBe(false)
    expect(shadow().querySelector('[contenteditable]')).toBeNull()
  })

  it('tells which letters a PDF lacks, and where, before it is downloaded', async () => {
    globalThis.fetch = async (input) =>
      new Response(new Uint8Array(await readFont(String(input).split('/').pop() ?? '')))
    const freeText = [{ id: 'p', title: 'Profile', kind: 'profile', content: [{ insert: 'Vai ꔀꔁ and ꔀ 🎉\n' }] }]
    const bundle = buildBundle({ freeText } as never, { output: true })
    const { says, until, shadow, told } = await open('digital', [bundle])
    const press = (words: string) =>
      [...shadow().querySelectorAll('button')].find((button) => button.textContent?.includes(words))?.click()
    await until(() => says('Download PDF'))
    press('Download PDF')
    await until(() => says('ꔀ ꔁ 🎉 (4 times in “Profile”)'), 3_000)
    expect(told.map(([name]) => name)).toEqual(['ready'])
    press('Not now')
    await until(() => says('Download PDF'))
    press('Download PDF')
    await until(() => says('Download without them'))
    press('Download without them')
    await until(() => told.some(([name]) => name === 'finished'))
    // The PDF engine is loaded and run.
  }, 60_000)

  it('gives a recruiter sections, details and tools, and a visitor none of the tools', async () => {
    const writer = await open('edit', [buildBundle({}, { write: true, output: true, share: true })])
    await writer.until(() => writer.shadow()?.querySelector('.cv-rail-name') !== null && writer.says('Share'))
    expect(writer.shadow().querySelector<HTMLInputElement>('.cv-field input')?.value).toBe('Maren Oduya')
    expect(writer.says('Hidden')).toBe(true)
    root?.unmount()
    const visitor = await open('edit', [buildBundle()])
    await visitor.until(() => visitor.says('Read only'))
    expect(visitor.shadow().querySelector('.cv-field input')).toBeNull()
  })

  it('keeps contact details off the paper, lists them to a recruiter, and shows one again at a click', async () => {
    const content = [
      { insert: 'Sails.\nada@mail.example' },
      { insert: '\n', attributes: { keptBack: 'contact' as const } },
    ]
    const parsed = { format: 'pdf', pages: 1, wordCount: 3, experience: [], education: [], unplaced: [], sections: [] }
    const change = { freeText: [{ id: 'i', title: 'Interests', kind: 'interests' as const, content }] }
    const bundle = buildBundle({ ...change, miscData: { parsed } } as never, { write: true })
    const { shadow, says, until } = await open('edit', [bundle])
    await until(() => says('1 contact line kept back'))
    const onPaper = () => shadow().querySelector('.tabard-paper')?.textContent?.includes('ada@mail.example')
    expect(onPaper()).toBe(false)
    shadow().querySelector<HTMLElement>('.cv-meter')?.click()
    await until(() => says('Kept back from clients'))
    shadow().querySelector<HTMLElement>('[aria-label="Show to clients: ada@mail.example"]')?.click()
    await until(() => onPaper() === true)
    expect(says('Kept back from clients')).toBe(false)
  })
})

it('is on the one list of screens', () => {
  expect(screens).toContain(anyScreen(cvViewer))
})
