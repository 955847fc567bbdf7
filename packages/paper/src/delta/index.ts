export { normaliseBullets } from './bullets.ts'
export { asDelta, changeBetween } from './change.ts'
export { linesOf, opsOf, textOf, type DeltaLine, type DeltaRun, type LineAttributes } from './lines.ts'
export { mergeSections } from './merge-sections.ts'
