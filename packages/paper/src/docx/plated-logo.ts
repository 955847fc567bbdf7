import type { BrandLogo } from '@tabard/contract'
import { zlibSync } from 'fflate'
import { channels, type Hex } from '../colour.ts'
import { logoBytes, logoSize, PLATE } from '../logo-plate.ts'
import { pngPixels, type PngPixels } from '../png-pixels.ts'

/**
 * The logo and its plate as one picture, because word processors differ on shapes behind pictures. If its pixels cannot
 * be read, the logo is returned unchanged.
 */
export function platedLogo(logo: BrandLogo, plate: Hex): { bytes: Uint8Array; hasPlate: boolean } {
  const bytes = logoBytes(logo)
  const pixels = pngPixels(bytes)
  return pixels ? { bytes: draw(pixels, plate), hasPlate: true } : { bytes, hasPlate: false }
}

function draw(logo: PngPixels, plate: Hex): Uint8Array {
  const size = logoSize(logo, true)
  const perPoint = logo.width / (size.width - 2 * PLATE.x)
  const [left, top] = [Math.round(PLATE.x * perPoint), Math.round(PLATE.y * perPoint)]
  const [width, height] = [logo.width + 2 * left, logo.height + 2 * top]
  const radius = PLATE.radius * perPoint
  const ground = channels(plate)
  // Rows of PNG's simplest kind: a zero, then red, green, blue and alpha of each pixel.
  const rows = new Uint8Array((width * 4 + 1) * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * (width * 4 + 1) + 1 + x * 4
      const from = (y - top) * logo.width + x - left
      const isInside = x >= left && x < left + logo.width && y >= top && y < top + logo.height
      const share = isInside ? (logo.alpha[from] ?? 0) / 255 : 0
      for (let channel = 0; channel < 3; channel += 1) {
        const ink = share > 0 ? (logo.colours[logo.isGrey ? from : from * 3 + channel] ?? 0) : 0
        rows[at + channel] = Math.round(ink * share + (ground[channel] ?? 0) * (1 - share))
      }
      rows[at + 3] = Math.round(255 * cover(x + 0.5, y + 0.5, width, height, radius))
    }
  }
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set([8, 6, 0, 0, 0], 8)
  const parts = [SIGNATURE, chunk('IHDR', head), chunk('IDAT', zlibSync(rows)), chunk('IEND', new Uint8Array())]
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  parts.reduce((at, part) => (file.set(part, at), at + part.length), 0)
  return file
}

/** The share of a pixel within the rounded rectangle, so that its corners are smooth. */
function cover(x: number, y: number, width: number, height: number, radius: number): number {
  const dx = Math.max(radius - x, x - (width - radius), 0)
  const dy = Math.max(radius - y, y - (height - radius), 0)
  return Math.min(1, Math.max(0, radius - Math.hypot(dx, dy) + 0.5))
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

function chunk(type: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(content.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, content.length)
  bytes.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    4,
  )
  bytes.set(content, 8)
  view.setUint32(content.length + 8, checksum(bytes.subarray(4, content.length + 8)))
  return bytes
}

/** CRC-32, as PNG demands it. */
function checksum(bytes: Uint8Array): number {
  let rest = 0xffffffff
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  }
  return (rest ^ 0xffffffff) >>> 0
}
