const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const dayAndYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** A time as people say it: the hour today, Yesterday, then the day. */
export function receivedTime(seconds: number, now: Date): string {
  const date = new Date(seconds * 1000)
  const daysAgo = Math.round((midnight(now) - midnight(date)) / 86_400_000)
  if (daysAgo <= 0) return clock.format(date)
  if (daysAgo === 1) return 'Yesterday'
  return (date.getFullYear() === now.getFullYear() ? day : dayAndYear).format(date)
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
