export { fallbackFonts, fontsFor, loadFonts, type LoadedFont } from './fonts-for.ts'
export {
  fontFiles,
  nearestFont,
  type FontFamily,
  type FontFile,
  type FontStyle,
  type FontWeight,
} from './font-table.ts'
