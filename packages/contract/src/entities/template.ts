import type { TemplateId } from '../ids.ts'
import type { EmbedCard } from './application.ts'
import type { Section } from './document.ts'
import type { TemplateDesign } from './template-design.ts'

export interface ImageTemplate {
  imageTemplateId: string
  fileType: string
  width: number
  height: number
}

export interface Template {
  template_id: TemplateId
  templateName: string
  /** Seconds since 1970. */
  createdTime: number
  lastModifiedTime: number
  templateVersion: number
  live: boolean
  design: TemplateDesign
  /** Sections every CV in this template gets, such as a closing note. */
  freeText: Section[]
  embedCard: Record<string, EmbedCard>
  imageTemplates: ImageTemplate[]
}
