import Quill, { Delta, type Range } from 'quill/core.js'
import Clipboard from 'quill/modules/clipboard.js'
import { deleteRange } from 'quill/modules/keyboard.js'
import { normaliseBullet, type Op } from '@tabard/contract'
import { linesOf, normaliseBullets, opsOf, type DeltaLine, type LineAttributes } from '@tabard/paper/delta'
import { trustedHtml } from '../ui/trusted-html.ts'
import { documentHtml } from './document-html.ts'
import { readDocument } from './document-ops.ts'
import { cleanPastedHtml, restoreStyles } from './pasted-html.ts'

/** Our own clipboard format. With it, embeds and kinds of line survive a copy from one section to another. */
const OWN_TYPE = 'application/x-tabard-document+json'

/** Quill's clipboard, which takes and returns strings. Nothing is parsed before DOMPurify has cleaned it. */
export class SafeClipboard extends Clipboard {
  override convertHTML(html: string): Delta {
    return super.convertHTML(trustedHtml(cleanPastedHtml(html)))
  }

  override normalizeHTML(parsed: Document): void {
    restoreStyles(parsed)
    super.normalizeHTML(parsed)
  }

  override onCaptureCopy(event: ClipboardEvent, isCut = false): void {
    if (event.defaultPrevented) return
    event.preventDefault()
    const [range] = this.quill.selection.getRange()
    if (!range || range.length === 0) return
    const { index, length } = range
    const ops = this.quill.getContents(index, length).ops
    event.clipboardData?.setData('text/plain', this.quill.getText(index, length))
    event.clipboardData?.setData('text/html', documentHtml(readDocument(ops)))
    event.clipboardData?.setData(OWN_TYPE, JSON.stringify(ops))
    if (isCut) deleteRange({ range, quill: this.quill })
  }

  override onCapturePaste(event: ClipboardEvent): void {
    const own = this.quill.isEnabled() ? readOwn(event.clipboardData?.getData(OWN_TYPE)) : null
    const range = own && this.quill.getSelection(true)
    if (!own || !range) return super.onCapturePaste(event)
    event.preventDefault()
    this.#put(range, own)
  }

  override onPaste(range: Range, given: { text?: string; html?: string }): void {
    const { text, html } = given
    const formats = this.quill.getFormat(range.index)
    this.#put(range, this.convert({ text, html }, formats).ops as Op[])
  }

  /**
   * Puts a piece of a document in place of the range. The piece's last line joins the text after the range. That line
   * also takes the piece's kind (list item, heading), unless the piece is only a few words of one line.
   */
  #put(range: Range, piece: readonly Op[]): void {
    const lines = linesOf(normaliseBullets(readDocument(piece))).map(withoutBullet)
    const last: LineAttributes = lines.at(-1)?.attributes ?? {}
    const ops = opsOf(lines).map((op) => ({ ...op, attributes: op.attributes && { ...op.attributes } }))
    const whole = new Delta(ops)
    const delta = new Delta().concat(whole.slice(0, Math.max(0, whole.length() - 1)))
    const isLineEmpty = this.quill.getLine(range.index)[0]?.length() === 1
    this.quill.history.cutoff()
    this.quill.updateContents(new Delta().retain(range.index).delete(range.length).concat(delta), Quill.sources.USER)
    const end = range.index + delta.length()
    if (Object.keys(last).length > 0 && (lines.length > 1 || isLineEmpty))
      this.quill.formatLine(end, 1, { header: false, list: false, entry: false, ...last }, Quill.sources.USER)
    this.quill.setSelection(end, Quill.sources.SILENT)
    this.quill.scrollSelectionIntoView()
    this.quill.history.cutoff()
  }
}

/** Removes "• " from a text pasted into a list, because a list item shows its own bullet. */
function withoutBullet(line: DeltaLine): DeltaLine {
  const [first, ...rest] = line.runs
  if (!line.attributes.list || !first) return line
  const text = normaliseBullet(first.text)
  return text.startsWith('• ') ? { ...line, runs: [{ ...first, text: text.slice(2) }, ...rest] } : line
}

function readOwn(text: string | undefined): Op[] | null {
  try {
    const ops: unknown = text ? JSON.parse(text) : null
    return Array.isArray(ops) ? readDocument(ops) : null
  } catch {
    return null
  }
}
