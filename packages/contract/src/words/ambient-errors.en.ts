/** What any call may answer, and what a page says by itself when the gateway said nothing. In the first bytes of every screen. */
export const ambientErrors = {
  busy: 'We are busy just now. Your work is kept; try again in a moment.',
  unexpected: 'Something went wrong on our side. Your work is kept; try again.',
}
