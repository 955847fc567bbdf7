import { redirectTo, type HostedAnswer } from './hosted-parts.ts'

/** `GET /logout`: nobody is kept signed in here, so all there is to do is to go back, or to sign in anew. */
export const logOut: HostedAnswer = async (parts, request) => {
  const query = new URL(request.url).searchParams
  const isOurs = query.get('client_id') === parts.pool.clientId && query.getAll('client_id').length === 1
  const logoutUri = query.get('logout_uri')
  if (isOurs && logoutUri !== null && query.getAll('logout_uri').length === 1 && parts.redirects.includes(logoutUri))
    return redirectTo(logoutUri)
  // Checked there.
  if (isOurs && logoutUri === null && query.has('redirect_uri'))
    return redirectTo(`/oauth2/authorize?${query.toString()}`)
  return redirectTo(`/login-ui/error?error=${isOurs ? 'redirect_mismatch' : 'unknown_client'}`)
}
