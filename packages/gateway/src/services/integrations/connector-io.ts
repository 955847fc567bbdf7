import { setTimeout as wait } from 'node:timers/promises'
import { AppError, platforms, PRODUCT_NAME, type Platform } from '@tabard/contract'
import type { ConnectorIo, ConnectorSettings } from '../../connectors/connector.ts'
import { ConnectorError, isConnectorError } from '../../connectors/errors.ts'
import type { Context } from '../../context.ts'
import type { IntegrationRow } from '../../store/schema.ts'
import { openSecret, redirectUriOf } from './sealed.ts'

/** What connectors do to the world; with a deadline, all of it ends by then. */
export function connectorIo(context: Context, deadlineMs?: number): ConnectorIo {
  const left = (): number => {
    const milliseconds = deadlineMs === undefined ? Infinity : deadlineMs - Date.now()
    if (milliseconds <= 0) throw new ConnectorError('unavailable', 'it took too long')
    return milliseconds
  }
  return {
    fetch: (url, init) =>
      context.outbound.fetch(url, { ...init, timeoutMs: Math.min(init?.timeoutMs ?? 10_000, left()) }),
    async wait(milliseconds) {
      await wait(Math.min(milliseconds, left()))
    },
  }
}

export function settingsOf(context: Context, row: IntegrationRow): ConnectorSettings {
  return {
    clientId: row.client_id,
    clientSecret: openSecret(context, row),
    username: row.username,
    externalClientId: row.external_client_id,
    redirectUri: redirectUriOf(context),
  }
}

/** @throws AppError always: what a connector's failure is to a caller */
export function rethrow(context: Context, platform: Platform, error: unknown): never {
  if (!isConnectorError(error)) throw error
  context.log.warn({ platform, problem: error.problem, reason: error.message }, 'An applicant system failed us')
  const options = { cause: error }
  switch (error.problem) {
    case 'reconnect':
      throw new AppError('integration_reconnect', options)
    case 'refused':
      throw new AppError('integration_refused', options)
    case 'not-found':
      throw new AppError('not_found', options)
    case 'too-large':
      throw new AppError('file_too_large', options)
    case 'expired':
    case 'unavailable':
      throw new AppError('integration_unavailable', options)
  }
}

/** In the words the specification has for it. */
export function oauthFailed(platform: Platform, cause?: unknown): AppError {
  const choices = isConnectorError(cause) ? cause.choices : []
  return new AppError('oauth_failed', {
    values: { product: PRODUCT_NAME, platform: platforms[platform] },
    ...(choices.length > 0 && { details: { externalClientIds: choices } }),
    cause,
  })
}
