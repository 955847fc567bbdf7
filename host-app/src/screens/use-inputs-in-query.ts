import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { inputsInQuery, type ScreenComponent } from '@tabard/widgets/screen'

/** What the address says of a screen's inputs besides its path: how an element with `isolation="frame"` hands them on. */
export function useInputsInQuery<Props>({ screen }: ScreenComponent<Props>): Partial<Props> {
  const search = useSearch()
  return useMemo(() => inputsInQuery(screen, search) as Partial<Props>, [screen, search])
}
