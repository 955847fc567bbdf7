import { Archive, CircleArrowOutUpRight, CircleCheck, CircleDashed, CircleDot, Contrast, TriangleAlert } from 'lucide'
import type { ApplicationStatus } from '@tabard/contract'
import { Icon, type IconNode } from './icon.tsx'

const glyphs: Record<ApplicationStatus, { icon: IconNode; word: string }> = {
  processing: { icon: CircleDashed, word: 'Processing' },
  new: { icon: CircleDot, word: 'New' },
  'in-review': { icon: Contrast, word: 'In review' },
  ready: { icon: CircleCheck, word: 'Ready' },
  sent: { icon: CircleArrowOutUpRight, word: 'Sent' },
  archived: { icon: Archive, word: 'Archived' },
  failed: { icon: TriangleAlert, word: 'Failed' },
}

/** An application's status: glyph and word, never colour alone. */
export function Status({ status }: { status: ApplicationStatus }) {
  const { icon, word } = glyphs[status]
  return (
    <span className={`st ${status}`}>
      <Icon of={icon} size={14} />
      {word}
    </span>
  )
}

export function statusWord(status: ApplicationStatus): string {
  return glyphs[status].word
}
