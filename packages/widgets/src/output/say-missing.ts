import type { MissingLetters } from '@tabard/paper/pdf'
import { text } from './output.text.ts'

/** The most letters that are named for one place. */
const NAMED_MAX = 12

/** Says which letters a PDF cannot show, where they stand and how often, and to the team what can be done. */
export function sayMissing(missing: readonly MissingLetters[], isTeam: boolean): string {
  const words = text.missing
  const message = words.message(
    missing.map(({ place, letters, count }) => {
      const named = letters.slice(0, NAMED_MAX).join(' ')
      const others = letters.length - NAMED_MAX
      const where = place.at !== 'section' ? words[place.at] : place.title ? words.section(place.title) : words.untitled
      return words.place(others > 0 ? words.more(named, others) : named, count, where)
    }),
  )
  return isTeam ? `${message} ${words.advice}` : message
}
