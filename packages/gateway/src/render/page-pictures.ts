import { Worker } from 'node:worker_threads'
import type { ComposeInput } from '@tabard/paper'

export interface DrawnPage {
  /** PNG. */
  bytes: Uint8Array
  width: number
  height: number
}

/** Draws pages one after another in a separate thread, because a picture takes a few hundred milliseconds of a core. */
export interface PagePictures {
  /** @throws when it cannot be drawn in time */
  drawFirstPage(input: ComposeInput, width: number): Promise<DrawnPage>
  close(): Promise<void>
}

const TIMEOUT_MS = 20_000
const MEMORY_MB = 384
/** A thread that was idle for this long is ended, which frees its memory. */
const IDLE_MS = 20_000

export function createPagePictures(): PagePictures {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  const dismiss = async (): Promise<void> => {
    clearTimeout(idle)
    const leaving = worker
    worker = null
    await leaving?.terminate()
  }
  const draw = async (input: ComposeInput, width: number): Promise<DrawnPage> => {
    clearTimeout(idle)
    worker ??= hire()
    try {
      const picture = await ask(worker, { input, width })
      idle = setTimeout(() => void dismiss(), IDLE_MS)
      idle.unref()
      return picture
    } catch (error) {
      await dismiss()
      throw error
    }
  }
  return {
    drawFirstPage(input, width) {
      const mine = last.then(() => draw(input, width))
      last = mine.catch(() => undefined)
      return mine
    },
    close: dismiss,
  }
}

function hire(): Worker {
  const worker = new Worker(new URL('./page-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    stdout: true,
    stderr: true,
    // Without our environment, because it holds secrets and the thread needs none.
    env: {},
  })
  worker.stdout.resume()
  worker.stderr.resume()
  worker.unref()
  return worker
}

function ask(worker: Worker, message: { input: ComposeInput; width: number }): Promise<DrawnPage> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new Error('Drawing a page took too long'))), TIMEOUT_MS)
    const settle = (end: () => void): void => {
      clearTimeout(timer)
      worker.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit')
      end()
    }
    worker.once('message', (answer: { picture?: DrawnPage; error?: string }) =>
      settle(() => (answer.picture ? resolve(answer.picture) : reject(new Error(answer.error ?? 'No picture')))),
    )
    worker.once('error', (error) => settle(() => reject(error instanceof Error ? error : new Error(String(error)))))
    worker.once('exit', () => settle(() => reject(new Error('The thread that draws pages ended'))))
    worker.postMessage(message)
  })
}
