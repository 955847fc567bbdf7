import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { inputsInQuery, type ScreenComponent } from '@tabard/widgets/screen'

/** A screen's inputs from the query of the address. An element with `isolation="frame"` passes them this way. */
export function useInputsInQuery<Props>({ screen }: ScreenComponent<Props>): Partial<Props> {
  const search = useSearch()
  return useMemo(() => inputsInQuery(screen, search) as Partial<Props>, [screen, search])
}
