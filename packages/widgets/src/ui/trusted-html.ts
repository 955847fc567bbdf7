/** The one Trusted Types policy of ours, made when it is first needed and shared by every bundle on the page. */
interface Policy {
  createHTML(html: string): string
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): Policy
}

const SLOT = Symbol.for('tabard.policy')

/**
 * HTML that has been through DOMPurify, in the form a parser under `require-trusted-types-for 'script'` takes.
 * Nothing else may be handed in: the policy itself lets everything pass.
 */
export function trustedHtml(purified: string): string {
  const page = globalThis as { trustedTypes?: PolicyFactory; [SLOT]?: Policy }
  page[SLOT] ??= page.trustedTypes?.createPolicy('tabard', { createHTML: (html) => html })
  return page[SLOT]?.createHTML(purified) ?? purified
}
