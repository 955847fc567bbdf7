import { pageWords } from '@tabard/runtime'

/** The texts around the pages. */
export const text = pageWords('shell', {
  candidates: 'Candidates',
  main: 'Main',
  hello: (name: string) => `Hello ${name}`,
  signOut: 'Sign Out',
  menu: 'Menu',
  closeMenu: 'Close menu',
  colours: { label: 'Colours', light: 'Light', dark: 'Dark', system: 'As the system' },
  broken: {
    title: 'Oh no, something went wrong.',
    text: 'Refresh the page. If it happens again, tell support by chat and give the reference below.',
    refresh: 'Refresh',
    kept: 'Your work is kept.',
    reference: (reference: string) => `Reference ${reference}`,
  },
  offline: 'You are offline. Your work is kept here and sent when the connection is back.',
  newTab: 'Open in new tab',
  unreachable: {
    title: 'Tabard could not be reached',
    text: 'Check the connection, then try again.',
    foot: 'Nothing was lost.',
    again: 'Try again',
  },
  disabled: 'Account disabled',
  /** The text is specified letter for letter. */
  notBeta: 'You have not been granted access to the beta site. Please contact support if you think this is an error.',
})
