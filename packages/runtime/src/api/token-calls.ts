import { exchangeShortLink, refreshToken } from '@tabard/contract'
import type { TokenCalls } from '../session/keeper.ts'
import { addressOf, type ApiBases } from './address.ts'
import { resultFrom, unreachable, type CallResult } from './result-from-response.ts'
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
    const answer = await send({ method: route.method, url: addressOf(route, { params }, bases), headers }, sender)
    return answer ? resultFrom<R>(route, answer) : unreachable<R>(!isOnline())
  }
  return {
    refresh: (code) => ask(refreshToken, {}, { Authorization: code }),
    exchange: (shortId) => ask(exchangeShortLink, { shortId }, {}),
  }
}
