import { unzlibSync } from 'fflate'

/** The pixels of a PNG, with its alpha separate. */
export interface PngPixels {
  width: number
  height: number
  isGrey: boolean
  /** One byte for a grey pixel, three for a coloured one. */
  colours: Uint8Array
  /** One byte for each pixel. */
  alpha: Uint8Array
}

const PNG = [0x89, 0x50, 0x4e, 0x47]
/** Channels by PNG colour type: grey, colour, palette, grey with alpha, colour with alpha. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** A picture with more pixels is not read as a logo. */
const PIXELS_MAX = 40_000_000

/** Unpacks a PNG with eight bits a channel and without interlacing, as the gateway writes it. Null for any other. */
export function pngPixels(bytes: Uint8Array): PngPixels | null {
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
  return { width, height, isGrey, colours, alpha }
}

/** Reverses PNG's row filters, which store each byte as its difference to a neighbour. */
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
