import { folderRailCss } from './folder-rail.styles.ts'
import { listHeadCss } from './list-head.styles.ts'
import { candidateTableCss } from './candidate-table.styles.ts'
import { bulkBarCss } from './bulk-bar.styles.ts'
import { emptyListsCss } from './empty-lists.styles.ts'
import { narrowCss } from './narrow.styles.ts'

/** Each part's styles are in a file beside the part. */
export const candidatesCss = [folderRailCss, listHeadCss, candidateTableCss, bulkBarCss, emptyListsCss, narrowCss].join(
  '\n',
)
