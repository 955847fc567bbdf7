import { pageWords } from '@tabard/runtime'

/** The words shown when a view cannot be. Those about tokens are in `access.text.ts`. */
export const text = pageWords('screen', {
  tryAgain: 'Try again',
  failed: (noun: string) => `This ${noun} didn't load`,
  lost: 'A part of this page could not be fetched. Your work is kept; it is asked for again.',
  broken: {
    title: 'Oh no, something went wrong.',
    text: 'Refresh the page to carry on; saved work is safe. If it happens again, tell us in the chat and give the reference.',
  },
  frame: (noun: string) => `Tabard ${noun}`,
})
