export { plainText } from './plain-text.ts'
export { transformSections, transformText } from './transform-sections.ts'
export type { TransformOptions } from './transform.ts'
