import type { ComposeInput } from '@tabard/paper'
import { createChildPool, type ChildPool } from '../children/child-pool.ts'
import type { Log } from '../log.ts'
import type { RedrawnImage, RedrawSettings } from './redraw.ts'

/**
 * Draws pictures in separate processes: decoders are machine code, which a hostile picture may bring down, and a page
 * takes a few hundred milliseconds of a core.
 */
export interface Pictures {
  /** A picture that was sent, drawn anew from its pixels. @throws when it cannot be drawn, or not in time */
  redraw(bytes: Uint8Array, settings: RedrawSettings): Promise<RedrawnImage>
  /** Page one as a PNG. @throws when it cannot be drawn, or not in time */
  drawFirstPage(input: ComposeInput, width: number): Promise<Picture>
  close(): Promise<void>
}

export interface Picture {
  bytes: Uint8Array
  width: number
  height: number
}

export type PictureOrder =
  { at: 'page'; input: ComposeInput; width: number } | { at: 'redraw'; bytes: Uint8Array; settings: RedrawSettings }

const LIMITS = { memoryMb: 384, heapMb: 192, seats: 2, timeoutMs: 20_000, idleMs: 60_000, kept: 0 }

export function createPictures(log: Log): Pictures {
  const program = new URL('./picture-child.ts', import.meta.url)
  const pool = createChildPool<PictureOrder, Picture>({ program, log, usesNativeCode: true, ...LIMITS })
  return {
    redraw: async (bytes, settings) => (await ask(pool, { at: 'redraw', bytes, settings })) as RedrawnImage,
    drawFirstPage: (input, width) => ask(pool, { at: 'page', input, width }),
    close: () => pool.close(),
  }
}

async function ask(pool: ChildPool<PictureOrder, Picture>, order: PictureOrder): Promise<Picture> {
  const outcome = await pool.ask(order)
  if (outcome.at === 'answered') return outcome.answer
  throw new Error(outcome.at === 'thrown' ? outcome.reason : `The process that draws pictures: ${outcome.at}`)
}
