const SLICE = 0x6000

/** Bytes as base64, made in slices, so that the page can respond in between. */
export async function toBase64(bytes: Uint8Array): Promise<string> {
  let text = ''
  for (let at = 0; at < bytes.length; at += SLICE) {
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + SLICE)))
    if (at % (SLICE * 20) === 0) await nextTask()
  }
  return text
}

export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
