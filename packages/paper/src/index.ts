export type {
  Block,
  BlockTree,
  EntryBlock,
  FooterBlock,
  HeaderBlock,
  Line,
  ListBlock,
  ListItem,
  PageBackground,
  Run,
  SectionBlock,
  TextBlock,
} from './blocks.ts'
export { compose, type ComposeInput } from './compose.ts'
export { familiesOf, screenFamily } from './font-choice.ts'
export { outputFileName } from './output-file-name.ts'
export { pageSizes } from './page-size.ts'
export { paletteOf, type Palette } from './palette.ts'
export { inPrintedOrder } from './section-order.ts'
export { sectionsFromParsed } from './sections/sections-from-parsed.ts'
export { templateCss } from './template-css.ts'
export { builtInTemplates } from './templates/index.ts'
export { toText } from './to-text.ts'
export { plainText, transformSections, transformText, type TransformOptions } from './transforms/index.ts'
export { paperWords, type PaperWords } from './words/paper-words.ts'
export { toView, type ViewElement, type ViewNode } from './to-view.ts'
