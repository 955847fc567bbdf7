/** The disc is what the sheet itself draws. */
export const css = ''
