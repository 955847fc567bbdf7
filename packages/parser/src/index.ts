export { parse } from './parse.ts'
export type { ParseOptions } from './parse.ts'
export { measureTimeline } from './timeline.ts'
export { markAgain } from './sections/present-sections.ts'
