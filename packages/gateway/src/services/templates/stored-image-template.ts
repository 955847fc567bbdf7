/** How a page's background is kept: a member of `templates.image_templates`. */
export interface StoredImageTemplate {
  id: string
  key: string
  mediaType: 'image/png' | 'image/jpeg'
  /** Points it covers. */
  width: number
  height: number
  /** Pixels. */
  pixelWidth: number
  pixelHeight: number
}

/** The folder of a template's pictures, which is removed with the template. */
export function picturesBelow(templateId: string): string {
  return `templates/${templateId}/`
}
