import type { BrandLogo } from '@tabard/contract'
import { logoBytes } from '../logo-plate.ts'
import { pngPixels } from '../png-pixels.ts'
import type { PdfFile, PdfRef } from './pdf-file.ts'

export interface PdfImage {
  ref: PdfRef
  width: number
  height: number
}

/**
 * Adds a logo or a page's background to the file. Null for anything but a PNG or JPEG that a PDF can hold; the
 * company's name is then shown instead of the logo.
 */
export function embedImage(file: PdfFile, logo: Pick<BrandLogo, 'data'>): PdfImage | null {
  const bytes = logoBytes(logo)
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? embedJpeg(file, bytes) : embedPng(file, bytes)
}

/** A JPEG is added unchanged. Its header says how large it is and how many colours it has. */
function embedJpeg(file: PdfFile, bytes: Uint8Array): PdfImage | null {
  const view = new DataView(bytes.buffer)
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    const isSize = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isSize) {
      const [height, width, colours] = [view.getUint16(at + 5), view.getUint16(at + 7), bytes[at + 9]]
      const space = colours === 1 ? 'DeviceGray' : colours === 3 ? 'DeviceRGB' : null
      if (!space) return null
      const dictionary = { ...imageOf(width, height, space), Filter: 'DCTDecode' }
      return { ref: file.stream(bytes, dictionary), width, height }
    }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

/** A PNG is unpacked, and its alpha becomes a separate mask. */
function embedPng(file: PdfFile, bytes: Uint8Array): PdfImage | null {
  const pixels = pngPixels(bytes)
  if (!pixels) return null
  const { width, height, isGrey, colours, alpha } = pixels
  const isOpaque = alpha.every((value) => value === 255)
  const mask = isOpaque ? undefined : file.stream(alpha, imageOf(width, height, 'DeviceGray'))
  const dictionary = { ...imageOf(width, height, isGrey ? 'DeviceGray' : 'DeviceRGB'), SMask: mask }
  return { ref: file.stream(colours, dictionary), width, height }
}

function imageOf(width: number, height: number, space: string) {
  return { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, ColorSpace: space, BitsPerComponent: 8 }
}
