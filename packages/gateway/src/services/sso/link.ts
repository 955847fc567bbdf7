import { AppError, domainOf } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { presentConfig } from '../../presenters/public-config.ts'
import { companyDb } from '../../store/db.ts'
import { findSsoSettings } from '../../store/sso.ts'

/** @throws AppError `not_found` where the company has no single sign-on */
export async function getSsoLink(
  context: Context,
  actor: UserActor,
  { redirect }: { redirect?: string },
): Promise<{ url: string }> {
  const settings = await findSsoSettings(companyDb(context.store, actor.companyId), actor.companyId)
  if (!settings?.enabled) throw new AppError('not_found')
  return linkTo(context, { identity_provider: settings.provider_name }, redirect)
}

/** Nothing is looked up: which provider a domain leads to, and whether to any, is seen when the link is followed. */
export function getPublicSsoLink(
  context: Context,
  { email, domain, redirect }: { email?: string; domain?: string; redirect?: string },
): { url: string } {
  const asked = email === undefined ? domain?.trim().toLowerCase() : domainOf(email)
  if (!asked || !/^[a-z0-9.-]{1,253}$/.test(asked)) {
    throw new AppError('bad_request', { details: { issues: ['email or domain: is needed'] } })
  }
  const hint: Record<string, string> = email === undefined ? {} : { login_hint: email }
  return linkTo(context, { idp_identifier: asked, ...hint }, redirect)
}

function linkTo(context: Context, more: Record<string, string>, redirect: string | undefined): { url: string } {
  const { oauth, userPoolWebClientId } = presentConfig(context.config, context.poolNames).auth
  const scheme =
    oauth.domain === new URL(context.config.publicUrl).host ? context.config.publicUrl : `https://${oauth.domain}`
  const url = new URL('/oauth2/authorize', scheme)
  const query: Record<string, string> = {
    response_type: oauth.responseType,
    client_id: userPoolWebClientId,
    redirect_uri: oauth.redirectSignIn,
    scope: oauth.scope.join(' '),
    ...more,
    ...(isPath(redirect) && { redirect }),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return { url: url.href }
}

/** A path of our own; the app checks once more, against its pages. */
function isPath(text: string | undefined): text is string {
  if (text === undefined || !/^\/(?![/\\])/.test(text)) return false
  const ours = 'https://ours.invalid'
  if (!URL.canParse(text, ours)) return false
  const url = new URL(text, ours)
  return url.origin === ours && !/^\/[/\\]/.test(url.pathname)
}
