import { AppError, IMAGE_MAX_PIXELS, type ErrorCode } from '@tabard/contract'
import sharp from 'sharp'
import { fileKind } from './file-kind.ts'

export interface RedrawnImage {
  bytes: Uint8Array
  mediaType: 'image/png' | 'image/jpeg'
  width: number
  height: number
}

const TIMEOUT_SECONDS = 10

/**
 * A PNG or JPEG drawn anew from its pixels, at most `maxSide` wide and high, so that metadata and hidden data are left
 * behind. The kind is told by the bytes. A header with too many pixels is refused before anything is unpacked.
 * @throws AppError `refusal`
 */
export async function redrawImage(
  bytes: Uint8Array,
  { maxSide, refusal }: { maxSide: number; refusal: ErrorCode },
): Promise<RedrawnImage> {
  const kind = fileKind(bytes)
  if (kind !== 'png' && kind !== 'jpeg') throw new AppError(refusal)
  try {
    const drawn = sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: TIMEOUT_SECONDS })
    const encoded = kind === 'png' ? drawn.png({ compressionLevel: 9 }) : drawn.jpeg({ quality: 88 })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { bytes: data, mediaType: `image/${kind}`, width: info.width, height: info.height }
  } catch (cause) {
    throw new AppError(refusal, { cause })
  }
}
