const DAY_SECONDS = 86_400

/** A time (seconds since 1970) as people say it: today with the hour, else the day. */
export function sayWhen(seconds: number, nowMs: number = Date.now()): string {
  const date = new Date(seconds * 1000)
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const today = new Date(nowMs).toDateString()
  if (date.toDateString() === today) return `today ${time}`
  if (date.toDateString() === new Date(nowMs - DAY_SECONDS * 1000).toDateString()) return `yesterday ${time}`
  const isThisYear = date.getFullYear() === new Date(nowMs).getFullYear()
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) })
}

/** A day in full: "Saturday 30 January 2027 at 18:00". */
export function sayDay(seconds: number): string {
  const date = new Date(seconds * 1000)
  const day = date.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return `${day.replace(',', '')} at ${date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`
}
