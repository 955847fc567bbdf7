import { formsIn } from '@tabard/contract'
import { pageWords } from '@tabard/runtime'

const { count, list } = formsIn('en')

/** Words about the making of documents. */
export const text = pageWords('output', {
  missing: {
    title: 'Some letters cannot be printed',
    message: (places: readonly string[]) =>
      `The PDF's fonts do not have ${list(places)}. The PDF would show a gap or a box in place of each.`,
    /** The letters are given as they stand in the CV. */
    place: (letters: string, times: number, where: string) =>
      `${letters} (${count(times, { one: 'time', other: 'times' })} in ${where})`,
    head: 'the head',
    foot: 'the foot',
    section: (title: string) => `“${title}”`,
    untitled: 'a section without a title',
    more: (letters: string, others: number) => `${letters} and ${count(others, { one: 'other', other: 'others' })}`,
    advice: 'Write them in other letters, or take the Word document, which shows them.',
    confirm: 'Download without them',
    cancel: 'Not now',
  },
})
