import { describe, expect, it } from 'vitest'
import { cvFileKinds, sniffFile, SNIFFED_BYTES } from '@tabard/contract'

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

describe('sniffFile', () => {
  it.each([
    ['%PDF-1.7', 'pdf'],
    ['mail noise\r\n%PDF-1.4', 'pdf'],
    [`${' '.repeat(SNIFFED_BYTES)}%PDF-1.4`, 'unknown'],
    ['PK\x03\x04 word/document.xml', 'zip'],
    ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'ole'],
    ['{\\rtf1', 'rtf'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['GIF89a', 'image'],
    ['II*\x00', 'image'],
    ['MM\x00*', 'image'],
    ['<html>', 'unknown'],
    ['', 'unknown'],
  ])('tells %j for what it is: %s', (head, kind) => {
    expect(sniffFile(bytesOf(head))).toBe(kind)
  })

  it('lets no picture pass for a CV', () => {
    expect([...cvFileKinds].filter((kind) => ['png', 'jpeg', 'image', 'unknown'].includes(kind))).toEqual([])
  })
})
