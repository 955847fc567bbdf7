import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface ChildSettings {
  /** The file that the process runs. It calls `serveParent`. */
  program: URL
  /** Resident memory above which the process is ended. */
  memoryMb: number
  /** Largest heap of JavaScript objects. Bytes of buffers are not part of it. */
  heapMb: number
  /** Whether it needs libraries of machine code, such as a decoder of pictures. */
  usesNativeCode?: boolean
}

/** What V8 counts as writable from its start, almost all of it address space that is never used. Measured with Node 24. */
const RESERVED_MB = 640
const YOUNG_SPACE_MB = 8

/** The kernel ends the child before the gateway where the machine has no memory left. */
const FIRST_TO_GO = '{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null'
/** A dump of the process would hold the file that ended it. */
const NO_DUMP = 'ulimit -c 0 2>/dev/null'
const LIMITED = `ulimit -d "$0" 2>/dev/null; ${NO_DUMP}; ${FIRST_TO_GO}; exec "$@"`

/** Whether the system bounds the memory of a process that we start, so that no allocation can pass the bound. */
export const canLimitMemory = process.platform === 'linux'

/** Starts a process for bytes of strangers. It may read our code, and write, start and open nothing. */
export function startChild({ program, memoryMb, heapMb, usesNativeCode = false }: ChildSettings): ChildProcess {
  const command = [
    process.execPath,
    `--max-old-space-size=${heapMb}`,
    `--max-semi-space-size=${YOUNG_SPACE_MB}`,
    '--v8-pool-size=1',
    '--no-warnings',
    '--permission',
    '--allow-worker',
    ...readableFolders().map((folder) => `--allow-fs-read=${folder}`),
    ...(usesNativeCode ? ['--allow-addons'] : []),
    fileURLToPath(program),
    String(memoryMb),
    String(process.pid),
  ]
  const limited = ['/bin/sh', '-c', LIMITED, String((RESERVED_MB + memoryMb) * 1024), ...command]
  const [file = '', ...given] = canLimitMemory ? limited : command
  const child = spawn(file, given, {
    // Output is dropped: the libraries print warnings, and these could carry a candidate's words into the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // Without our environment, because it holds secrets.
    env: { UV_THREADPOOL_SIZE: '2' },
  })
  child.unref()
  child.channel?.unref()
  return child
}

/** Our packages and the libraries. A data folder inside the project is not among them. */
function readableFolders(): string[] {
  const packages = fileURLToPath(new URL('../../../', import.meta.url))
  const libraries = fileURLToPath(new URL('../../../../node_modules/', import.meta.url))
  return [packages, libraries]
}
