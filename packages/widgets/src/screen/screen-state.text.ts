import { pageWords } from '@tabard/runtime'

/** What stands where a view cannot, or over it. First what is kept, then what to do. */
export const text = pageWords('screenState', {
  tryAgain: 'Try again',
  failed: (noun: string) => `This ${noun} didn't load`,
  broken: {
    title: 'Oh no, something went wrong.',
    text: 'Refresh the page to carry on; saved work is safe. If it happens again, tell us in the chat and give the reference.',
  },
  kept: 'What you typed is kept.',
  refused: 'No fresh access was given. Ask the original sender for a new link, or open the record again.',
  expired: {
    title: 'Access Expired',
    text: 'This page was open for a while. Carry on where you were; nothing on it was lost.',
    carryOn: 'Carry on',
  },
  denied: {
    title: 'Access Denied',
    text: (noun: string) => `This access does not open this ${noun}. Ask whoever shared it for a new link.`,
  },
  missing: {
    title: 'No access yet',
    text: (noun: string) =>
      `The page around this ${noun} has not given its token. Open the record again; if that does not help, tell whoever looks after it.`,
  },
  notGiven: {
    title: 'No access yet',
    text: 'The page around this could not fetch its token. Try again in a moment, or sign in to that page again.',
  },
  otherRecord: {
    title: 'Access Denied',
    text: (noun: string) =>
      `The token given is for another ${noun}. Open the record again; if that does not help, tell whoever looks after the page.`,
  },
  viewOnly: {
    title: 'Access is for reading now',
    text: 'This access no longer allows editing. Open the record again to edit, or ask whoever shared it.',
  },
})
