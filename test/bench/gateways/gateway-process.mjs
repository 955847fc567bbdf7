import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const READY_MS = 90_000

/** One gateway as a process of its own, on a data folder that outlives it. */
export class GatewayProcess {
  /** `environment` adds to ours; `runtime` are flags of Node itself. */
  constructor({ dataDir, port, galleryPort, environment = {}, runtime = [] }) {
    this.runtime = runtime
    this.origin = `http://127.0.0.1:${port}`
    this.environment = {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      GALLERY_PORT: String(galleryPort),
      PUBLIC_URL: this.origin,
      LOG_LEVEL: 'error',
      // What is measured is the gateway, not how soon it turns one caller away.
      RATE_LIMITS: '1000',
      ...environment,
    }
  }

  start() {
    this.printed = ''
    this.child = spawn(process.execPath, [...this.runtime, 'packages/gateway/src/main.ts'], {
      cwd: root,
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child.stdout.on('data', (part) => (this.printed += part))
    this.child.stderr.on('data', (part) => (this.printed += part))
    this.ended = new Promise((resolve) => this.child.once('exit', (code) => resolve(code)))
  }

  /** Milliseconds until it answered; throws with what it printed if it ended instead. */
  async ready() {
    const began = performance.now()
    while (performance.now() - began < READY_MS) {
      if (this.child.exitCode !== null || this.child.signalCode !== null) break
      const isReady = await fetch(`${this.origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
        (answer) => answer.ok,
        () => false,
      )
      if (isReady) return Math.round(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new Error(`The gateway did not come up:\n${this.printed}`)
  }

  async kill(signal = 'SIGKILL') {
    this.child.kill(signal)
    return this.ended
  }
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
