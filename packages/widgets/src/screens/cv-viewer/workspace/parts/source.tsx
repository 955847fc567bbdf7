import { useState } from 'react'
import { Download, FileSearch } from 'lucide'
import type { Parsed } from '@tabard/contract'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { SURE_FROM } from '../../cv-viewer.model.ts'
import { text } from '../workspace.text.ts'
import { useWorkspace, useWorkspaceState } from './use-workspace.ts'
import { WhereWordsAre } from './where-words-are.tsx'

const words = text.source

/**
 * The source of the CV: the file, what was read on each page and how surely, and the texts that are in no section yet.
 */
export function Source() {
  const workspace = useWorkspace()
  const application = useWorkspaceState((state) => state.application)
  const isTeam = useWorkspaceState((state) => state.isTeam)
  const [isLoading, setLoading] = useState(false)
  const { parsed } = application.miscData
  if (!parsed) return <EmptyState icon={FileSearch} title={words.none} />
  const read: [string, Parsed | null][] = [
    [text.details.fields.candidateName, parsed.candidateName],
    [text.details.fields.headline, parsed.headline],
    [text.details.fields.emailAddress, parsed.emailAddress],
    [text.details.fields.phoneNumber, parsed.phoneNumber],
    [text.details.fields.location, parsed.location],
    ...parsed.experience.map((job): [string, Parsed | null] => [text.details.experience, job.title ?? job.employer]),
    ...parsed.education.map((one): [string, Parsed | null] => [
      text.kinds.education,
      one.qualification ?? one.institution,
    ]),
  ]
  return (
    <>
      <dl className="cv-facts">
        <dt>{words.file}</dt>
        <dd className="trunc" title={application.fileName}>
          {application.fileName || parsed.format.toUpperCase()}
        </dd>
        <dt>{words.format}</dt>
        <dd>{parsed.format.toUpperCase()}</dd>
        <dt>{words.pages}</dt>
        <dd className="num">{parsed.pages}</dd>
        <dt>{words.words}</dt>
        <dd className="num">{text.number(parsed.wordCount)}</dd>
      </dl>
      {isTeam && (
        <Button
          icon={Download}
          size="sm"
          isBusy={isLoading}
          className="cv-original"
          onClick={() => {
            setLoading(true)
            void workspace.downloadOriginal().finally(() => setLoading(false))
          }}
        >
          {words.original}
        </Button>
      )}
      <WhereWordsAre />
      <h3 className="cv-group">{words.readAs}</h3>
      <ul className="cv-read">
        {read.map(([label, value], index) =>
          value ? (
            <li key={index}>
              <span className="label">{label}</span>
              <span className={`trunc${value.confidence < SURE_FROM ? ' unsure' : ''}`} title={value.value}>
                {value.value}
              </span>
              <span className="sub num t12">
                {[
                  value.confidence < SURE_FROM ? text.details.check : words.sure(Math.round(value.confidence * 100)),
                  value.source[0] && words.page(value.source[0].page),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          ) : null,
        )}
      </ul>
    </>
  )
}
