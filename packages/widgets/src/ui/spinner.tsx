/** For waiting inside a control. Pages and panels show a skeleton while they wait. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />
}
