/** Marks a template as style sheet text, so that editors and prettier treat it as CSS. */
export function css(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: parts }, ...values)
}
