import type { ReactNode } from 'react'
import { FolderOpen, SearchX, Upload } from 'lucide'
import { Button, EmptyState } from '@tabard/widgets/ui'
import { BrandedPage } from '../../showcase/pages.tsx'

/** Nobody here at all: says what to do, with the outcome pictured. */
export function FirstCv({ company, onChoose }: { company: string; onChoose: () => void }) {
  return (
    <div className="first">
      <div className="first-words">
        <h2 className="t20">Bring your first CV</h2>
        <p className="mut t14">
          Drop a CV anywhere on this page. In a second or two you have it in {company ? `${company}'s` : 'your'}{' '}
          colours, ready to check and send.
        </p>
        <ol>
          <Step title="Drop any file.">PDF or Word, up to 15 MB each, as many as you like.</Step>
          <Step title="Check it.">Every word of the original is kept; correct what needs it right on the page.</Step>
          <Step title="Send it.">As a link, a PDF or a Word file.</Step>
        </ol>
        <Button kind="primary" size="lg" icon={Upload} onClick={onChoose}>
          Choose files
        </Button>
      </div>
      <div className="first-art" aria-hidden="true">
        <div className="first-sheet before">
          {Array.from({ length: 24 }, (_, index) => (
            <i key={index} />
          ))}
        </div>
        <div className="first-sheet after">
          <BrandedPage />
        </div>
      </div>
    </div>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <span>
        <b className="medium">{title}</b> <span className="mut">{children}</span>
      </span>
    </li>
  )
}

export function EmptyFolder({ name, onChoose }: { name: string; onChoose: () => void }) {
  return (
    <EmptyState
      icon={FolderOpen}
      title={`Nothing in ${name} yet`}
      action={
        <Button icon={Upload} onClick={onChoose}>
          Choose files
        </Button>
      }
    >
      Drop CVs on this page, or drag candidates from another list onto the folder.
    </EmptyState>
  )
}

export function NoMatch({ what, onClear }: { what: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={`No candidate matches ${what}`}
      action={<Button onClick={onClear}>Show all</Button>}
    >
      Names, roles, places, e-mail addresses and file names are searched.
    </EmptyState>
  )
}
