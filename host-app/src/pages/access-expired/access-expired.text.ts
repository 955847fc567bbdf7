import { pageWords } from '@tabard/runtime'

/** The page for a signature that has ended. */
export const text = pageWords('accessExpired', {
  lead: 'Whoops!',
  title: 'Access Expired',
  /** The link comes between `before` and `after`. */
  account: { before: 'Do you have an account? ', link: 'Click here', after: ' to sign in.' },
  cv: {
    text: 'This CV was open for a limited time. Please ask the original sender for a new link.',
    foot: 'Nothing was deleted. Links close by themselves to protect the candidate.',
  },
  page: {
    text: 'This page was open for a limited time. Open it again from where you came.',
    foot: 'Nothing was lost.',
  },
})
