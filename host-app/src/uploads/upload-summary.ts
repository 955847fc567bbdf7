import type { Upload } from './upload-queue.ts'
import { text } from './uploads.text.ts'

export interface UploadSummary {
  total: number
  failed: number
  ready: number
  isBusy: boolean
  /** Whether something could still be stopped. */
  canCancel: boolean
  title: string
}

/** One line that says how it stands. */
export function summarise(uploads: readonly Upload[]): UploadSummary {
  const count = (at: Upload['state']['at']) => uploads.filter(({ state }) => state.at === at).length
  const [failed, ready] = [count('failed'), count('ready')]
  const total = uploads.length
  const isBusy = failed + ready < total
  const canCancel = count('waiting') + count('sending') > 0
  const title = isBusy
    ? text.summary.busy(Math.min(failed + ready + 1, total), total)
    : failed === 0
      ? text.summary.read(ready)
      : ready === 0
        ? text.summary.notRead(failed)
        : text.summary.some(ready, failed)
  return { total, failed, ready, isBusy, canCancel, title }
}

const RANK: Record<Upload['state']['at'], number> = { failed: 0, sending: 1, reading: 2, waiting: 3, ready: 4 }

/** Failures first: they are what needs a person. Otherwise in the order of arrival, finished last. */
export function inOrderOfConcern(uploads: readonly Upload[]): Upload[] {
  return [...uploads].sort((left, right) => RANK[left.state.at] - RANK[right.state.at])
}
