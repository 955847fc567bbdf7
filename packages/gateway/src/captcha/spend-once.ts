import { systemDb } from '../store/db.ts'
import type { Store } from '../store/store.ts'

/** True for the first call with this handle, at any gateway. A spent handle is kept until its answer has expired. */
export async function spendOnce(
  { store, now }: { store: Store; now(): number },
  handle: string,
  untilSeconds: number,
): Promise<boolean> {
  const { sql, scope } = systemDb(store)
  const [, spent] = await scope.run([
    sql
      .deleteFrom('captcha_spent')
      .where('until', '<', Math.floor(now() / 1000))
      .compile(),
    sql
      .insertInto('captcha_spent')
      .values({ handle, until: untilSeconds })
      .onConflict((conflict) => conflict.doNothing())
      .returning('handle')
      .compile(),
  ])
  return spent?.rows.length === 1
}
