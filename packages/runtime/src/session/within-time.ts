import type { Clock } from '../clock.ts'

/**
 * The promise's value, unless it takes longer than `limitMs`.
 * @throws Error when it does, after calling `onLate`
 */
export function withinTime<Value>(
  promise: Promise<Value>,
  limitMs: number,
  clock: Clock,
  onLate: () => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(limitMs, () => {
      onLate()
      reject(new Error('no answer in time'))
    })
    promise.then(resolve, reject).finally(cancel)
  })
}
