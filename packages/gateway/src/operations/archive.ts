import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import { extract, pack } from 'tar-stream'

/** A tar file of whole files, one in memory at a time. Any `tar` reads it. */
export interface Archive {
  add(name: string, bytes: Uint8Array): Promise<void>
  finish(): Promise<void>
}

/** Hands the archive's bytes to `write`, in order and one after the other. @throws what `write` throws */
export function createArchive(write: (bytes: Buffer) => Promise<void>): Archive {
  const archive = pack()
  const writing = (async () => {
    for await (const part of archive as AsyncIterable<Buffer>) await write(part)
  })()
  // `add` and `finish` tell of a failure; this keeps Node from reporting it as unhandled before that.
  writing.catch(() => undefined)
  return {
    add: (name, bytes) =>
      new Promise((resolve, reject) => {
        const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        archive.entry({ name, mode: 0o600, mtime: new Date(0) }, whole, (error) => {
          // An entry is cut off when writing failed, and that is the reason to tell.
          if (error) void writing.then(() => reject(error), reject)
          else resolve()
        })
      }),
    async finish() {
      archive.finalize()
      await writing
    },
  }
}

/** The files of an archive, one after the other. @throws when it is damaged, cut short, or holds anything but files */
export async function* readArchive(path: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const reading = extract()
  const done = pipeline(createReadStream(path), reading)
  // The loop below throws the same.
  done.catch(() => undefined)
  for await (const entry of reading) {
    if (entry.header.type !== 'file') throw new Error(`${entry.header.name} is no file`)
    yield { name: entry.header.name, bytes: await buffer(entry) }
  }
  await done
}
