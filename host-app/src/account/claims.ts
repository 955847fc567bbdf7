import { isRole, type Role } from '@tabard/contract'

/** What an identity token says about its user. Only for display, because the gateway reads the token itself. */
export interface Claims {
  userId: string
  name: string
  email: string
  companyId: string
  company: string
  role: Role | null
}

export function readClaims(idToken: string): Claims | null {
  const body = idToken.split('.')[1]
  if (!body) return null
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
    const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '')
    const role = text('custom:userrole')
    return {
      userId: text('sub'),
      name: text('name'),
      email: text('email'),
      companyId: text('custom:companyId'),
      company: text('custom:company'),
      role: isRole(role) ? role : null,
    }
  } catch {
    return null
  }
}
