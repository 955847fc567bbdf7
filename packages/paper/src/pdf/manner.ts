import type { TemplateDesign } from '@tabard/contract'
import type { Looks } from '../look.ts'
import type { Setting } from './text-chunks.ts'

/** The settings for one column. */
export interface Manner extends Setting {
  design: TemplateDesign
  looks: Looks
  isSidebar: boolean
}
