import { lazy, Suspense } from 'react'
import { useStyles } from '../styles/use-styles.ts'
import { sampleOriginal, sampleTitle } from './sample-original.ts'
import { showcaseCss } from './showcase.styles.ts'

const DrawnPage = lazy(async () => ({ default: (await import('./drawn-page.tsx')).DrawnPage }))

/** A CV as a candidate sends it, 794 px wide. It is decoration, so hide it from assistive technology. */
export function OriginalPage() {
  useStyles(showcaseCss)
  return (
    <div className="original-page">
      <p className="original-title">{sampleTitle}</p>
      {sampleOriginal.map((block) =>
        block.startsWith('#') ? (
          <p key={block} className="original-heading">
            {block.slice(1)}
          </p>
        ) : (
          <p key={block}>{block}</p>
        ),
      )}
    </div>
  )
}

/**
 * The same CV as the product shows it in an agency's colours, an A4 page at 96 dpi. It is decoration too, so it is
 * loaded
 * after the page that shows it; an empty box keeps its place until then.
 */
export function BrandedPage() {
  useStyles(showcaseCss)
  return (
    <div className="branded-page">
      <Suspense>
        <DrawnPage />
      </Suspense>
    </div>
  )
}
