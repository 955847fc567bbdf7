/** What a file is by its first bytes; names and declared types lie. */
export type SniffedFormat = 'pdf' | 'zip' | 'ole' | 'rtf' | 'word-xml' | 'text' | 'image' | 'unknown'

export function sniffFormat(bytes: Uint8Array): SniffedFormat {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'zip'
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'ole'
  if (IMAGE_SIGNATURES.some((signature) => startsWith(bytes, signature))) return 'image'
  // Mail gateways and scanners put bytes before the signature: readers look in the first 1024.
  const head = latin1(bytes.subarray(0, 1024))
  if (head.includes('%PDF-')) return 'pdf'
  if (head.trimStart().startsWith('{\\rtf')) return 'rtf'
  if (/^(\u00ef\u00bb\u00bf)?\s*<\?xml/.test(head) && head.includes('schemas.microsoft.com/office/word'))
    return 'word-xml'
  return bytes.length > 0 && !bytes.subarray(0, 4096).includes(0) ? 'text' : 'unknown'
}

const IMAGE_SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
]

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes)
