import type { HeaderLooks } from '../../kinds/parts.ts'
import { looksOnPaper } from '../looks-on-paper.ts'

export const looks: HeaderLooks = (make, sizes) => ({
  ...looksOnPaper(make, sizes),
  name: make.head(sizes.nameSize, 400, make.palette.ink, 0.05),
  headline: make.text(12, 500, make.palette.brandText, 'italic'),
})
