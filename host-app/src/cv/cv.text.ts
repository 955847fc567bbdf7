import { pageWords } from '@tabard/runtime'

/** One CV, in the shell or with the window for itself. */
export const text = pageWords('cv', {
  title: 'Candidate',
  breadcrumb: 'Breadcrumb',
  candidates: 'Candidates',
})
