import { pageWords } from '@tabard/runtime'

/** The page for an address that has none. */
export const text = pageWords('notFound', {
  pageTitle: 'Page not found',
  title: 'Sorry, page not found!',
  foot: 'If a colleague sent you here, ask them for the link again.',
  toCandidates: 'Go to candidates',
  toSignIn: 'Go to sign in',
  team: 'The address may have changed, or the page was moved. Your candidates are where you left them.',
  visitor: 'The address may have changed, or the page was moved.',
})
