/** Gives `virtual:sample-page` to rollup, and to vitest, which takes its plugins. */
export function samplePage(): {
  name: string
  resolveId(id: string): string | null
  load(id: string): string | null
}
/** The source of `virtual:sample-page`. */
export function drawSamplePage(): string
