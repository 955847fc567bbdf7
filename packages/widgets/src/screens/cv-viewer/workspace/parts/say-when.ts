import { text } from '../workspace.text.ts'

const DAY_SECONDS = 86_400

/** A time (seconds since 1970) in words: today, yesterday, or the day, with the year if it is not this year. */
export function sayWhen(seconds: number, nowMs: number = Date.now()): string {
  const { when } = text
  const at = new Date(seconds * 1000)
  if (at.toDateString() === new Date(nowMs).toDateString()) return when.today(at)
  if (at.toDateString() === new Date(nowMs - DAY_SECONDS * 1000).toDateString()) return when.yesterday(at)
  return at.getFullYear() === new Date(nowMs).getFullYear() ? when.day(at) : when.dayAndYear(at)
}

/** A day in full, with the hour. */
export function sayDay(seconds: number): string {
  return text.when.hourOfDay(new Date(seconds * 1000))
}
