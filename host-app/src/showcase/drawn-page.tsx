import { SamplePage, samplePageCss } from 'virtual:sample-page'
import { useStyles } from '../styles/use-styles.ts'

/** The sample CV with the style sheet of its template: a chunk of its own. */
export function DrawnPage() {
  useStyles(samplePageCss)
  return <SamplePage />
}
