/** Reasons for a refusal, where the words of its code do not say them. They follow those words. */
export const errorReasonsEn = {
  picture_kind: 'It is neither a PNG nor a JPEG.',
  picture_damaged: 'It is damaged, or larger than 25 megapixels.',
}

export type ErrorReason = keyof typeof errorReasonsEn
