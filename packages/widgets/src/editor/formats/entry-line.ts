import { Parchment } from 'quill/core.js'

/** Which line of a job, degree or project a line is. */
export const EntryLine = new Parchment.Attributor('entry', 'data-entry', {
  scope: Parchment.Scope.BLOCK,
  whitelist: ['title', 'organisation', 'dates'],
})
