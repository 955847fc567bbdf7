import { strToU8, zipSync } from 'fflate'

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** A DOCX with this body and, beside it, these files. */
export const buildDocx = (body: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(`<w:document ${NAMESPACE}><w:body>${body}</w:body></w:document>`),
    ...more,
  })

/** A paragraph of plain text; its properties are Word's own markup. */
export const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`

/** A page footer, as a file of the DOCX. */
export const footer = (text: string): Record<string, Uint8Array> => ({
  'word/footer1.xml': strToU8(`<w:ftr ${NAMESPACE}>${paragraph(text)}</w:ftr>`),
})
