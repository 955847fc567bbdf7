export { fallbackFonts, fontsFor, loadFonts } from './fonts-for.ts'
export {
  fontFiles,
  nearestFont,
  type FontFamily,
  type FontFile,
  type FontStyle,
  type FontWeight,
} from './font-table.ts'
export type { LoadedFont } from './loaded-font.ts'
