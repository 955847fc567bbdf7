import { topStyles } from './client-page-top.styles.ts'
import { documentStyles } from './client-page-document.styles.ts'
import { narrowStyles } from './client-page-narrow.styles.ts'

/**
 * The client's page, in the agency's colours. Band and stripe use them as given; everything small uses them corrected
 * for contrast.
 */
export const clientPageStyles = [topStyles, documentStyles, narrowStyles].join('\n')
