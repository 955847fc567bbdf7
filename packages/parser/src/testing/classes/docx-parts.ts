import { strToU8 } from 'fflate'
import type { ParsedCv } from '@tabard/contract'
import type { Person } from '../people.ts'
import type { LayoutClass } from './layout-class.ts'
import { dates } from './set-cv.ts'
import { BOLD, docxWith, item, para, run, TAB } from './set-docx.ts'

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const notes = (kind: 'footnote' | 'endnote', text: string): Record<string, Uint8Array> => ({
  [`word/${kind}s.xml`]: strToU8(
    `<w:${kind}s ${WORD}><w:${kind} w:id="-1" w:type="separator"><w:p><w:r><w:separator/></w:r></w:p></w:${kind}><w:${kind} w:id="2"><w:p>${run(text)}</w:p></w:${kind}></w:${kind}s>`,
  ),
})
const textOf = (cv: ParsedCv): string =>
  [
    ...cv.sections.flatMap(({ lines }) => lines.map(({ runs }) => runs.map(({ text }) => text).join(''))),
    ...cv.unplaced.map(({ text }) => text),
  ].join('\n')
const holds =
  (text: string) =>
  (cv: ParsedCv): Record<string, boolean> => ({ [`holds "${text}"`]: textOf(cv).includes(text) })

const jobs =
  (extra: string) =>
  (person: Person, more: Record<string, Uint8Array> = {}): Uint8Array =>
    docxWith(
      person,
      (job, index) =>
        [
          para(`${run(job.title, BOLD)}${TAB}${run(dates(job))}`),
          para(job.employer),
          ...job.says.map(item),
          index === 0 ? extra : '',
        ].join(''),
      { more },
    )

const ITEM = '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>'

export const docxParts: LayoutClass = {
  name: 'docx-parts',
  says: 'Parts of Word files that were dropped: notes, moved text, text with a direction, ruby, formulas',
  layouts: [
    {
      name: 'a footnote',
      format: 'docx',
      build: (person) =>
        jobs(`<w:p>${ITEM}${run('Won the Halden cup')}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>`)(
          person,
          notes('footnote', 'Given by the guild of makers.'),
        ),
      facts: holds('Given by the guild of makers.'),
    },
    {
      name: 'an endnote',
      format: 'docx',
      build: (person) =>
        jobs(`<w:p>${ITEM}${run('Spoke at Tindcon')}<w:r><w:endnoteReference w:id="2"/></w:r></w:p>`)(
          person,
          notes('endnote', 'With two hundred guests.'),
        ),
      facts: holds('With two hundred guests.'),
    },
    {
      name: 'a paragraph and words that were moved here',
      format: 'docx',
      build: (person) =>
        jobs(
          `<w:p>${ITEM}<w:moveTo>${run('Opened the yard at Solvik.')}</w:moveTo><w:moveFrom>${run('Shut the yard.')}</w:moveFrom></w:p>`,
        )(person),
      facts: (cv) => ({
        ...holds('Opened the yard at Solvik.')(cv),
        'leaves out what moved away': !textOf(cv).includes('Shut the yard'),
      }),
    },
    {
      name: 'a direction of its own',
      format: 'docx',
      build: (person) =>
        jobs(
          `<w:p>${ITEM}<w:bdo w:val="ltr">${run('Read four logs aloud.')}</w:bdo><w:dir w:val="ltr">${run(' And sang.')}</w:dir></w:p>`,
        )(person),
      facts: holds('Read four logs aloud. And sang.'),
    },
    {
      name: 'ruby and a formula',
      format: 'docx',
      build: (person) =>
        jobs(
          `<w:p>${ITEM}${run('Guide in ')}<w:r><w:ruby><w:rubyPr/><w:rt>${run('Kyo')}</w:rt><w:rubyBase>${run('京都')}</w:rubyBase></w:ruby></w:r></w:p>` +
            `<w:p>${ITEM}${run('Proved ')}<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>a=2b</m:t></m:r></m:oMath></w:p>`,
        )(person),
      facts: (cv) => ({ ...holds('京都')(cv), ...holds('Proved a=2b')(cv) }),
    },
  ],
}
