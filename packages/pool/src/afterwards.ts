import type { Pool } from './pool.ts'

/** Not waited for: a user who exists may not be told from one who does not by how long the answer takes. */
export function afterwards(pool: Pool, work: () => Promise<void> | undefined): void {
  void (async () => work())().catch((error: unknown) => pool.onUnexpected(error))
}
