import type { TemplateDesign } from '@tabard/contract'
import { traitsKinds } from '../kinds/traits.ts'

/** Whether the template has a sidebar whose colour covers its whole height. */
export function fillsSidebar({ layout }: TemplateDesign): boolean {
  return traitsKinds.layouts[layout.columns].hasSidebar && layout.sidebarFill !== 'none'
}
