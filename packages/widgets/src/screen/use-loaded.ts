import { useEffect, useRef, useState } from 'react'

const RETRY_MS = 5_000

/**
 * A part of the screen that is loaded when it is first wanted; null until then. While it cannot be fetched it is asked
 * for again and again: whoever waits for it has nothing to press.
 */
export function useLoaded<Part>(load: () => Promise<Part>, isWanted = true): { part: Part | null; isLost: boolean } {
  const [part, setPart] = useState<Part | null>(null)
  const [tries, setTries] = useState(0)
  // `load` is written where it is used and differs at every render, which must not load the part again.
  const latest = useRef(load)
  latest.current = load
  useEffect(() => {
    if (!isWanted || part) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    latest.current().then(
      (loaded) => isGone || setPart(() => loaded),
      () => {
        if (!isGone) timer = setTimeout(() => setTries((count) => count + 1), tries ? RETRY_MS : 0)
      },
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isWanted, part, tries])
  return { part, isLost: tries > 0 && !part }
}
