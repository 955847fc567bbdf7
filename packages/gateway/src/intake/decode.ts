import { AppError, type ErrorCode } from '@tabard/contract'

/** How many bytes a base64 text holds, computed without decoding it. */
export function decodedSize(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  return (base64.length / 4) * 3 - padding
}

/** The bytes. More than `maxBytes` throw `tooLarge` before any memory is allocated. */
export function decodeBase64(base64: string, maxBytes: number, tooLarge: ErrorCode): Uint8Array {
  if (decodedSize(base64) > maxBytes) throw new AppError(tooLarge)
  return Buffer.from(base64, 'base64')
}
