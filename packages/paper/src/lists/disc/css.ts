/** No rules, because the common sheet already draws discs. */
export const css = ''
