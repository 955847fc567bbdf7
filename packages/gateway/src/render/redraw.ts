import { IMAGE_MAX_PIXELS } from '@tabard/contract'
import sharp, { type Sharp } from 'sharp'

/** How a picture is drawn anew. */
export interface RedrawSettings {
  kind: 'png' | 'jpeg'
  /** Pixels that it is wide or high at most. */
  maxSide: number
  /** From 1 to 100. */
  jpegQuality?: number
  /** Whether a PNG that came with a palette keeps to one: three times smaller, and nothing is lost. */
  keepsPalette?: boolean
  /** A PNG with more pixels becomes a JPEG without loss of colour; its transparent parts become white. */
  pngMaxPixels?: number
}

export interface RedrawnImage {
  bytes: Uint8Array
  mediaType: 'image/png' | 'image/jpeg'
  width: number
  height: number
}

const TIMEOUT_SECONDS = 10

/**
 * A picture drawn anew from its pixels, so that metadata and hidden data are left behind. A header with too many pixels
 * is refused before anything is unpacked.
 */
export async function redraw(bytes: Uint8Array, settings: RedrawSettings): Promise<RedrawnImage> {
  const { kind, maxSide } = settings
  const image = sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error', pages: 1 })
  const palette = settings.keepsPalette === true && (await image.metadata()).isPalette
  const drawn = image
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: TIMEOUT_SECONDS })
  const encoded =
    kind === 'png'
      ? drawn.png({ compressionLevel: 9, palette, ...(palette && { effort: 8 }) })
      : drawn.jpeg({ quality: settings.jpegQuality ?? 88 })
  const result = await toImage(encoded, kind)
  if (kind === 'jpeg' || result.width * result.height <= (settings.pngMaxPixels ?? Infinity)) return result
  const flat = sharp(result.bytes).flatten({ background: '#ffffff' })
  return toImage(flat.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }), 'jpeg')
}

async function toImage(encoded: Sharp, kind: RedrawSettings['kind']): Promise<RedrawnImage> {
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { bytes: data, mediaType: `image/${kind}`, width: info.width, height: info.height }
}
