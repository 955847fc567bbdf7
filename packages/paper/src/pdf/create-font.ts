import { create, type Font } from 'fontkit'

/**
 * Bytes after the end of a font. Fontkit reads a box of ten bytes for every glyph that it measures, also for an empty
 * one, which has none. Where an empty glyph ends the file, as in Nanum Gothic and Archivo, it would read past the end.
 */
const ROOM = 16

export function createFont(data: Uint8Array): Font {
  const bytes = new Uint8Array(data.length + ROOM)
  bytes.set(data)
  return create(bytes as never) as Font
}
