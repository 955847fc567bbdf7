import { pageWords } from '@tabard/runtime'

/** The page of one CV, in the shell or alone in the window. */
export const text = pageWords('cv', {
  title: 'Candidate',
  breadcrumb: 'Breadcrumb',
  candidates: 'Candidates',
})
