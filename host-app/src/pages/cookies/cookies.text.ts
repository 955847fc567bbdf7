import { pageWords } from '@tabard/runtime'

/** The list of everything that we store in a browser. */
export const text = pageWords('cookies', {
  title: 'Cookies',
  lead: 'Tabard sets no cookies, and nobody else sets any here. A few things are kept in your browser because pages would not work without them. None of them follows you to other sites.',
  kept: [
    {
      what: 'Who you are signed in as',
      where: 'Local storage, until you sign out',
      why: 'So that you need not sign in on every page.',
    },
    {
      what: 'Your folders, templates and unsent edits',
      where: 'Local storage, until you sign out',
      why: 'So that lists show at once and no edit is lost when the browser closes.',
    },
    {
      what: 'Your list of candidates, and the access a link gave you',
      where: 'Session storage, until you close the tab',
      why: 'So that a reload shows the same page.',
    },
    {
      what: 'A random number for a visit to a shared CV',
      where: 'Session storage, until you close the tab',
      why: 'So that a reload is not counted as a second visit. It says nothing about you.',
    },
    { what: 'Light or dark', where: 'Local storage', why: 'So that the page looks as you chose.' },
  ],
})
