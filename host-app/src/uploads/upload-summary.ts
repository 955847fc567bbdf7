import type { Upload } from './upload-queue.ts'
import { text } from './uploads.text.ts'

export interface UploadSummary {
  total: number
  failed: number
  ready: number
  isBusy: boolean
  /** Whether an upload can still be stopped. */
  canCancel: boolean
  title: string
}

/** One line about the progress of all uploads. */
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

/** Failures come first, because they need a person. The others are in the order they were added, finished ones last. */
export function inOrderOfConcern(uploads: readonly Upload[]): Upload[] {
  return [...uploads].sort((left, right) => RANK[left.state.at] - RANK[right.state.at])
}
