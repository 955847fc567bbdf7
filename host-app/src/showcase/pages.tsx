import { useStyles } from '../styles/use-styles.ts'
import { sampleCv, sampleOriginal } from './sample-cv.ts'
import { showcaseCss } from './showcase.styles.ts'

/** A CV as a candidate sends it, 794 px wide. Decoration: hide it from assistive technology. */
export function OriginalPage() {
  useStyles(showcaseCss)
  return (
    <div className="original-page">
      <p className="original-title">CURRICULUM VITAE</p>
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
          <p className="branded-heading">Profile</p>
          <p className="branded-lede">{sampleCv.profile}</p>
          <p className="branded-heading">Experience</p>
          {sampleCv.jobs.map((job) => (
            <Entry key={job.title} {...job} />
          ))}
          <p className="branded-heading">Education</p>
          {sampleCv.education.map((study) => (
            <Entry key={study.title} {...study} />
          ))}
        </div>
        <div className="branded-aside">
          {sampleCv.aside.map(({ title, items }) => (
            <div key={title}>
              <p className="branded-heading">{title}</p>
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
        <span>Northwind Talent</span>
        <span>Introduced in confidence</span>
        <span>Page 1 of 2</span>
      </div>
    </div>
  )
}

function Entry({
  title,
  where,
  dates,
  points = [],
}: {
  title: string
  where: string
  dates: string
  points?: readonly string[]
}) {
  return (
    <div className="branded-entry">
      <b>{title}</b>
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
