import { pageWords } from '@tabard/runtime'

/** The page of a short link, shown until its CV is there. */
export const text = pageWords('candidateLink', {
  opening: 'Opening the CV',
  unknown: {
    lead: 'Whoops!',
    title: 'This link does not open',
    foot: 'Links can be copied short: check that the whole address came across.',
  },
  busy: {
    title: 'Not just now',
    text: (reference: string) => `This link could not be opened just now. Reference ${reference}`,
    foot: 'The link itself is fine.',
    again: 'Try again',
  },
})
