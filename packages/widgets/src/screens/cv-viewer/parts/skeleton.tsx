import { Skeleton } from '../../../ui/skeleton.tsx'
import { text } from '../cv-viewer.text.ts'

/** A placeholder for the page, with the boxes of a CV. */
export function CvViewerSkeleton() {
  return (
    <div className="cv-wait desk" aria-busy="true" aria-label={text.loading}>
      <div className="cv-wait-sheet">
        <Skeleton width="46%" height={30} />
        <Skeleton width="30%" height={16} />
        <div className="cv-wait-gap" />
        {widths.map((width, index) => (
          <Skeleton key={index} width={width} />
        ))}
      </div>
    </div>
  )
}

const widths = ['24%', '92%', '96%', '61%', '28%', '88%', '93%', '90%', '42%', '26%', '95%', '84%']
