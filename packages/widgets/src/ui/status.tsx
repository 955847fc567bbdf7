import { Archive, CircleDashed, CircleDot, TriangleAlert } from 'lucide'
import type { ApplicationStatus } from '@tabard/contract'
import { Icon, type IconNode } from './icon.tsx'
import { text } from './ui.text.ts'

const disc: IconNode[number] = ['circle', { cx: 12, cy: 12, r: 10, fill: 'currentColor' }]
const Half: IconNode = [
  ['circle', { cx: 12, cy: 12, r: 10 }],
  ['path', { d: 'M12 6a6 6 0 0 1 0 12z', fill: 'currentColor', stroke: 'none' }],
]
const CheckDisc: IconNode = [disc, ['path', { d: 'm7.5 12 3 3 6-6', className: 'cut' }]]
const ArrowDisc: IconNode = [disc, ['path', { d: 'm9 15 6-6m-5 0h5v5', className: 'cut' }]]

const glyphs: Record<ApplicationStatus, IconNode> = {
  processing: CircleDashed,
  new: CircleDot,
  'in-review': Half,
  ready: CheckDisc,
  sent: ArrowDisc,
  archived: Archive,
  failed: TriangleAlert,
}

/** An application's status: icon and word, never colour alone. */
export function Status({ status }: { status: ApplicationStatus }) {
  return (
    <span className={`st ${status}`}>
      <Icon of={glyphs[status]} size={14} />
      {statusWord(status)}
    </span>
  )
}

export function statusWord(status: ApplicationStatus): string {
  return text.status[status]
}
