import { redirectTo, type HostedAnswer } from './hosted-parts.ts'

/** `GET /logout`: no session is kept here, so it only sends the browser back, or to a new sign-in. */
export const logOut: HostedAnswer = async (parts, request) => {
  const query = new URL(request.url).searchParams
  const isOurs = query.get('client_id') === parts.pool.clientId && query.getAll('client_id').length === 1
  const logoutUri = query.get('logout_uri')
  const isOnce = logoutUri !== null && query.getAll('logout_uri').length === 1
  if (isOurs && isOnce && (await parts.mayReturnTo(logoutUri))) return redirectTo(logoutUri)
  // `/oauth2/authorize` checks the address.
  if (isOurs && logoutUri === null && query.has('redirect_uri'))
    return redirectTo(`/oauth2/authorize?${query.toString()}`)
  return redirectTo(`/login-ui/error?error=${isOurs ? 'redirect_mismatch' : 'unknown_client'}`)
}
