export { fontsFor } from './fonts-for.ts'
export { loadFonts } from './load-fonts.ts'
export { fontFiles, type FontFamily, type FontFile, type FontStyle, type FontWeight } from './font-table.ts'
export type { LoadedFont } from './loaded-font.ts'
