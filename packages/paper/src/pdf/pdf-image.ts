import type { BrandLogo } from '@tabard/contract'
import { unzlibSync } from 'fflate'
import type { PdfFile, PdfRef } from './pdf-file.ts'

export interface PdfImage {
  ref: PdfRef
  width: number
  height: number
}

/** Puts a logo into the file. Null for what is no PNG or JPEG a PDF can hold: the company's name stands in. */
export function embedImage(file: PdfFile, logo: BrandLogo): PdfImage | null {
  const bytes = Uint8Array.from(atob(logo.data), (letter) => letter.charCodeAt(0))
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? embedJpeg(file, bytes) : embedPng(file, bytes)
}

/** JPEG goes in as it is; its frame header says how large it is and how many colours it has. */
function embedJpeg(file: PdfFile, bytes: Uint8Array): PdfImage | null {
  const view = new DataView(bytes.buffer)
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
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

const PNG = [0x89, 0x50, 0x4e, 0x47]
/** Channels by PNG colour type: grey, colour, palette, grey with alpha, colour with alpha. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** A logo of more pixels than this is no logo. */
const PIXELS_MAX = 40_000_000

/** PNG is unpacked and its alpha goes into a mask of its own. Eight bits a channel, not interlaced. */
function embedPng(file: PdfFile, bytes: Uint8Array): PdfImage | null {
  if (PNG.some((value, at) => bytes[at] !== value)) return null
  const view = new DataView(bytes.buffer)
  const packed: Uint8Array[] = []
  let palette: Uint8Array = new Uint8Array()
  let paletteAlpha: Uint8Array = new Uint8Array()
  for (let at = 8; at + 8 <= bytes.length;) {
    const length = view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const content = bytes.subarray(at + 8, at + 8 + length)
    if (type === 'IDAT') packed.push(content)
    if (type === 'PLTE') palette = content
    if (type === 'tRNS') paletteAlpha = content
    at += length + 12
  }
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const [depth, colourType, interlaced] = [bytes[24] ?? 0, bytes[25] ?? 0, bytes[28]]
  const channels = CHANNELS[colourType]
  if (depth !== 8 || !channels || interlaced !== 0 || width * height > PIXELS_MAX || packed.length === 0) return null
  const all = new Uint8Array(packed.reduce((sum, part) => sum + part.length, 0))
  packed.reduce((at, part) => (all.set(part, at), at + part.length), 0)
  const pixels = unfiltered(unzlibSync(all), width, height, channels)
  if (!pixels) return null
  const isGrey = colourType === 0 || colourType === 4
  const colours = new Uint8Array(width * height * (isGrey ? 1 : 3))
  const alpha = new Uint8Array(width * height).fill(255)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const from = pixel * channels
    if (colourType === 3) {
      const index = pixels[from] ?? 0
      colours.set(palette.subarray(index * 3, index * 3 + 3), pixel * 3)
      alpha[pixel] = paletteAlpha[index] ?? 255
    } else {
      colours.set(pixels.subarray(from, from + (isGrey ? 1 : 3)), pixel * (isGrey ? 1 : 3))
      if (colourType >= 4) alpha[pixel] = pixels[from + channels - 1] ?? 255
    }
  }
  const isOpaque = alpha.every((value) => value === 255)
  const mask = isOpaque ? undefined : file.stream(alpha, imageOf(width, height, 'DeviceGray'))
  const dictionary = { ...imageOf(width, height, isGrey ? 'DeviceGray' : 'DeviceRGB'), SMask: mask }
  return { ref: file.stream(colours, dictionary), width, height }
}

function imageOf(width: number, height: number, space: string) {
  return { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, ColorSpace: space, BitsPerComponent: 8 }
}

/** Undoes PNG's row filters: each byte was written as its difference to a neighbour. */
function unfiltered(rows: Uint8Array, width: number, height: number, channels: number): Uint8Array | null {
  const stride = width * channels
  if (rows.length < (stride + 1) * height) return null
  const out = new Uint8Array(stride * height)
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * (stride + 1)] ?? 0
    for (let x = 0; x < stride; x += 1) {
      const value = rows[y * (stride + 1) + 1 + x] ?? 0
      const left = x >= channels ? (out[y * stride + x - channels] ?? 0) : 0
      const up = y > 0 ? (out[(y - 1) * stride + x] ?? 0) : 0
      const corner = x >= channels && y > 0 ? (out[(y - 1) * stride + x - channels] ?? 0) : 0
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0
      out[y * stride + x] = value + guess
    }
  }
  return out
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner
  const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}
