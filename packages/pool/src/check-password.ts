import { refusalsEn } from '@tabard/contract'
import { afterwards } from './afterwards.ts'
import { countUp } from './counts.ts'
import { forgetFailures, takeAttempt } from './lockout.ts'
import { PoolError, wrongPassword } from './pool-error.ts'
import type { Pool, PoolCaller } from './pool.ts'
import { fakeVerifier, isPassword } from './srp.ts'
import type { PoolUser } from './tables.ts'
import { findUser, openVerifier, unknownUser } from './users.ts'

const LOCK_TOLD_SECONDS = 900

/**
 * Checks a password sent in clear. For a known and an unknown name alike it counts one attempt and raises one power, so
 * that both take as long.
 * @throws PoolError `Incorrect username or password.`, or while the user is locked
 */
export async function checkPassword(pool: Pool, name: string, password: string, caller: PoolCaller): Promise<PoolUser> {
  const user = await findUser(pool, name)
  if (!user && !pool.settings.hidesUnknownUsers) throw new PoolError('UserNotFoundException', refusalsEn.unknownUser)
  const stranger = unknownUser(pool, name)
  const sub = user?.sub ?? stranger.sub
  await countAttempt(pool, sub, user, caller)
  const verifier = user ? openVerifier(pool, user) : fakeVerifier(stranger.seed)
  const isRight = await isPassword(pool.name, sub, password, verifier)
  if (!user || !isRight || user.status === 'EXTERNAL_PROVIDER') throw wrongPassword()
  await forgetFailures(pool, sub, caller.ip)
  return user
}

/** Does `takeAttempt`, and tells the pool's owner when this locks an existing user. */
export async function countAttempt(
  pool: Pool,
  sub: string,
  user: PoolUser | undefined,
  caller: PoolCaller,
): Promise<void> {
  try {
    await takeAttempt(pool, sub, caller.ip)
  } catch (error) {
    // The owner is told once, however many attempts follow.
    const isNews = error instanceof PoolError && (await countUp(pool, `told locked ${sub}`, LOCK_TOLD_SECONDS)) === 1
    // The answer does not wait for this: an unknown name has no such work, and must not be answered faster.
    if (user && isNews) afterwards(pool, () => pool.hooks.onEvent?.({ type: 'sign-in-locked', user, ip: caller.ip }))
    throw error
  }
}
