import type { Presenter } from '@tabard/contract'
import type { BlockTree } from '@tabard/paper'
import { Avatar } from '../../../ui/avatar.tsx'
import { text } from '../cv-viewer.text.ts'

/** The candidate's name and facts, and beside them the person who presents the candidate. */
export function ClientPageHero({ header, presenter }: { header: BlockTree['header']; presenter: Presenter | null }) {
  return (
    <section className="cvr-hero">
      <div className="cvr-in">
        <div>
          {header.reference && <p className="cvr-reference">{header.reference}</p>}
          <h1>{header.name}</h1>
          {header.headline && <p className="cvr-headline">{header.headline}</p>}
          {header.location && <p className="cvr-where">{header.location}</p>}
          {header.contact.length > 0 && (
            <p className="cvr-where cvr-contact">
              {header.contact.map((run) =>
                run.link ? (
                  <a key={run.text} href={run.link} rel="noopener noreferrer" target="_blank">
                    {run.text}
                  </a>
                ) : (
                  <span key={run.text}>{run.text}</span>
                ),
              )}
            </p>
          )}
          {header.facts.length > 0 && (
            <dl className="cvr-facts">
              {header.facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {presenter && <PresenterCard presenter={presenter} />}
      </div>
    </section>
  )
}

function PresenterCard({ presenter }: { presenter: Presenter }) {
  return (
    <aside className="cvr-presenter" aria-label={text.client.presentedBy}>
      <div className="row">
        <Avatar name={presenter.name} size={32} />
        <span>
          <b>{presenter.name}</b>
          {presenter.jobTitle && <span className="cvr-job">{presenter.jobTitle}</span>}
        </span>
      </div>
      <p>
        {presenter.phone && <a href={`tel:${presenter.phone.replace(/[^\d+]/g, '')}`}>{presenter.phone}</a>}
        {presenter.email && <a href={`mailto:${presenter.email}`}>{presenter.email}</a>}
      </p>
    </aside>
  )
}
