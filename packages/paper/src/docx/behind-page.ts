import { ImageRun, TextWrappingType, type IFloating } from 'docx'
import type { PageBackground } from '../blocks.ts'
import type { Hex } from '../colour.ts'
import { logoBytes } from '../logo-plate.ts'
import { pixels } from '../page-size.ts'
import type { Box } from './word-page.ts'

const EMU_PER_POINT = 12_700

/** A picture behind the page. */
export function groundRun({ mediaType, data, width, height }: PageBackground): ImageRun {
  return new ImageRun({
    type: mediaType === 'image/png' ? 'png' : 'jpg',
    data: logoBytes({ data }),
    transformation: { width: pixels(width), height: pixels(height) },
    floating: behindPage(0, 0),
    altText: { name: 'Background', description: '', title: '' },
  })
}

/**
 * A rectangle behind the text. It is a picture of one pixel, stretched, because every word processor shows that alike.
 */
export function boxRun({ colour, x, y, width, height }: Box): ImageRun {
  return new ImageRun({
    type: 'bmp',
    data: onePixel(colour),
    transformation: { width: pixels(width), height: pixels(height) },
    floating: behindPage(x, y),
    altText: { name: 'Background', description: '', title: '' },
  })
}

function behindPage(x: number, y: number): IFloating {
  return {
    behindDocument: true,
    allowOverlap: true,
    horizontalPosition: { relative: 'page', offset: Math.round(x * EMU_PER_POINT) },
    verticalPosition: { relative: 'page', offset: Math.round(y * EMU_PER_POINT) },
    wrap: { type: TextWrappingType.NONE },
  }
}

/** A bitmap of one pixel: header of 14 bytes, its description of 40, then blue, green, red and padding. */
function onePixel(colour: Hex): Uint8Array {
  const bytes = new Uint8Array(58)
  const view = new DataView(bytes.buffer)
  bytes.set([0x42, 0x4d])
  view.setUint32(2, 58, true)
  view.setUint32(10, 54, true)
  view.setUint32(14, 40, true)
  view.setInt32(18, 1, true)
  view.setInt32(22, 1, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 24, true)
  view.setUint32(34, 4, true)
  bytes.set(
    [5, 3, 1].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
    54,
  )
  return bytes
}
