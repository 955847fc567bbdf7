import { pageWords } from '@tabard/runtime'

/** The page for a denied navigation. */
export const text = pageWords('accessDenied', {
  title: 'Access Denied',
  text: 'This address is not open to you.',
  foot: 'If somebody sent you here, ask them for the link again.',
})
