import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the journeys' gateway serves the product, and what it printed at its start. */
    product: { url: string; vendorUrl: string; email: string; password: string; signedLink: string }
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const READY_MS = 90_000

/** Runs the product as a user gets it (the gateway's own process, seeded demo companies) for all journeys of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'tabard-journeys-'))
  const [port, galleryPort] = [await freePort(), await freePort()]
  const gateway = spawn(process.execPath, ['packages/gateway/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), GALLERY_PORT: String(galleryPort), DATA_DIR: data, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await fourLines(gateway)
  const [email = '', password = ''] = (said['Sign in'] ?? '').split(' / ')
  project.provide('product', {
    url: said.Open ?? '',
    vendorUrl: said['Vendor page'] ?? '',
    email,
    password,
    signedLink: said['Signed link'] ?? '',
  })
  return async () => {
    await ended(gateway)
    rmSync(data, { recursive: true, force: true })
  }
}

/** The lines a start prints, by their label. */
function fourLines(gateway: ChildProcess): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The gateway did not print its four lines in time')), READY_MS)
    const found: Record<string, string> = {}
    let rest = ''
    gateway.on('exit', (code) => reject(new Error(`The gateway ended with ${code} before it was ready`)))
    gateway.stdout?.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const match = /^(Open|Sign in|Signed link|Vendor page): (.+)$/.exec(line)
        if (match?.[1] && match[2]) found[match[1]] = match[2].trim()
      }
      if (Object.keys(found).length < 4) return
      clearTimeout(timer)
      resolve(found)
    })
  })
}

function ended(gateway: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    gateway.removeAllListeners('exit')
    gateway.on('exit', () => resolve())
    gateway.kill('SIGTERM')
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
