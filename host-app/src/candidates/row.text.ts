import { pageWords } from '@tabard/runtime'

/** What a row says where its file says nothing. */
export const text = pageWords('row', {
  unnamed: 'Unnamed',
})
