import type { Op } from '../schemas/document.ts'

/** The first words of an empty document: the candidate's name, or the identifier where the company shows that. */
export function defaultDocument(showsName: boolean): Op[] {
  return [{ insert: showsName ? { candidateName: true } : { identifier: true } }, { insert: '\n' }]
}
