/** What of the user pool's own user matters here. The pool is a product of its own and knows no company. */
export interface PoolUser {
  sub: string
  email: string
  attributes: Record<string, string>
}

export function companyOf(user: PoolUser): string {
  return user.attributes['custom:companyId'] ?? ''
}
