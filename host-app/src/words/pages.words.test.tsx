import { Suspense, type ReactNode } from 'react'
import { Router } from 'wouter'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  errorWords,
  PSEUDO_LANGUAGE,
  pseudoWords,
  type Application,
  type Folder,
  type PageName,
} from '@tabard/contract'
import { createRuntime, learnWords, speak, systemClock } from '@tabard/runtime'
import { createToasts, DialogRegion, ToastRegion } from '@tabard/widgets/ui'
import { bareWords } from '#test/support/bare-words.ts'
import { inGreek } from '#test/support/foreign-data.ts'
import { readableText } from '#test/support/readable-text.ts'
import { createAccount } from '../account/account.ts'
import type { Identity } from '../account/identity.ts'
import { createCandidates } from '../candidates/candidates.ts'
import { rowOf } from '../candidates/row.ts'
import { tableOf } from '../pages/candidates/candidates.store.ts'
import { createCandidateActions } from '../pages/candidates/candidate-actions.ts'
import { CandidateRow } from '../pages/candidates/candidate-row.tsx'
import { receivedTime } from '../pages/candidates/received-time.ts'
import { ShortcutsDialog } from '../pages/candidates/shortcuts-dialog.tsx'
import { TableSkeleton } from '../pages/candidates/table-skeleton.tsx'
import type { Host } from '../host.ts'
import { NotFound, pages } from '../pages.tsx'
import { createColorTheme } from '../shell/color-theme.ts'
import { ErrorBoundary } from '../shell/error-boundary.tsx'
import { createLeaveGuard } from '../shell/leave-guard.ts'
import { Shell } from '../shell/shell.tsx'
import { createArrival } from '../sign-in/arrival.ts'
import { CodeForm, codeWords } from '../sign-in/code-form.tsx'
import { SignInLayout } from '../sign-in/sign-in-layout.tsx'
import { closePages, showPage } from '../testing/show-page.tsx'
import { createReadingWatch } from '../uploads/reading-watch.ts'
import { createUploadQueue, type Upload } from '../uploads/upload-queue.ts'

/** Not translated: the product's name, keys, file kinds. */
const data = [
  ...['Tabard', 'Ctrl', 'Shift', 'Enter', 'Esc', 'Del', 'Delete', 'Mod', 'PDF', '(test)', 'ada@example.test'],
]
/**
 * The texts of a page without the CV in its pictures, because that is not read out and is the same in every language.
 */
function bare(root: HTMLElement): string[] {
  const copy = root.cloneNode(true) as HTMLElement
  copy.querySelectorAll('.original-page, .branded-page').forEach((picture) => picture.remove())
  return bareWords(`${document.title}\n${readableText(copy)}`, data)
}
const turn = (ms = 40) => new Promise((resolve) => setTimeout(resolve, ms))

beforeAll(() => {
  learnWords(PSEUDO_LANGUAGE, (_part, en) => pseudoWords(en))
  errorWords.teach(PSEUDO_LANGUAGE, pseudoWords(errorWords.en))
  speak(PSEUDO_LANGUAGE)
  document.documentElement.lang = PSEUDO_LANGUAGE
})
afterAll(() => {
  speak('en')
  document.documentElement.removeAttribute('lang')
})
afterEach(() => {
  closePages()
  document.title = ''
  history.replaceState(null, '', '/')
})

const folder = { folder_id: 'f1', name: inGreek('Desk'), count: 1, createdTime: 1 } as Folder
const application = (change: Partial<Application>) =>
  ({
    ...{
      application_id: 'a1',
      folder_id: 'f1',
      status: 'new',
      failure: null,
      identifier: '',
      fileName: '',
      headline: '',
    },
    ...{ candidateName: inGreek('Maren'), location: '', emailAddress: '', receivedTime: 100, submittedBy: '' },
    ...{ template: null, score: null, stats: { links: 2, views: 1 }, duplication: {}, revision: 1, ...change },
  }) as Application

