/**
 * Answers requested before the code that uses them has loaded: a page's loader starts the data call together with the
 * chunks. They are kept on the page's global object, so that two bundles share them. Each answer is taken once.
 */
type Waiting = Map<string, Promise<Response>>

const SLOT = Symbol.for('tabard.prefetch')

function waiting(): Waiting {
  const page = globalThis as { [SLOT]?: Waiting }
  return (page[SLOT] ??= new Map())
}

export function prefetch(url: string, headers: Record<string, string>): void {
  const answer = fetch(url, { headers })
  // The code that takes the answer handles its failure; until then the failure must not count as unhandled.
  answer.catch(() => {})
  waiting().set(keyOf(url, headers.Authorization), answer)
}

export function takePrefetched(url: string, authorization: string | undefined): Promise<Response> | undefined {
  const key = keyOf(url, authorization)
  const answer = waiting().get(key)
  waiting().delete(key)
  return answer
}

const keyOf = (url: string, authorization = '') => `${url} ${authorization}`
