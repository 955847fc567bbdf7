import type { Runtime } from '@tabard/runtime'

/**
 * The origins that may frame us, by the last signature there was. They stay when it ends or is refused: the page around
 * has to hear of that, and to give the next one.
 */
export function rememberOrigins({ session }: Pick<Runtime, 'session'>): () => readonly string[] {
  let origins: readonly string[] = []
  const read = () => {
    const now = session.getState()
    if (now.kind === 'signature') origins = now.payload.origins ?? []
    else if (now.kind === 'signed-in' || now.kind === 'anonymous') origins = []
    return origins
  }
  session.subscribe(read)
  return read
}