/** The whole host with a gateway that has no data and an identity provider that refuses everything. */
function buildHost() {
  const fetch = async () => new Response('{"error":"not_found"}', { status: 404 })
  // A fixed reference, because some random ones would look like words.
  const report = () => '123'
  const made = createRuntime({ baseUrl: 'http://gateway.test', storage: 'memory', fetch, clock: still })
  const runtime = { ...made, report }
  const reading = createReadingWatch(runtime.api, runtime.clock)
  const candidates = createCandidates(runtime, reading)
  const refused = async () => ({ at: 'refused' as const, text: 'λ', isOver: false })
  const identity = { signIn: refused, forgotPassword: refused, currentTokens: async () => null }
  const parts = {
    runtime,
    candidates,
    identity: identity as unknown as Identity,
    account: createAccount(runtime, { signOut: async () => {}, goToSso: async () => {} }),
    captcha: { execute: async () => '', reset: async () => {} } as unknown as Host['captcha'],
    arrival: createArrival({ getItem: () => null, setItem: () => {}, removeItem: () => {} }),
    signInProblem: null,
    uploads: createUploadQueue({
      send: () => new Promise(() => {}),
      untilRead: reading.untilRead,
      clock: runtime.clock,
      onApplication: () => {},
      onUnexpected: () => {},
    }),
    parentFrame: { isFramed: false, isForeign: false, tell() {}, say() {}, deny() {}, stop() {} },
    colors: createColorTheme(),
    toasts: createToasts(),
    leaveGuard: createLeaveGuard(window),
    kind: { isCandidates: false, isBeta: false },
    signOut: async () => {},
  } satisfies Partial<Host>
  return parts
}
const still = { now: systemClock.now, after: () => () => {} }

async function show(node: ReactNode, parts = buildHost()): Promise<HTMLElement> {
  const box = await showPage(
    <Router>
      <Suspense fallback={null}>{node}</Suspense>
    </Router>,
    parts,
  )
  for (let at = 0; at < 250 && readableText(box) === ''; at += 1) await turn()
  await turn()
  return box
}

function page(name: PageName, params: Record<string, string> = { appId: 'a1', shortId: 'abcd' }) {
  const Page = pages[name]
  return <Page params={params} />
}

const signedIn = (parts: ReturnType<typeof buildHost>) =>
  parts.account.store.setState({ at: 'loading', name: inGreek('Ada'), email: 'ada@example.test' }, true)

it.each(Object.keys(pages) as PageName[])(
  'the page "%s" speaks the language of the browser',
  async (name) => {
    const box = await show(page(name))
    expect(readableText(box)).not.toBe('')
    expect(bare(box)).toEqual([])
  },
  20_000,
)

it.each([
  ['a path without a page', '/', <NotFound />],
  ['a CV link that ran out', '/accessExpired?from=digitalcv', page('access-expired')],
  ['a code that came by mail', '/forgotpassword?x-code=123456', page('forgot-password')],
  ['a sign-in with the company', '/login?show_sso=true', page('login')],
])('%s speaks it', async (_, path, node) => {
  history.replaceState(null, '', path)
  const box = await show(node)
  expect(readableText(box)).not.toBe('')
  expect(bare(box)).toEqual([])
})

it.each([null, 'λλλλ'])('the code of an authenticator is asked for in it (key: %s)', async (secret) => {
  const step = { secret, isBusy: false, problem: null }
  const box = await show(
    <SignInLayout {...codeWords(step)}>
      <CodeForm step={step} submit={() => {}} leave={() => {}} />
    </SignInLayout>,
  )
  box.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await turn()
  expect(bare(box)).toEqual([])
})

it('who confirms an account is asked in it who they are', async () => {
  const parts = buildHost()
  signedIn(parts)
  parts.arrival.begin()
  const box = await show(page('confirm-account'), parts)
  expect(box.querySelectorAll('option').length).toBe(6)
  expect(bare(box)).toEqual([])
})

it('the shell with its menus and a page that broke speak it', async () => {
  const parts = buildHost()
  signedIn(parts)
  const Broken = () => {
    throw new Error('broken on purpose')
  }
  const box = await show(
    <Shell isSignedIn>
      <ErrorBoundary report={() => '123'}>
        <Broken />
      </ErrorBoundary>
    </Shell>,
    parts,
  )
  box.querySelectorAll('button').forEach((button) => button.click())
  await turn()
  expect(readableText(box)).toContain('123')
  expect(bare(document.body)).toEqual([])
})

