import { exchangeShortLink, refreshToken } from '@tabard/contract'
import type { TokenCalls } from '../session/session-keeper.ts'
import { addressOf, type ApiBases } from './address.ts'
import { resultFrom, unreachable, unsent, type CallResult } from './result-from-response.ts'
import { isOnline, send, type Sender } from './send.ts'

/**
 * The two calls that give a session its signature. They carry a code in place of a session, because they are made
 * before there is one.
 */
export function createTokenCalls(bases: ApiBases, sender: Sender): TokenCalls {
  const ask = async <R extends typeof refreshToken | typeof exchangeShortLink>(
    route: R,
    params: object,
    headers: Record<string, string>,
  ): Promise<CallResult<R>> => {
    let url: string
    try {
      url = addressOf(route, { params }, bases)
    } catch (error) {
      return unsent<R>(route, error)
    }
    const answer = await send({ method: route.method, url, headers }, sender)
    return answer ? resultFrom<R>(route, answer) : unreachable<R>(!isOnline())
  }
  return {
    refresh: (code) => ask(refreshToken, {}, { Authorization: code }),
    exchange: (shortId) => ask(exchangeShortLink, { shortId }, {}),
  }
}
