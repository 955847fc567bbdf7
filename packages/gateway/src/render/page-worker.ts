import { parentPort } from 'node:worker_threads'
import type { ComposeInput } from '@tabard/paper'
import { drawFirstPage } from './draw-page.ts'

parentPort?.on('message', (message: { input: ComposeInput; width: number }) => {
  drawFirstPage(message.input, message.width).then(
    (picture) => parentPort?.postMessage({ picture }),
    (error: unknown) => parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) }),
  )
})
