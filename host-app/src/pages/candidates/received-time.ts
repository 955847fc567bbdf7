import { text } from './candidates.text.ts'

/** A time in short form: the hour for today, `Yesterday`, and the date for earlier days. */
export function receivedTime(seconds: number, now: Date): string {
  const date = new Date(seconds * 1000)
  const daysAgo = Math.round((midnight(now) - midnight(date)) / 86_400_000)
  if (daysAgo <= 0) return text.received.today(date)
  if (daysAgo === 1) return text.received.yesterday
  return date.getFullYear() === now.getFullYear() ? text.received.thisYear(date) : text.received.before(date)
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
