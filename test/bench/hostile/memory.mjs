import { readdirSync, readFileSync } from 'node:fs'

/** Looks at a process and all it started, again and again, and keeps the most memory they had together. */
export function watchMemory(pid, everyMs = 250) {
  let mostMb = 0
  const timer = setInterval(() => {
    mostMb = Math.max(
      mostMb,
      familyOf(pid).reduce((sum, one) => sum + sizeMb(one), 0),
    )
  }, everyMs)
  return {
    stop() {
      clearInterval(timer)
      return Math.round(mostMb)
    },
  }
}

/** Its part of what processes share is counted once (PSS), as the code of Node is the same in each. */
function sizeMb(pid) {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024
}

function familyOf(pid) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(/\) \S (\d+)/.exec(read(`/proc/${name}/stat`))?.[1])])
  const family = [pid]
  for (const one of family) family.push(...parents.filter(([, parent]) => parent === one).map(([child]) => child))
  return family
}

/** Empty when the process is gone. */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
