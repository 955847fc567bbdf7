/**
 * The words for failures that any call may answer with, and for those a page has without the gateway. They are part of
 * the first bytes of every screen.
 */
export const ambientErrors = {
  busy: 'We are busy just now. Your work is kept; try again in a moment.',
  unexpected: 'Something went wrong on our side. Your work is kept; try again.',
}
