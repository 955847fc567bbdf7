import type { SignaturePayload } from '@tabard/contract'

/** A token as the browser sees one: readable claims, and a signature that the browser does not check. */
export function buildSignature(claims: Partial<SignaturePayload> = {}): string {
  const payload: SignaturePayload = {
    exp: 2_000_000_000,
    sub: 'visitor',
    linkId: 'link-1',
    navigationAllowed: false,
    companyId: 'company-1',
    resource: { kind: 'application', id: 'app-1' },
    rights: ['read'],
    origins: [],
    ...claims,
  }
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return `${part({ alg: 'EdDSA' })}.${part(payload)}.c2ln`
}
