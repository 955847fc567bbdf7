import { Parchment } from 'quill/core.js'

/** The part that a line has in a job, degree or project. */
export const EntryLine = new Parchment.Attributor('entry', 'data-entry', {
  scope: Parchment.Scope.BLOCK,
  whitelist: ['title', 'organisation', 'dates'],
})
