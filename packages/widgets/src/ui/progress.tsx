export interface ProgressProps {
  label: string
  /** 0 to 1. */
  share: number
}

/** How much is done: a measured share, never an estimate. */
export function Progress({ label, share }: ProgressProps) {
  const percent = Math.round(Math.max(0, Math.min(share, 1)) * 100)
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  )
}
