/** What a page does once its custom state has come back. */
export type AfterCustomState = { kind: 'stay' } | { kind: 'reload'; query: string }

/**
 * The rule of the specification: with `x-code` in the address, nothing is done. Otherwise a state that is not empty is
 * the
 * query to reload the origin with, without the parameters that started the sign-in.
 */
export function afterCustomState(search: string, customState: string): AfterCustomState {
  if (new URLSearchParams(search).has('x-code')) return { kind: 'stay' }
  if (customState === '') return { kind: 'stay' }
  const rest = new URLSearchParams(customState)
  for (const name of ['login_with_sso', 'code', 'state', 'error', 'error_description', 'x-code', 'sig'])
    rest.delete(name)
  const query = rest.toString()
  return { kind: 'reload', query: query === '' ? '' : `?${query}` }
}
