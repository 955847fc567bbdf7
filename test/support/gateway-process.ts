import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const READY_MS = 90_000

export interface GatewayProcessOptions {
  dataDir: string
  port: number
  galleryPort: number
  /** Added to ours. */
  environment?: Record<string, string>
  /** Flags of Node itself. */
  runtime?: string[]
}

/** One gateway as a process of its own, on a data folder that outlives it. */
export class GatewayProcess {
  readonly origin: string
  readonly environment: NodeJS.ProcessEnv
  readonly runtime: string[]
  child: ChildProcess | undefined
  /** All it has printed since it was started. */
  printed = ''
  ended: Promise<number | null> = Promise.resolve(null)

  constructor({ dataDir, port, galleryPort, environment = {}, runtime = [] }: GatewayProcessOptions) {
    this.runtime = runtime
    this.origin = `http://127.0.0.1:${port}`
    this.environment = {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      GALLERY_PORT: String(galleryPort),
      PUBLIC_URL: this.origin,
      LOG_LEVEL: 'error',
      ...environment,
    }
  }

  start(): void {
    this.printed = ''
    const child = spawn(process.execPath, [...this.runtime, 'packages/gateway/src/main.ts'], {
      cwd: root,
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => (this.printed += part.toString()))
    }
    this.ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)))
    this.child = child
  }

  /** Milliseconds until it answered; throws with what it printed if it ended instead. */
  async ready(): Promise<number> {
    const began = performance.now()
    while (performance.now() - began < READY_MS) {
      if (this.child === undefined || this.child.exitCode !== null || this.child.signalCode !== null) break
      const isReady = await fetch(`${this.origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
        (answer) => answer.ok,
        () => false,
      )
      if (isReady) return Math.round(performance.now() - began)
      await pause(25)
    }
    throw new Error(`The gateway did not come up:\n${this.printed}`)
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    this.child?.kill(signal)
    return this.ended
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('There is no free port')),
      )
    })
  })
}
