import { useCallback, useSyncExternalStore } from 'react'
import { below } from '@tabard/widgets/theme'

const queries = new Map<string, MediaQueryList>()

function mediaOf(query: string): MediaQueryList {
  const media = queries.get(query) ?? matchMedia(query)
  queries.set(query, media)
  return media
}

/** Whether a media query matches; renders again when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = mediaOf(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => mediaOf(query).matches)
}

/** Whether the window is below the `md` breakpoint, where there is one column with larger targets. */
export function useIsNarrow(): boolean {
  return useMedia(below('md'))
}
