import { matchPath } from '@tabard/contract'

/** The pages of the host app, so that an unknown path is answered with 404 and not only shown as not found. */
const paths = [
  '/',
  '/login',
  '/candidates/:roleId?',
  '/onboarding',
  '/application/:appId',
  '/forgotpassword',
  '/confirmaccount',
  '/changepassword',
  '/settings',
  '/upload',
  '/jobs/:jobId?',
  '/branding/:loc?/:id?',
  '/template/:templateId',
  '/templates/:loc?/:id?',
  '/cvs',
  '/singlepageview/application/:appId',
  '/singlepageview/digitalcv/:appId',
  '/singlepageview/addjob',
  '/singlepageview/integration/setup',
  '/singlepageview/integration',
  '/singlepageview/template/:templateId',
  '/singlepageview/plain/:appId',
  '/singlepageview/plaintemplate/:templateId',
  '/candidate/application/:appId',
  '/candidate/link/:shortId',
  '/candidate/digitalcv/:appId',
  '/apply',
  '/oauthcallback',
  '/entrypoint/custom/:platform/:endPoint',
  '/entrypoint/:endPoint',
  '/bullhorn/:apiKey/:secret',
  '/bullhornredirect',
  '/accessexpired',
  '/accessdenied',
  '/cookies',
]

/** Pages that show one record, whose id stands in the address as `id`. */
const recordPages: readonly { kind: 'application' | 'template'; path: string }[] = [
  { kind: 'application', path: '/singlepageview/application/:id' },
  { kind: 'application', path: '/singlepageview/digitalcv/:id' },
  { kind: 'application', path: '/singlepageview/plain/:id' },
  { kind: 'application', path: '/candidate/application/:id' },
  { kind: 'application', path: '/candidate/digitalcv/:id' },
  { kind: 'template', path: '/singlepageview/template/:id' },
  { kind: 'template', path: '/singlepageview/plaintemplate/:id' },
]

/** Pages made to stand in another page's frame. */
const embeddable = /^\/(?:singlepageview|candidate|accessdenied|entrypoint)(?:\/|$)/i
/** Pages without navigation bar. All others stand in the shell, where one may wander off. */
const bare =
  /^\/(?:singlepageview|bullhorn|bullhornredirect|accessdenied|candidate|accessexpired|entrypoint|oauthcallback|apply|cookies)(?:\/|$)/i

export function isAppPath(path: string): boolean {
  return paths.some((known) => matchPath(known, path) !== null)
}

export function isEmbeddable(path: string): boolean {
  return embeddable.test(path)
}

/** Whether this page shows that record. A token's origins may frame the page of its own record and no other. */
export function isPageOf(path: string, record: { kind: 'application' | 'template'; id: string }): boolean {
  return recordPages.some((page) => page.kind === record.kind && matchPath(page.path, path)?.['id'] === record.id)
}

export function isBare(path: string): boolean {
  return bare.test(path)
}
