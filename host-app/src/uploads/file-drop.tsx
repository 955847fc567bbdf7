import { useEffect, useRef, useState } from 'react'
import { FileDown } from 'lucide'
import { Icon } from '@tabard/widgets/ui'
import { useStyles } from '../styles/use-styles.ts'
import { droppedFiles } from './dropped-files.ts'
import { uploadsCss } from './uploads.styles.ts'
import { text } from './uploads.text.ts'

/**
 * Takes files that are dropped anywhere on the page, or pasted. While they are dragged over it, shows which folder they
 * will go to.
 */
export function FileDrop({ into, onFiles }: { into: string | null; onFiles: (files: readonly File[]) => void }) {
  useStyles(uploadsCss)
  const [isOver, setOver] = useState(false)
  const take = useRef(onFiles)
  take.current = onFiles

  useEffect(() => {
    /** Counts enter events minus leave events, because they come in pairs for every element that the pointer passes. */
    let depth = 0
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const onEnter = (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth += 1
      setOver(true)
    }
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event) || !event.dataTransfer) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
    }
    const onLeave = (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth = Math.max(0, depth - 1)
      if (depth === 0) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event) || !event.dataTransfer) return
      event.preventDefault()
      depth = 0
      setOver(false)
      void droppedFiles(event.dataTransfer).then((files) => files.length > 0 && take.current(files))
    }
    const onPaste = (event: ClipboardEvent) => {
      const files = Array.from(event.clipboardData?.files ?? [])
      if (files.length === 0) return
      event.preventDefault()
      take.current(files)
    }
    window.addEventListener('dragenter', onEnter)
    window.addEventListener('dragover', onOver)
    window.addEventListener('dragleave', onLeave)
    window.addEventListener('drop', onDrop)
    window.addEventListener('paste', onPaste)
    return () => {
      window.removeEventListener('dragenter', onEnter)
      window.removeEventListener('dragover', onOver)
      window.removeEventListener('dragleave', onLeave)
      window.removeEventListener('drop', onDrop)
      window.removeEventListener('paste', onPaste)
    }
  }, [])

  if (!isOver) return null
  return (
    <div className="drop-over" aria-hidden="true">
      <p>
        <Icon of={FileDown} size={24} />
        <span className="t16 strong">{into ? text.dropInto(into) : text.drop}</span>
      </p>
    </div>
  )
}
