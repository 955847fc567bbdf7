export { transformSections, transformText, type TransformOptions } from './transform-sections.ts'
