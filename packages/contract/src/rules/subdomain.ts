/** A DNS label that a person can read: no punycode, no hyphen at an end, three to forty characters. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$/

/** Names that already have a meaning for us, for browsers, or for people who look for a person in charge. */
const reserved = [
  ...['www', 'web', 'api', 'app', 'apps', 'admin', 'administrator', 'root', 'mail', 'email', 'smtp', 'imap', 'ftp'],
  ...['ns1', 'ns2', 'dns', 'mx1', 'cdn', 'static', 'assets', 'media', 'files', 'storage', 'sdk', 'docs', 'gallery'],
  ...['login', 'signin', 'logout', 'signup', 'auth', 'oauth', 'oauth2', 'sso', 'cognito', 'account', 'accounts'],
  ...['password', 'security', 'secure', 'verify', 'billing', 'payment', 'payments', 'invoice', 'support', 'help'],
  ...['status', 'blog', 'news', 'about', 'legal', 'privacy', 'terms', 'abuse', 'postmaster', 'hostmaster', 'webmaster'],
  ...['noreply', 'no-reply', 'info', 'contact', 'sales', 'team', 'staff', 'internal', 'intranet', 'localhost', 'local'],
  ...['candidates', 'candidate', 'beta', 'dev', 'test', 'testing', 'staging', 'demo', 'prod', 'production', 'public'],
  ...['links', 'links-api', 'custom-public', 'graphql', 'metrics', 'healthz', 'wpad', 'autodiscover', 'tabard'],
]
const reservedKeys = new Set(reserved.map(subdomainKey))
/** Our own name, which no subdomain may contain. */
const OWN = subdomainKey('tabard')

export function isSubdomain(text: string): boolean {
  return LABEL.test(text) && !text.slice(2).startsWith('--')
}

/** Whether the name, or one that looks like it, is reserved. */
export function isReservedSubdomain(text: string): boolean {
  const key = subdomainKey(text)
  return reservedKeys.has(key) || key.includes(OWN)
}

/** A key that is the same for names that look alike: `acrne-1td` and `acme-ltd`, `n0rthwind` and `northwind`. */
export function subdomainKey(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('-', '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd')
    .replace(
      /[01345789]/g,
      (digit) => ({ 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' })[digit] ?? digit,
    )
    .replaceAll('i', 'l')
}
