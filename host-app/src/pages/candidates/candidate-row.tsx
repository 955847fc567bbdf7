import { memo, type DragEvent, type MouseEvent } from 'react'
import { Eye, Link2 } from 'lucide'
import { Link } from 'wouter'
import type { AppId } from '@tabard/contract'
import { Avatar, Badge, classNames, Icon, Status } from '@tabard/widgets/ui'
import type { Row } from '../../candidates/row.ts'
import { text } from './candidates.text.ts'
import { receivedTime } from './received-time.ts'
import { failureWords } from '../../words/failure-words.ts'

/**
 * What a row may call on the table. The object stays the same while the table is shown, so that rows do not render
 * again.
 */
export interface RowVerbs {
  open(row: Row): void
  toggle(id: AppId): void
  extendTo(id: AppId): void
  drag(id: AppId, transfer: DataTransfer): void
}

export interface CandidateRowProps {
  row: Row
  index: number
  top: number
  height: number
  owner: string
  template: string
  isSelected: boolean
  isCursor: boolean
  verbs: RowVerbs
}

export const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
  const { row, index, top, height, owner, template, isSelected, isCursor, verbs } = props
  const opens = row.status !== 'failed' && row.status !== 'processing'

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    // A click on the box is handled by the box itself. Its cell selects the row too, as a larger target.
    if (target.closest('input')) return
    if (target.closest('.c-check') && !event.shiftKey) return verbs.toggle(row.id)
    if (event.shiftKey) {
      event.preventDefault()
      return verbs.extendTo(row.id)
    }
    if (event.metaKey || event.ctrlKey) {
      // On the name, the browser handles the click, such as opening a new tab.
      if (target.closest('a')) return
      return verbs.toggle(row.id)
    }
    if (target.closest('a')) return
    verbs.open(row)
  }

  return (
    <div
      id={`candidate-${row.id}`}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={classNames('crow', isCursor && 'is-cursor')}
      style={{ transform: `translateY(${top}px)`, height }}
      draggable
      onDragStart={(event: DragEvent) => verbs.drag(row.id, event.dataTransfer)}
      onClick={onClick}
    >
      <span role="gridcell" className="c-check">
        <input
          type="checkbox"
          className="check"
          aria-label={text.select(row.name)}
          checked={isSelected}
          tabIndex={-1}
          onChange={() => {}}
          onClick={(event) => (event.shiftKey ? verbs.extendTo(row.id) : verbs.toggle(row.id))}
        />
      </span>
      <span role="gridcell" className="c-name">
        {opens ? (
          <Link className="who trunc" href={`/application/${row.id}`} tabIndex={-1} draggable={false}>
            {row.name}
          </Link>
        ) : (
          <span className="who trunc">{row.name}</span>
        )}
        {row.isDuplicate && <Badge kind="warn">{text.duplicate}</Badge>}
      </span>
      <span role="gridcell" className="c-role mut trunc">
        {row.status === 'failed' ? <Why row={row} /> : row.status === 'processing' ? text.beingRead : row.role}
      </span>
      <span role="gridcell" className="c-status">
        <Status status={row.status} />
      </span>
      <span role="gridcell" className="c-received mut num">
        {receivedTime(row.received, new Date())}
      </span>
      <span role="gridcell" className="c-owner mut">
        {owner && (
          <>
            <Avatar name={owner} size={20} />
            <span className="trunc">{owner.split(' ')[0]}</span>
          </>
        )}
      </span>
      <span role="gridcell" className="c-template mut trunc">
        {template}
      </span>
      <span role="gridcell" className="c-score num">
        {row.score === null ? '' : Math.round(row.score)}
      </span>
      <span role="gridcell" className="c-links num">
        {row.links === 0 ? (
          <span className="sub">{text.noLinks}</span>
        ) : (
          <>
            <span aria-label={text.links(row.links)}>
              <Icon of={Link2} size={14} />
              {row.links}
            </span>
            <span aria-label={text.views(row.views)} className={row.views > 0 ? 'is-live' : undefined}>
              <Icon of={Eye} size={14} />
              {row.views}
            </span>
          </>
        )}
      </span>
    </div>
  )
})

function Why({ row }: { row: Row }) {
  const why = failureWords(row.failure ?? 'unexpected')
  return (
    <span className="why" title={why}>
      {why}
    </span>
  )
}
