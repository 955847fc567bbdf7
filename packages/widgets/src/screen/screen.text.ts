import { pageWords } from '@tabard/runtime'

/** The words shown when a view cannot be. */
export const text = pageWords('screen', {
  tryAgain: 'Try again',
  failed: (noun: string) => `This ${noun} didn't load`,
  expired: {
    title: 'Access Expired',
    refused: 'No fresh access was given. Ask the original sender for a new link, or open the record again.',
    waiting: 'This page was open for a while. Carry on where you were; nothing on it was lost.',
    carryOn: 'Carry on',
  },
  denied: {
    title: 'Access Denied',
    text: (noun: string) => `This access does not open this ${noun}. Ask whoever shared it for a new link.`,
  },
  noToken: {
    title: 'No access yet',
    text: (noun: string) =>
      `The page around this ${noun} has not given its token. Open the record again; if that does not help, tell whoever looks after it.`,
  },
  broken: {
    title: 'Oh no, something went wrong.',
    text: 'Refresh the page to carry on; saved work is safe. If it happens again, tell us in the chat and give the reference.',
  },
  frame: (noun: string) => `Tabard ${noun}`,
})
