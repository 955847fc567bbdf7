import type { TemplateDesign } from '@tabard/contract'
import { factsKinds } from '../kinds/facts.ts'

/** Whether the template has a sidebar whose colour covers its whole height. */
export function fillsSidebar({ layout }: TemplateDesign): boolean {
  return factsKinds.layouts[layout.columns].hasSidebar && layout.sidebarFill !== 'none'
}
