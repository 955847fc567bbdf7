import { CircleCheck, CircleDashed } from 'lucide'
import { Icon } from '../../../../ui/icon.tsx'
import { draftOf, unsureFields, unsureKinds } from '../../cv-viewer.model.ts'
import { text } from '../workspace.text.ts'
import { useWordMeter } from './use-word-meter.ts'
import { useWorkspace, useWorkspaceState } from './use-workspace.ts'

/** The share of the original's words that are in the document, so that a missing word is noticed. */
export function Meter() {
  const workspace = useWorkspace()
  const application = useWorkspaceState((state) => state.application)
  const { parsed } = application.miscData
  const { meter, keptBack } = useWordMeter()
  if (!meter) return null
  const toCheck = unsureFields(parsed, draftOf(application).fields).size + unsureKinds(parsed).size
  const contacts = keptBack.filter(({ why }) => why === 'contact').length + meter.contacts.length
  const isAll = meter.missing === 0
  return (
    <button type="button" className="cv-meter" onClick={() => workspace.openTab('source')}>
      <span className="cv-meter-line">
        <Icon of={isAll ? CircleCheck : CircleDashed} size={14} />
        <b>{isAll ? text.meter.all : text.meter.some(meter.percent)}</b>
      </span>
      <span className="num">
        {[
          text.meter.words(meter.total),
          !isAll && text.meter.missing(meter.missing),
          toCheck > 0 && text.meter.toCheck(toCheck),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      {contacts > 0 && <span className="num">{text.meter.contacts(contacts)}</span>}
    </button>
  )
}
