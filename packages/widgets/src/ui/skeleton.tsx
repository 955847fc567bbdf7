export interface SkeletonProps {
  /** CSS lengths; a number is px. */
  width?: number | string
  height?: number | string
}

/** A placeholder with the place and size of the coming content, so that nothing shifts. */
export function Skeleton({ width = '100%', height = 12 }: SkeletonProps) {
  return <div className="sk" style={{ width, height }} aria-hidden="true" />
}
