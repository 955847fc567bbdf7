import { LINK_DEFAULT_DAYS } from '@tabard/contract'
import { TextField } from '../../../../ui/field.tsx'
import { Segmented } from '../../../../ui/segmented.tsx'
import { text } from '../workspace.text.ts'
import { sayDay } from './say-when.ts'

const words = text.share
const choices = [7, LINK_DEFAULT_DAYS, 30]
const DAY_SECONDS = 86_400
/** Links close at the end of the working day. */
const CLOSING_HOUR = 18

export interface ExpiryFieldProps {
  /** A number of days, or `date` for the day in `date`. */
  days: string
  /** `YYYY-MM-DD`, or empty. */
  date: string
  /** In seconds since 1970; null if the date is no day. */
  expiry: number | null
  isWrong: boolean
  /** True after the reader tried to make the link. Only then is a wrong date marked as wrong. */
  isTried: boolean
  onDays: (days: string) => void
  onDate: (date: string) => void
}

/** How long a link stays open: a number of days, or until a date. */
export function ExpiryField({ days, date, expiry, isWrong, isTried, onDays, onDate }: ExpiryFieldProps) {
  return (
    <div className="field">
      <span className="flabel">{words.until}</span>
      <Segmented
        label={words.until}
        choices={[
          ...choices.map((count) => ({ value: String(count), label: words.days(count) })),
          { value: 'date', label: words.pick },
        ]}
        value={days}
        onChange={onDays}
      />
      {days === 'date' && (
        <TextField
          label={words.date}
          type="date"
          value={date}
          min={dayOf(Date.now())}
          error={isTried && isWrong ? words.dateWrong : null}
          onInput={(event) => onDate(event.currentTarget.value)}
        />
      )}
      {expiry !== null && !isWrong && <span className="hint">{words.closes(sayDay(expiry))}</span>}
    </div>
  )
}

/** In seconds since 1970; null if the date is no day. */
export function readExpiry(days: string, date: string): number | null {
  return days === 'date' ? endOf(date) : endIn(Number(days))
}

function endIn(days: number): number {
  const end = new Date(Date.now() + days * DAY_SECONDS * 1000)
  end.setHours(CLOSING_HOUR, 0, 0, 0)
  return Math.floor(end.getTime() / 1000)
}

/** The end of a day given as `YYYY-MM-DD`; null if that is no day. */
function endOf(date: string): number | null {
  const end = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T23:59:59`) : null
  return end && !Number.isNaN(end.getTime()) ? Math.floor(end.getTime() / 1000) : null
}

function dayOf(ms: number): string {
  const date = new Date(ms)
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
}
