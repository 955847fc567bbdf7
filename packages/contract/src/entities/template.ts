import type { TemplateId } from '../ids.ts'
import type { Section } from './document.ts'
import type { EmbedCard } from '../schemas/embed-card.ts'
import type { TemplateDesign } from './template-design.ts'

/**
 * A picture behind a page. The first stands behind page one, the second behind page two and so on; the last one behind
 * all pages that follow.
 */
export interface ImageTemplate {
  imageTemplateId: string
  fileType: string
  /** Points it covers, from the page's top left corner. */
  width: number
  height: number
  /** Base64, where the answer brings all that a page is drawn from. */
  data?: string
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

/** What may be written of a template: its name, parts of its design, its closing sections and its embed cards. */
export interface TemplateUpdate {
  templateName?: string
  /** Each part that is named takes the place of the one before. */
  design?: Partial<TemplateDesign>
  freeText?: Section[]
  embedCard?: Record<string, EmbedCard>
}

/** A look that ships with the product; a company's templates begin as copies of these. */
export interface DefaultTemplate {
  defaultTemplateId: string
  templateName: string
  design: TemplateDesign
}

/** The meanings of `PUT /templates/{templateId}`. */
export type TemplateAction =
  /** By either name; without a value, the other of the two. */
  | { updateType: 'liveStatus'; liveStatus?: boolean; live?: boolean }
  /** As on an application. */
  | { updateType: 'embed'; url: string; embedCardId?: string; width?: number }
  | { updateType: 'update_image_template' }
  /** Changes the template's own sections. `transformOptions` is a JSON object, as on an application. */
  | { updateType: 'transform'; transformType: string; transformOptions?: string }

/** `update_image_template` alone has a body. */
export interface ImageTemplateBody {
  /** Base64 of a PNG or JPEG; empty takes the picture away. */
  imageTemplate: string
  /** Believed by nobody: what it is, is told from its bytes. */
  fileType?: string
  /** The one to replace; without it a new one is added. */
  imageTemplateId?: string
  /** Points; without them the whole page. */
  width?: number
  height?: number
}
