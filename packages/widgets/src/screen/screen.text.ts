import { pageWords } from '@tabard/runtime'

/** The words of a screen's first bytes. Those shown where a view cannot be are in `screen-state.text.ts`. */
export const text = pageWords('screen', {
  lost: 'A part of this page could not be fetched and is asked for again. What is here stays.',
  frame: (noun: string) => `Tabard ${noun}`,
})
