import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { serveParent } from '../serve-parent.ts'

/** What a hostile file may make a process do, by name. */
export type Mischief =
  | 'answer'
  | 'die'
  | 'die where others were read'
  | 'spin'
  | 'grow objects'
  | 'grow buffers'
  | 'take 3 GB at once'
  | 'throw'
  | 'tell the environment'
  | 'tell the process'
  | 'write a file'
  | 'read a folder of the system'
  | 'start a program'

const kept: unknown[] = []
let answered = 0

serveParent<Mischief, string>(async (order) => {
  const answer = await perform(order)
  answered += 1
  return answer
})

function perform(order: Mischief): string | Promise<string> {
  switch (order) {
    case 'answer':
      return 'done'
    case 'die':
      process.abort()
    case 'die where others were read':
      return answered > 0 ? process.abort() : 'done'
    case 'spin':
      for (;;) answered += 0
    case 'grow objects':
      for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => ({ index })))
    case 'grow buffers':
      for (;;) kept.push(Buffer.alloc(8_000_000, 1))
    case 'take 3 GB at once':
      return String(Buffer.alloc(3_000_000_000, 1).length)
    case 'throw':
      throw new Error('no such font')
    case 'tell the environment':
      return Object.keys(process.env).join()
    case 'tell the process':
      return String(process.pid)
    case 'write a file':
      return attempt(() => writeFileSync(new URL('written', import.meta.url), ''))
    case 'read a folder of the system':
      return attempt(() => readdirSync('/etc'))
    case 'start a program':
      return attempt(() => spawnSync('true'))
  }
}

function attempt(act: () => unknown): string {
  try {
    act()
    return 'allowed'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'refused'
  }
}
