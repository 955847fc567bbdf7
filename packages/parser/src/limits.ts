/** Bounds that keep the reading of any input, also a hostile one, within seconds and a few hundred megabytes. */
export const MAX_FILE_BYTES = 25_000_000
export { CV_MAX_PAGES as MAX_PAGES } from '@tabard/contract'
export const MAX_GLYPHS = 400_000
export const MAX_OPERATORS_PER_PAGE = 400_000
/** What one stream of a PDF may inflate to, and all of them. Pictures do not count. */
export const MAX_STREAM_BYTES = 40_000_000
export const MAX_STREAMS_BYTES = 200_000_000
/** Elements and attributes of one part of a DOCX. */
export const MAX_XML_NODES = 400_000
/** What a DOCX may inflate to in all, how many entries it may hold, and how far one entry may expand. */
export const MAX_INFLATED_BYTES = 50_000_000
export const MAX_ZIP_ENTRIES = 2_000
export const MAX_INFLATE_RATIO = 100
/** Lines in which entities are looked for. The rest of a longer original is kept as unplaced. */
export const MAX_LINES = 6_000
/** Characters of one line in which dates, addresses and names are looked for. */
export const MAX_SEARCHED_TEXT = 1_500
/** Characters of text in a file without pages. */
export const MAX_TEXT = 1_000_000
