import { pageWords } from '@tabard/runtime'

/** A navigation that was denied. */
export const text = pageWords('accessDenied', {
  title: 'Access Denied',
  text: 'This address is not open to you.',
  foot: 'If somebody sent you here, ask them for the link again.',
})
