import { pageWords } from '@tabard/runtime'

/** The texts that a row shows where the file gives no value. */
export const text = pageWords('row', {
  unnamed: 'Unnamed',
})
