import { SamplePage, samplePageCss } from 'virtual:sample-page'
import { useStyles } from '../styles/use-styles.ts'

/** The sample CV with the style sheet of its template. It is loaded as a separate chunk. */
export function DrawnPage() {
  useStyles(samplePageCss)
  return <SamplePage />
}
