/** Why a thing was refused, where the words of its code leave that open. Said behind those words. */
export const errorReasonsEn = {
  picture_kind: 'It is neither a PNG nor a JPEG.',
  picture_damaged: 'It is damaged, or larger than 25 megapixels.',
}

export type ErrorReason = keyof typeof errorReasonsEn
