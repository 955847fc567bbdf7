import { camel, pascal, sentence } from './new-thing.ts'

/** The eight files of a screen, named as those of `cv-viewer`: one record, one call, three states. They pass their own test unchanged. */
export function screenFiles(name: string, path: string): Record<string, string> {
  const texts: Record<string, string> = {
    '.ts': definition(name, path),
    '.messages.ts': messages(name),
    '.model.ts': model(),
    '.store.ts': store(name),
    '.view.tsx': view(name),
    '.styles.ts': styles(name),
    '.text.ts': text(name),
    '.test.tsx': test(name),
  }
  return Object.fromEntries(
    Object.entries(texts).map(([end, content]) => [`packages/widgets/src/screens/${name}/${name}${end}`, content]),
  )
}

function definition(name: string, path: string): string {
  const N = pascal(name)
  return `import { defineScreen } from '../../screen/screen.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ${N}Inputs, ${N}Outputs } from './${name}.messages.ts'
import { create${N}Store, type ${N}State } from './${name}.store.ts'
import { ${camel(name)}Styles } from './${name}.styles.ts'
import { text } from './${name}.text.ts'
import { ${N}View } from './${name}.view.tsx'

/** @TODO Say in one sentence what the screen is for. */
export const ${camel(name)} = defineScreen<${N}Inputs, ${N}Outputs, ${N}State>({
  tag: '${name}',
  get noun() {
    return text.noun
  },
  doc: '${sentence(name)} of one CV.',
  inputs: {
    appId: { attribute: 'app-id', type: 'string', doc: 'Which CV.', isRequired: true },
  },
  outputs: {
    ready: { doc: 'It is shown.', detail: { appId: 'string' } },
  },
  styles: ${camel(name)}Styles,
  createStore: create${N}Store,
  View: ${N}View,
  Skeleton,
  framePages: '${path}',
})
`
}

function messages(name: string): string {
  const N = pascal(name)
  return `import type { ScreenContext } from '../../screen/screen.ts'

/** The inputs of the screen. */
export interface ${N}Inputs {
  appId?: string
}

/** The outputs of the screen. They hold ids, numbers and fixed words, and never CV data. */
export interface ${N}Outputs {
  ready: { appId: string }
}

export type ${N}Context = ScreenContext<${N}Inputs, ${N}Outputs>
`
}

function model(): string {
  return `import type { Application } from '@tabard/contract'

/** The title of a CV: the candidate's name, or the file's name while that is not known. */
export function nameOf({ candidateName, fileName }: Pick<Application, 'candidateName' | 'fileName'>): string {
  return candidateName || fileName
}
`
}

function store(name: string): string {
  const N = pascal(name)
  return `import { createStore } from 'zustand/vanilla'
import { AppError, getApplication, type AppId, type Application } from '@tabard/contract'
import type { ScreenStore } from '../../screen/screen.ts'
import type { ${N}Context } from './${name}.messages.ts'

export type ${N}State = { at: 'loading' } | { at: 'missing' } | { at: 'shown'; application: Application }

/** Loads the CV. */
export function create${N}Store({ runtime, inputs, emit, fail }: ${N}Context): ScreenStore<${N}State> {
  const store = createStore<${N}State>(() => ({ at: 'loading' }))
  const request = new AbortController()

  const load = async (): Promise<void> => {
    if (!inputs.appId) return
    const params = { appId: inputs.appId as AppId }
    const result = await runtime.api.call(getApplication, { params, query: {} }, { signal: request.signal })
    if (result.ok) {
      store.setState({ at: 'shown', application: result.value }, true)
      emit('ready', { appId: params.appId })
    } else if (result.error.code === 'not_found') store.setState({ at: 'missing' }, true)
    else fail(new AppError(result.error.code, { message: result.error.text }))
  }
  load().catch((error: unknown) => {
    if (!request.signal.aborted) fail(error)
  })

  return Object.assign(store, { destroy: () => request.abort() })
}
`
}

function view(name: string): string {
  const N = pascal(name)
  return `import { useStore } from 'zustand'
import type { ScreenStore } from '../../screen/screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { nameOf } from './${name}.model.ts'
import type { ${N}State } from './${name}.store.ts'
import { text } from './${name}.text.ts'

export function ${N}View({ store }: { store: ScreenStore<${N}State> }) {
  const state = useStore(store)
  if (state.at === 'loading') return <Skeleton />
  if (state.at === 'missing') return <EmptyState title={text.missing.title}>{text.missing.text}</EmptyState>
  return (
    <div className="${name}">
      <h1>{nameOf(state.application)}</h1>
    </div>
  )
}
`
}

function styles(name: string): string {
  return `import { css } from '../../theme/css.ts'

export const ${camel(name)}Styles = css\`
  .${name} {
    padding: var(--s4);
  }
\`
`
}

function text(name: string): string {
  return `import { pageWords } from '@tabard/runtime'

/** The words on the screen. */
export const text = pageWords('${camel(name)}', {
  /** What the screen shows, as used in sentences such as "This CV didn't load". */
  noun: 'CV',
  missing: { title: 'No CV here', text: 'It may have been deleted, or this access opens another one.' },
})
`
}

function test(name: string): string {
  const N = pascal(name)
  return `import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { createRuntime } from '@tabard/runtime'
import { reactFromScreen } from '../../screen/react-from-screen.tsx'
import { TabardProvider } from '../../screen/runtime-context.tsx'
import { buildSignature } from '../../screen/testing/build-signature.ts'
import { ${camel(name)} } from './${name}.ts'

const ${N} = reactFromScreen(${camel(name)})
const appId = '11111111-1111-4111-8111-111111111111_aaaaaaaaaaaa_bbbbbbbbbbbb'

let root: Root | null = null
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

/** Shows the screen with a gateway that always gives the same answer. */
async function open(body: object, status = 200) {
  const told: unknown[] = []
  const runtime = createRuntime({
    baseUrl: 'http://gateway.test',
    storage: 'memory',
    sig: buildSignature(),
    fetch: async () => new Response(JSON.stringify(body), { status }),
  })
  const box = document.createElement('div')
  document.body.append(box)
  root = createRoot(box)
  root.render(
    <TabardProvider runtime={runtime}>
      <${N} appId={appId} onReady={(detail) => told.push(detail)} />
    </TabardProvider>,
  )
  const says = (words: string) => box.querySelector('[data-tabard]')?.shadowRoot?.textContent?.includes(words) ?? false
  const until = async (words: string) => {
    for (let turn = 0; turn < 300 && !says(words); turn += 1) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(says(words)).toBe(true)
  }
  return { told, until }
}

describe('${sentence(name)}', () => {
  it('shows the CV by its name, and says that it is there', async () => {
    const { told, until } = await open({ application_id: appId, candidateName: 'Maren Oduya', fileName: 'cv.pdf' })
    await until('Maren Oduya')
    expect(told).toEqual([{ appId }])
  })

  it('says that there is no such CV', async () => {
    const { until } = await open({ error: 'not_found', message: 'Nothing here.' }, 404)
    await until('No CV here')
  })
})
`
}