const upload = (id: string, state: Upload['state']): Upload => ({ id, name: 'λ', sizeBytes: 1, folderId: null, state })
const uploads = [
  upload('1', { at: 'waiting' }),
  upload('2', { at: 'sending', sentBytes: 1, totalBytes: 2_000_000 }),
  upload('3', { at: 'sending', sentBytes: 1, totalBytes: 2000 }),
  upload('4', { at: 'reading', appId: 'a' }),
  upload('5', { at: 'ready', appId: 'a', candidateName: 'λ', tookMs: 1200 }),
  upload('6', { at: 'ready', appId: 'a', candidateName: '', tookMs: 1200 }),
  upload('7', { at: 'failed', code: 'busy', text: 'λ', canRetry: true, appId: null }),
]

it.each([
  ['all at once', uploads],
  ['read', uploads.slice(4, 6)],
  ['some of them not', uploads.slice(4)],
  ['none of them', uploads.slice(6)],
])('uploads speak it, on their page and in the tray: %s', async (_, given) => {
  const parts = buildHost()
  signedIn(parts)
  parts.uploads.store.setState({ uploads: given })
  const tray = await show(<Shell isSignedIn>{null}</Shell>, parts)
  expect(tray.querySelectorAll('.upload').length).toBe(given.length)
  expect(bare(tray)).toEqual([])
  const whole = await show(page('upload'), parts)
  expect(whole.querySelectorAll('.upload').length).toBe(given.length)
  expect(bare(whole)).toEqual([])
})

const rows = [
  rowOf(application({})),
  rowOf(application({ application_id: 'a2', status: 'failed', failure: 'file_encrypted' })),
  rowOf(
    application({
      application_id: 'a3',
      status: 'processing',
      fileName: 'λ',
      candidateName: '',
      stats: { links: 0, views: 0 },
    }),
  ),
]

it.each([
  ['a list', {}, '', rows],
  ['a search without an end', {}, 'ω', rows],
  ['an empty folder', { roleId: 'f1' }, '', [{ ...rows[0], folderId: 'f2' }]],
  ['a folder that is gone', { roleId: 'f9' }, '', rows],
  ['a company without candidates', {}, '', []],
])('candidates speak it: %s', async (_, params: Record<string, string>, search, given) => {
  const parts = buildHost()
  const table = tableOf(parts.candidates)
  const box = await show(page('candidates', params), parts)
  parts.candidates.store.setState({ at: 'ready', rows: given as typeof rows, folders: [folder], templates: {} }, true)
  table.search(search)
  if (given.length > 1) table.toggleAll(rows)
  await turn()
  box.querySelectorAll<HTMLButtonElement>('.bulk [aria-haspopup], .rail button').forEach((button) => button.click())
  await turn()
  expect(readableText(box)).not.toBe('')
  expect(bare(document.body)).toEqual([])
})

it('rows, keys and what stands while the list is fetched speak it', async () => {
  const verbs = { open() {}, toggle() {}, extendTo() {}, drag() {} }
  const shared = {
    index: 0,
    top: 0,
    height: 36,
    owner: inGreek('Ada'),
    template: '',
    isSelected: false,
    isCursor: false,
  }
  const box = await show(
    <>
      {rows.map((row) => (
        <CandidateRow key={row.id} row={row} verbs={verbs} {...shared} />
      ))}
      <TableSkeleton />
      <ShortcutsDialog isOpen onClose={() => {}} />
    </>,
  )
  const now = new Date(2026, 5, 15)
  const days = [0, 1].map((ago) => receivedTime(now.getTime() / 1000 - ago * 86_400, now)).join('\n')
  expect(bareWords(days)).toEqual([])
  expect(bareWords(rowOf(application({ candidateName: '' })).name)).toEqual([])
  expect(bare(box)).toEqual([])
})

it('what was done, and what is asked before, speak it', async () => {
  const parts = buildHost()
  parts.candidates.store.setState({ at: 'ready', rows, folders: [folder], templates: {} }, true)
  const actions = createCandidateActions(parts as unknown as Host)
  const box = await show(
    <>
      <ToastRegion toasts={parts.toasts} />
      <DialogRegion dialog={parts.runtime.dialog} />
    </>,
    parts,
  )
  await actions.setStatus(['a3'], 'ready')
  await turn()
  expect(readableText(box)).not.toBe('')
  expect(bare(box)).toEqual([])
  await actions.move(['a1'], 'f1')
  void actions.remove(['a1', 'a2'])
  await turn()
  expect(box.querySelector('dialog')).toBeTruthy()
  expect(bare(box)).toEqual([])
}, 20_000)
