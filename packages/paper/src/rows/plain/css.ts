export const css = ''
