import { SamplePage, samplePageCss } from 'virtual:sample-page'
import { useStyles } from '../styles/use-styles.ts'
import { sampleOriginal, sampleTitle } from './sample-original.ts'
import { showcaseCss } from './showcase.styles.ts'

/** A CV as a candidate sends it, 794 px wide. Decoration: hide it from assistive technology. */
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

/** The same CV as the product shows it in an agency's colours, an A4 page at 96 dpi. Decoration like the other. */
export function BrandedPage() {
  useStyles(samplePageCss)
  useStyles(showcaseCss)
  return (
    <div className="branded-page">
      <SamplePage />
    </div>
  )
}
