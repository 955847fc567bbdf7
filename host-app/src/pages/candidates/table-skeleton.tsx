import { Skeleton } from '@tabard/widgets/ui'
import { text } from './candidates.text.ts'

const widths = [120, 148, 104, 132, 160, 96, 140, 112, 128, 150, 108, 136]

/** Empty boxes in the shape of the rows, shown while the rows load. */
export function TableSkeleton() {
  return (
    <>
      <div className="skeleton-bars">
        <Skeleton width={260} height={16} />
        <Skeleton width={288} height={32} />
      </div>
      <div className="ctable" aria-busy="true" aria-label={text.fetching}>
        <div className="crow chead" />
        <div className="cbody is-skeleton">
          {widths.map((width, index) => (
            <div className="crow" key={index}>
              <span className="c-check">
                <Skeleton width={16} height={16} />
              </span>
              <span className="c-name">
                <Skeleton width={width} />
              </span>
              <span className="c-role">
                <Skeleton width={260 - width} />
              </span>
              <span className="c-status">
                <Skeleton width={72} />
              </span>
              <span className="c-received">
                <Skeleton width={56} />
              </span>
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
