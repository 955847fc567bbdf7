import { parentPort } from 'node:worker_threads'
import { parse } from '@tabard/parser'

// One file at a time, in a thread of its own: if a hostile file blocks or breaks it, the gateway ends it and starts another.
parentPort?.on('message', (message: { id: number; bytes: Uint8Array; fileName: string }) => {
  void answer(message)
})

async function answer(message: { id: number; bytes: Uint8Array; fileName: string }): Promise<void> {
  try {
    const result = await parse(message.bytes, { fileName: message.fileName })
    parentPort?.postMessage({ id: message.id, result })
  } catch (error) {
    parentPort?.postMessage({
      id: message.id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
}
