import type { HeaderLooks } from '../kinds/parts.ts'

/** The looks of a header without a background colour. */
export const looksOnPaper: HeaderLooks = ({ text, head, palette }, { nameSize, bodySize }) => ({
  name: head(nameSize, 700, palette.ink, -0.025),
  headline: text(12, 500, palette.brandText),
  where: text(bodySize, 400, palette.quiet),
  wordmark: head(11.6, 600, palette.brandText, -0.01),
  reference: text(8.1, 400, palette.quiet),
  factLabel: text(8.1, 400, palette.quiet),
  factValue: text(10.9, 600, palette.ink),
})
