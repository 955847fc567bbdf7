import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { findPatterns, type PatternSite } from './find-patterns.ts'
import { worstLetters, type Attack } from './worst-letters.ts'

/** What the thread tells of each pattern: that it begins, and how long its worst text took. */
export type Fed =
  { at: 'begun'; name: string } | { at: 'fed'; name: string; ms: number } | { at: 'unseen'; name: string }

const SHORT = 3_000
const LONG = 100_000
const WORST_KEPT = 3

/** Runs in a thread that its owner ends, because a bad pattern would take hours. */
const { folders } = workerData as { folders: string[] }
const sites = findPatterns(folders)
const built = await buildThose(sites.filter(({ written }) => written === null))
for (const site of sites) {
  const name = `${site.file}:${site.line}`
  const patterns = site.written ? [site.written] : (built.get(name) ?? [])
  if (patterns.length === 0) tell({ at: 'unseen', name })
  for (const { source, flags } of patterns) {
    const called = `${name} /${source.slice(0, 80)}/`
    tell({ at: 'begun', name: called })
    tell({ at: 'fed', name: called, ms: feed(new RegExp(source, flags), worstLetters(source, flags)) })
  }
}

/** Milliseconds of the worst text of 100 kB. All are tried on a short one first. */
function feed(pattern: RegExp, attacks: readonly Attack[]): number {
  const slowest = attacks
    .map((attack) => ({ attack, ms: time(pattern, attack, SHORT) }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, WORST_KEPT)
  return Math.max(0, ...slowest.map(({ attack }) => time(pattern, attack, LONG)))
}

/** Time of the processor, so that a busy machine makes no pattern slow. */
function time(pattern: RegExp, { before, pump }: Attack, length: number): number {
  const text = `${before}${pump.repeat(Math.ceil(length / pump.length))}\u0000`
  const began = process.threadCpuUsage()
  text.replace(pattern, '')
  const { user, system } = process.threadCpuUsage(began)
  return (user + system) / 1_000
}

/** Runs the files that build patterns, and notes each pattern by the line that built it. */
async function buildThose(sites: readonly PatternSite[]): Promise<Map<string, RegExp[]>> {
  const built = new Map<string, RegExp[]>()
  const Plain = RegExp
  globalThis.RegExp = new Proxy(Plain, {
    construct(target, given: [string, string?]) {
      const pattern = new target(...given)
      const at = sites.find(({ file, line }) => new Error().stack?.includes(`${pathToFileURL(file).href}:${line}:`))
      if (at) built.set(`${at.file}:${at.line}`, [...(built.get(`${at.file}:${at.line}`) ?? []), pattern])
      return pattern
    },
  })
  for (const file of new Set(sites.map((site) => site.file))) await import(pathToFileURL(file).href)
  globalThis.RegExp = Plain
  return built
}

function tell(fed: Fed): void {
  parentPort?.postMessage(fed)
}
