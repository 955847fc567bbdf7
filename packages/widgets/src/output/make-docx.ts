import { compose, type ComposeInput } from '@tabard/paper'

/** Makes the Word document. Its engine is loaded when it is first needed. */
export async function makeDocx(document: ComposeInput): Promise<Uint8Array> {
  const { toDocx } = await import('@tabard/paper/docx')
  return toDocx(compose(document), document.template.design, document.branding)
}
