import { topStyles } from './client-page-top.styles.ts'
import { documentStyles } from './client-page-document.styles.ts'
import { narrowStyles } from './client-page-narrow.styles.ts'

/** The client's page. Its colours are the agency's: band and stripe as given, everything small corrected for contrast. */
export const clientPageStyles = [topStyles, documentStyles, narrowStyles].join('\n')
