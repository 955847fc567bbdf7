import type { TemplateDesign } from '@tabard/contract'
import { chancery } from './chancery.ts'
import { chief } from './chief.ts'
import { pale } from './pale.ts'

/** The templates every company starts with. */
export const builtInTemplates: readonly { name: string; design: TemplateDesign }[] = [
  { name: 'Chief', design: chief },
  { name: 'Pale', design: pale },
  { name: 'Chancery', design: chancery },
]
