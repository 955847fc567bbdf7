import { after, type Rehearsal } from './rehearsal.ts'

const folder = 'packages/paper/src/templates/gala'
const header = `${folder}/headers/ribbon`

const design = `import type { TemplateDesign } from '@tabard/contract'
import { pale } from '../pale.ts'

/** The name under a ribbon. */
export const gala: TemplateDesign = { ...pale, header: { ...pale.header, kind: 'ribbon' } }
`

const traits = `import type { HeaderTraits } from '../../../../kinds/parts.ts'

export const traits: HeaderTraits = { ground: 'paper', spansPage: false }
`

const css = `export const css = '& .head{border-top:6px solid $brand}'
`

const looks = `import { looksOnPaper } from '../../../../headers/looks-on-paper.ts'

export const looks = looksOnPaper
`

const pdf = `import { pdf as plain } from '../../../../headers/plain/pdf.ts'
import type { HeaderPdf } from '../../../../kinds/parts.ts'
import { pageSizes } from '../../../../page-size.ts'

export const pdf: HeaderPdf = {
  ...plain,
  lay(context, place) {
    const under = plain.lay(context, place)
    const { width } = pageSizes[context.design.page.size]
    return {
      ...under,
      paint(canvas) {
        canvas.rect(0, 0, width, 6, context.looks.palette.brand)
        under.paint(canvas)
      },
    }
  },
}
`

const docx = `import { docx as plain } from '../../../../headers/plain/docx.ts'
import type { HeaderDocx } from '../../../../kinds/parts.ts'

export const docx: HeaderDocx = {
  ...plain,
  behind: ({ width }, { brand }) => ({ first: [{ colour: brand, x: 0, y: 0, width, height: 6 }], later: [] }),
}
`

const index = 'packages/paper/src/templates/index.ts'

/** A template whose header is of a kind that no other has: its folder holds the kind, and a command finds it there. */
export const templateKind: Rehearsal = {
  task: 'a template of a new kind',
  own: {
    [`${folder}/gala.ts`]: design,
    [`${header}/traits.ts`]: traits,
    [`${header}/css.ts`]: css,
    [`${header}/looks.ts`]: looks,
    [`${header}/pdf.ts`]: pdf,
  },
  steps: [
    {
      // Stands for any file of the kind's folder: whichever is missing, the command and its test name it.
      file: `${header}/docx.ts`,
      edit: () => docx,
      missed: /headers\/ribbon\/docx\.ts/,
    },
    {
      file: index,
      edit: (text) =>
        after(
          after(text, "import { chief } from './chief.ts'\n", "import { gala } from './gala/gala.ts'\n"),
          "  { name: 'Chancery', design: chancery },\n",
          "  { name: 'Gala', design: gala },\n",
        ),
      missed: /templates\/gala/,
    },
  ],
  generated: ['script kinds'],
  generatedFiles: ['packages/contract/src/entities/design-kinds.ts', 'packages/paper/src/kinds'],
  most: 2,
  checks: ['types packages/paper', 'unit test/design-kinds.test.ts packages/paper/src/media.test.ts'],
}
