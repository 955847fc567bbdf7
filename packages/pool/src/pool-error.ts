import { refusalsEn } from '@tabard/contract'
/** A failure as Cognito names it: `__type` and message travel as they are. */
export class PoolError extends Error {
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

export const wrongPassword = (): PoolError => new PoolError('NotAuthorizedException', refusalsEn.wrongPassword)
export const invalidParameter = (message: string): PoolError => new PoolError('InvalidParameterException', message)
export const sessionExpired = (): PoolError => new PoolError('NotAuthorizedException', refusalsEn.sessionExpired)
export const sessionSpent = (): PoolError => new PoolError('NotAuthorizedException', refusalsEn.sessionSpent)
export const notAuthorized = (message: string): PoolError => new PoolError('NotAuthorizedException', message)
export const limitExceeded = (): PoolError => new PoolError('LimitExceededException', refusalsEn.tooManyAttempts)
