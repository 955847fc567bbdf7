import { useEffect, useRef, useState } from 'react'
import type { Section } from '@tabard/contract'
import { titleOf } from '../../cv-viewer.model.ts'
import { text } from '../workspace.text.ts'

/**
 * A field to rename a section in place. Enter or leaving the field accepts the new name; Escape (null) keeps the old
 * one.
 */
export function RenameField({ section, onDone }: { section: Section; onDone: (title: string | null) => void }) {
  const [title, setTitle] = useState(section.title)
  const isDone = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const done = (next: string | null) => {
    // Removing the field also blurs it, so only the first answer counts.
    if (!isDone.current) onDone(next)
    isDone.current = true
  }
  return (
    <input
      ref={input}
      className="input sm cv-rename"
      aria-label={text.rail.newName}
      value={title}
      maxLength={120}
      placeholder={titleOf(section)}
      onInput={(event) => setTitle(event.currentTarget.value)}
      onBlur={() => done(title.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done(title.trim())
        if (event.key === 'Escape') done(null)
      }}
    />
  )
}
