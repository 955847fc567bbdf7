import type { Runtime } from '@tabard/runtime'
import type { SharedInputs } from './screen.ts'

/** Gives an open screen what its page set: a function for tokens, and another token. */
export function giveToken(
  runtime: Runtime,
  { sig, getToken, isNew }: { sig: unknown; getToken: NonNullable<SharedInputs['getToken']> | null; isNew: boolean },
): void {
  runtime.useGetToken(getToken)
  // A page that gives tokens by its function may take the attribute away.
  if (isNew && (sig || !getToken)) runtime.useSignature(sig)
}
