import { randomBytes } from 'node:crypto'
import { childId } from '@tabard/contract'

/** A fresh id under its parent: folder and template under a company, application under a folder, link under an application. */
export function newId(parent: string): string {
  return childId(parent, randomBytes(12))
}
