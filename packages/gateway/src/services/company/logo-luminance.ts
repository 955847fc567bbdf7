import sharp from 'sharp'

/** Enough to tell light ink from dark; a logo's lines survive it. */
const SIDE = 200
/** A picture that fills this share of its rectangle has a background of its own, like a photo, a badge or any JPEG. */
const FILLED = 0.85
const CHANNELS = 4

/** The mean luminance of the ink of a logo on a transparent ground; undefined where it has a ground of its own. */
export async function logoLuminance(bytes: Uint8Array): Promise<number | undefined> {
  const { data, info } = await sharp(bytes)
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let ink = 0
  let light = 0
  for (let at = 0; at < data.length; at += CHANNELS) {
    const alpha = (data[at + 3] ?? 0) / 255
    ink += alpha
    light += alpha * (0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]))
  }
  if (ink === 0 || ink > info.width * info.height * FILLED) return undefined
  return Math.round((light / ink) * 1000) / 1000
}

function linear(channel = 0): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
