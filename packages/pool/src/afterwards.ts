import type { Pool } from './pool.ts'

/** Starts work that the answer does not wait for: the time of an answer must not tell whether a user exists. */
export function afterwards(pool: Pool, work: () => Promise<void> | undefined): void {
  void (async () => work())().catch((error: unknown) => pool.onUnexpected(error))
}
