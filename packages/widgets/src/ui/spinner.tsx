/** For a wait inside a control. Pages and panels wait with a skeleton. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />
}
