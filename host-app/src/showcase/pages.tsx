import { useStyles } from '../styles/use-styles.ts'
import { sampleCv, sampleOriginal, sampleTitle } from './sample-cv.ts'
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

/** The same CV in an agency's colours, an A4 page at 96 dpi. */
export function BrandedPage() {
  useStyles(showcaseCss)
  const [first, second] = sampleCv.agency
  return (
    <div className="branded-page">
      <div className="branded-top">
        <span>{sampleCv.reference}</span>
        <span className="branded-agency">
          <svg viewBox="0 0 24 24">
            <path d="M12 0 9.2 9.2 0 12l9.2 2.8L12 24z" fill="currentColor" />
            <path d="M12 0l2.8 9.2L24 12l-9.2 2.8L12 24z" fill="currentColor" opacity=".55" />
          </svg>
          <span>
            {first} <i>{second}</i>
          </span>
        </span>
      </div>
      <div className="branded-band">
        <p className="branded-name">{sampleCv.name}</p>
        <p className="branded-role">{sampleCv.role}</p>
        <p>{sampleCv.location}</p>
      </div>
      <div className="branded-facts">
        {sampleCv.facts.map(([label, value]) => (
          <div key={label}>
            <p>{label}</p>
            <b>{value}</b>
          </div>
        ))}
      </div>
      <div className="branded-body">
        <div>
          <p className="branded-heading">{sampleCv.headings.profile}</p>
          <p className="branded-lede">{sampleCv.profile}</p>
          <p className="branded-heading">{sampleCv.headings.experience}</p>
          {sampleCv.jobs.map((job) => (
            <Entry key={job.what} {...job} />
          ))}
          <p className="branded-heading">{sampleCv.headings.education}</p>
          {sampleCv.education.map((study) => (
            <Entry key={study.what} {...study} />
          ))}
        </div>
        <div className="branded-aside">
          {sampleCv.aside.map(({ what, items }) => (
            <div key={what}>
              <p className="branded-heading">{what}</p>
              {items.map(([left, right]) => (
                <p key={left} className="branded-item">
                  {left} <span>{right}</span>
                </p>
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className="branded-foot">
        {sampleCv.foot.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </div>
    </div>
  )
}

function Entry({
  what,
  where,
  dates,
  points = [],
}: {
  what: string
  where: string
  dates: string
  points?: readonly string[]
}) {
  return (
    <div className="branded-entry">
      <b>{what}</b>
      <p>
        {where} &nbsp;·&nbsp; {dates}
      </p>
      {points.map((point) => (
        <p key={point} className="branded-point">
          {point}
        </p>
      ))}
    </div>
  )
}
