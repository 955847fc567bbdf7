import { useMemo } from 'react'
import { CircleCheck, CircleDashed } from 'lucide'
import { Icon } from '../../../../ui/icon.tsx'
import { draftOf, unsureFields, unsureKinds, wordMeter } from '../../cv-viewer.model.ts'
import { text } from '../workspace.text.ts'
import { useWorkspace, useWorkspaceState } from './use-workspace.ts'

/** The share of the original's words that are in a section, so that a missing word is noticed. */
export function Meter() {
  const workspace = useWorkspace()
  const application = useWorkspaceState((state) => state.application)
  const { parsed } = application.miscData
  const meter = useMemo(() => wordMeter(parsed, application.freeText), [parsed, application.freeText])
  if (!meter) return null
  const toCheck = unsureFields(parsed, draftOf(application).fields).size + unsureKinds(parsed).size
  const isAll = meter.unplaced.length === 0
  return (
    <button type="button" className="cv-meter" onClick={() => workspace.openTab('source')}>
      <span className="cv-meter-line">
        <Icon of={isAll ? CircleCheck : CircleDashed} size={14} />
        <b>{isAll ? text.meter.all : text.meter.some(meter.percent)}</b>
      </span>
      <span className="num">
        {[
          text.meter.words(meter.total),
          !isAll && text.meter.unplaced(meter.unplaced.length),
          toCheck > 0 && text.meter.toCheck(toCheck),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    </button>
  )
}
