/** Kinds of file told apart by their first bytes. A name or a declared type proves nothing. */
export type SniffedKind = 'pdf' | 'zip' | 'ole' | 'rtf' | 'png' | 'jpeg' | 'image' | 'unknown'

/**
 * How many bytes are looked at. Readers of PDFs accept a header this far from the start, behind remains of a mail or a
 * printer.
 */
export const SNIFFED_BYTES = 1024

/** `image` is a picture of another kind than PNG and JPEG. */
export function sniffFile(bytes: Uint8Array): SniffedKind {
  const signed = SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))
  if (signed) return signed[0]
  return String.fromCharCode(...bytes.subarray(0, SNIFFED_BYTES)).includes('%PDF-') ? 'pdf' : 'unknown'
}

const SIGNATURES: readonly (readonly [SniffedKind, readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
  ['image', [0x49, 0x49, 0x2a, 0x00]],
  ['image', [0x4d, 0x4d, 0x00, 0x2a]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['rtf', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
]
