/** Our one Trusted Types policy. It is made when first needed and shared by every bundle on the page. */
interface Policy {
  createHTML(html: string): string
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): Policy
}

const SLOT = Symbol.for('tabard.policy')

/**
 * HTML cleaned by DOMPurify, in the form that a parser accepts under `require-trusted-types-for 'script'`. Never pass
 * other HTML: the policy itself accepts everything.
 */
export function trustedHtml(purified: string): string {
  const page = globalThis as { trustedTypes?: PolicyFactory; [SLOT]?: Policy }
  page[SLOT] ??= page.trustedTypes?.createPolicy('tabard', { createHTML: (html) => html })
  return page[SLOT]?.createHTML(purified) ?? purified
}
