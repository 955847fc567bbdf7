/** The longest time of work without a pause, in milliseconds. */
const SLICE_MS = 12

/** A pause when it is due. A step of the work that may take long ends with one. */
export type Breath = () => Promise<void>

/** Pauses now and then, so that a page stays responsive while it lays out a CV. */
export function createBreath(): Breath {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < SLICE_MS) return
    await new Promise<void>((resolve) => setTimeout(resolve, 0))
    last = performance.now()
  }
}
