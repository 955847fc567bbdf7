import { CvViewer } from '@tabard/widgets/react'
import { cvCss } from '../../cv/cv.styles.ts'
import { text } from '../../cv/cv.text.ts'
import { RecordCv } from '../../cv/record-cv.tsx'
import { useInputsInQuery } from '../../screens/use-inputs-in-query.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { useStyles } from '../../styles/use-styles.ts'

interface Props {
  params: Record<string, string>
}

/** One CV alone in the window. A frame in another site's page shows this. */
function CvAlone({ params, mode }: Props & { mode: 'edit' | 'digital' | 'plain' }) {
  useStyles(cvCss)
  usePageTitle(text.title)
  const appId = params.appId ?? ''
  const inputs = useInputsInQuery(CvViewer)
  return (
    <main className={`cv-alone ${mode === 'edit' ? 'is-edit' : 'is-read'}`}>
      <RecordCv key={appId} {...inputs} appId={appId} mode={mode} />
    </main>
  )
}

export const EditAlonePage = (props: Props) => <CvAlone {...props} mode="edit" />
export const DigitalAlonePage = (props: Props) => <CvAlone {...props} mode="digital" />
export const PlainAlonePage = (props: Props) => <CvAlone {...props} mode="plain" />
