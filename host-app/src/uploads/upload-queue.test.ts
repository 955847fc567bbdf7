import { describe, expect, it } from 'vitest'
import { CV_MAX_BYTES, errorWords, type Application, type ErrorCode } from '@tabard/contract'
import { systemClock } from '@tabard/runtime'
import { createUploadQueue, UPLOADS_AT_ONCE, type UploadQueueParts } from './upload-queue.ts'
import { inOrderOfConcern, summarise } from './upload-summary.ts'

const pdf = (name: string) => new File(['%PDF-1.7 …'], name)
const application = (id: string, rest: Partial<Application> = {}) =>
  ({ application_id: id, status: 'processing', failure: null, candidateName: '', ...rest }) as Application
const turn = () => new Promise((resolve) => setTimeout(resolve, 5))

/** The gateway as the queue sees it. It answers when the test tells it to. */
function gateway() {
  const asked = new Map<string, (answer: Awaited<ReturnType<UploadQueueParts['send']>>) => void>()
  const reading = new Map<string, (answer: Application | null) => void>()
  const seen: Application[] = []
  const unexpected: unknown[] = []
  const parts: UploadQueueParts = {
    clock: systemClock,
    send: (file, _, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        onProgress(file.size / 2, file.size)
        signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
        asked.set(file.name, resolve)
      }),
    untilRead: (appId) => new Promise((resolve) => reading.set(appId, resolve)),
    onApplication: (value) => seen.push(value),
    onUnexpected: (error) => unexpected.push(error),
  }
  return {
    parts,
    asked,
    seen,
    unexpected,
    take: (name: string) => asked.get(name)?.({ ok: true, value: application(name) }),
    refuse: (name: string, code: ErrorCode) =>
      asked.get(name)?.({ ok: false, error: { code, text: errorWords.en[code] } }),
    finish: (name: string, rest: Partial<Application>) => reading.get(name)?.(application(name, rest)),
  }
}

describe('the upload queue', () => {
  it('sends a few at a time, and the next when one is through', async () => {
    const far = gateway()
    const queue = createUploadQueue(far.parts)
    queue.add(['a', 'b', 'c', 'd', 'e'].map(pdf), 'folder')
    await turn()
    expect(far.asked.size).toBe(UPLOADS_AT_ONCE)
    far.take('a')
    await turn()
    expect([...far.asked.keys()]).toEqual(['a', 'b', 'c', 'd'])
    expect(queue.store.getState().uploads.map(({ state }) => state.at)).toEqual([
      'reading',
      'sending',
      'sending',
      'sending',
      'waiting',
    ])
  })

  it('follows a file from sending to its candidate', async () => {
    const far = gateway()
    const queue = createUploadQueue(far.parts)
    queue.add([pdf('a')], null)
    await turn()
    expect(queue.store.getState().uploads[0]?.state).toMatchObject({ at: 'sending', sentBytes: 6, totalBytes: 12 })
    far.take('a')
    await turn()
    far.finish('a', { status: 'new', candidateName: 'Ada Byron' })
    await turn()
    expect(queue.store.getState().uploads[0]?.state).toMatchObject({ at: 'ready', candidateName: 'Ada Byron' })
    expect(far.seen.map(({ status }) => status)).toEqual(['processing', 'new'])
  })

  it('says why a file could not be read, and offers no retry where the file is at fault', async () => {
    const far = gateway()
    const queue = createUploadQueue(far.parts)
    queue.add([pdf('locked'), pdf('late')], null)
    await turn()
    far.take('locked')
    far.refuse('late', 'busy')
    await turn()
    far.finish('locked', { status: 'failed', failure: 'file_encrypted' })
    await turn()
    expect(queue.store.getState().uploads.map(({ state }) => state)).toEqual([
      { at: 'failed', code: 'file_encrypted', text: errorWords.en.file_encrypted, canRetry: false, appId: 'locked' },
      { at: 'failed', code: 'busy', text: errorWords.en.busy, canRetry: true, appId: null },
    ])
    queue.retry(queue.store.getState().uploads[1]?.id ?? '')
    await turn()
    expect(queue.store.getState().uploads[1]?.state.at).toBe('sending')
  })

  it('refuses at once what can be told without sending', async () => {
    const far = gateway()
    const queue = createUploadQueue(far.parts)
    const huge = new File(['%PDF-'], 'huge.pdf')
    Object.defineProperty(huge, 'size', { value: CV_MAX_BYTES + 1 })
    queue.add([new File([], 'empty.pdf'), new File([new Uint8Array([0xff, 0xd8, 0, 0])], 'photo.jpg'), huge], null)
    await turn()
    expect(far.asked.size).toBe(0)
    const codes = queue.store.getState().uploads.map(({ state }) => (state.at === 'failed' ? state.code : state.at))
    expect(codes).toEqual(['file_empty', 'file_not_a_cv_format', 'file_too_large'])
  })

  it('cancels what was not sent whole and lets reading go on', async () => {
    const far = gateway()
    const queue = createUploadQueue(far.parts)
    queue.add(['a', 'b', 'c', 'd'].map(pdf), null)
    await turn()
    far.take('a')
    await turn()
    queue.cancel()
    await turn()
    expect(queue.store.getState().uploads.map(({ name, state }) => `${name} ${state.at}`)).toEqual(['a reading'])
    expect(far.unexpected).toEqual([])
  })
})

describe('the summary', () => {
  const upload = (id: string, at: 'ready' | 'failed' | 'sending') =>
    ({ id, name: id, sizeBytes: 1, folderId: null, state: { at } }) as Parameters<typeof summarise>[0][number]

  it.each([
    [[upload('a', 'sending')], 'Reading 1 of 1 CV'],
    [[upload('a', 'ready'), upload('b', 'failed'), upload('c', 'sending')], 'Reading 3 of 3 CVs'],
    [[upload('a', 'ready'), upload('b', 'ready')], '2 CVs read'],
    [[upload('a', 'ready'), upload('b', 'failed')], '1 CV read, 1 not'],
    [[upload('a', 'failed')], '1 CV not read'],
  ])('says how it stands', (uploads, title) => {
    expect(summarise(uploads).title).toBe(title)
  })

  it('puts failures first', () => {
    const list = [upload('a', 'ready'), upload('b', 'sending'), upload('c', 'failed')]
    expect(inOrderOfConcern(list).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  })
})
