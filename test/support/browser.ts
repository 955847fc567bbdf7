import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type BrowserContext, type LaunchOptions } from 'playwright'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts a headless Chromium: the one named by CHROMIUM_PATH, the system's, Playwright's own, or the one inside our dev dependency. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions())
}

/** A browser as a process of its own on a profile on disk, so that it can be killed and started again on the same data. */
export interface KillableBrowser {
  context: BrowserContext
  profile: string
  /** Kills the process at once: no handler runs, nothing is flushed. */
  kill(): Promise<void>
}

export async function startKillableBrowser(profile?: string): Promise<KillableBrowser> {
  const folder = profile ?? (await mkdtemp(join(tmpdir(), 'tabard-profile-')))
  const { executablePath = '', args = [], env } = await launchOptions()
  const own = [
    '--headless=new',
    '--hide-scrollbars',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    'about:blank',
  ]
  const child = spawn(executablePath, [...args, ...own], {
    env: (env ?? process.env) as NodeJS.ProcessEnv,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.on('exit', () => reject(new Error(`The browser did not start: ${said.slice(-500)}`)))
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /DevTools listening on (ws:\S+)/.exec(said)
      if (found?.[1]) resolve(found[1])
    })
  })
  const browser = await chromium.connectOverCDP(address)
  return {
    context: browser.contexts()[0] ?? (await browser.newContext()),
    profile: folder,
    kill: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit')
        child.on('exit', () => resolve())
        // This kills the whole group, because the renderer and the storage process belong to it.
        process.kill(-(child.pid ?? 0), 'SIGKILL')
      }),
  }
}

async function launchOptions(): Promise<LaunchOptions> {
  const found =
    process.env.CHROMIUM_PATH ??
    (process.env.TABARD_SHIPPED_CHROMIUM ? undefined : (SYSTEM.find((path) => existsSync(path)) ?? playwrightsOwn()))
  if (found) return { executablePath: found, args: ARGS }
  return shippedInNpm()
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

/** `@sparticuz/chromium` brings a browser, and the system libraries it needs where NSS is not installed. */
async function shippedInNpm(): Promise<LaunchOptions> {
  const { default: shipped, inflate } = await import('@sparticuz/chromium')
  const bin = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin')
  const executablePath = await shipped.executablePath()
  const libraries = await inflate(join(bin, 'al2023.tar.br'))
  await inflate(join(bin, 'fonts.tar.br'))
  const args = [
    ...ARGS,
    '--headless=shell',
    '--disable-dev-shm-usage',
    '--in-process-gpu',
    '--use-gl=angle',
    '--use-angle=swiftshader',
  ]
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: [join(libraries, 'lib'), libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
  }
  return {
    executablePath,
    args,
    env: Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined)) as Record<string, string>,
  }
}
