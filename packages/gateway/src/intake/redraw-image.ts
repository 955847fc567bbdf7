import { AppError, type ErrorCode } from '@tabard/contract'
import type { Pictures } from '../render/pictures.ts'
import type { RedrawnImage, RedrawSettings } from '../render/redraw.ts'
import { fileKind } from './file-kind.ts'

export type { RedrawnImage }

/**
 * A PNG or JPEG that was sent, drawn anew from its pixels. The kind is told by the bytes.
 * @throws AppError `refusal`
 */
export async function redrawImage(
  { pictures }: { pictures: Pictures },
  bytes: Uint8Array,
  { refusal, ...settings }: Omit<RedrawSettings, 'kind'> & { refusal: ErrorCode },
): Promise<RedrawnImage> {
  const kind = pictureKind(bytes)
  if (kind === null) throw new AppError(refusal)
  return pictures.redraw(bytes, { kind, ...settings }).catch((cause: unknown) => {
    throw new AppError(refusal, { cause })
  })
}

/** Null for bytes that are no picture which we take. */
export function pictureKind(bytes: Uint8Array): RedrawSettings['kind'] | null {
  const kind = fileKind(bytes)
  return kind === 'png' || kind === 'jpeg' ? kind : null
}
