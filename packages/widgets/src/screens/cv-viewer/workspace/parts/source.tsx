import { useMemo, useState } from 'react'
import { Download, FileSearch } from 'lucide'
import type { Parsed } from '@tabard/contract'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { SURE_FROM, titleOf, wordMeter, type WordMeter } from '../../cv-viewer.model.ts'
import { text } from '../workspace.text.ts'
import { useWorkspace, useWorkspaceState } from './use-workspace.ts'

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
  const meter = useMemo(() => wordMeter(parsed, application.freeText), [parsed, application.freeText])
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
      {meter && <Unplaced meter={meter} />}
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

const SHOWN_AT_ONCE = 30

function Unplaced({ meter }: { meter: WordMeter }) {
  const workspace = useWorkspace()
  const sections = useWorkspaceState((state) => state.application.freeText)
  const canEdit = useWorkspaceState((state) => state.canEdit)
  if (meter.unplaced.length === 0) return <p className="cv-note mut">{words.allPlaced}</p>
  return (
    <>
      <h3 className="cv-group">
        {words.unplaced}
        <span className="count num">{meter.unplaced.length}</span>
      </h3>
      <p className="cv-note sub t12">{words.unplacedWhy}</p>
      <ul className="cv-unplaced">
        {meter.unplaced.slice(0, SHOWN_AT_ONCE).map((piece, index) => (
          <li key={`${index}-${piece.text}`}>
            <span className="grow">{piece.text}</span>
            {piece.page !== null && <span className="sub num t12">{words.page(piece.page)}</span>}
            {canEdit && (
              <Menu
                side="bottom-end"
                trigger={{ label: words.place, kind: 'ghost', size: 'sm' }}
                items={sections.map((section) => ({
                  label: titleOf(section),
                  onSelect: () => workspace.addLine(piece.text, section.id),
                }))}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
