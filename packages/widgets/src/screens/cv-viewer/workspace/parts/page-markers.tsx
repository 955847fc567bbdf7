import { useLayoutEffect, useState, type RefObject } from 'react'
import { text } from '../workspace.text.ts'
import { useWorkspaceState } from './use-workspace.ts'

interface Marker {
  page: number
  topPx: number
}

/** Marks the beginning of each page, as computed by the PDF engine, at the line that begins it. */
export function PageMarkers({ stage, zoom }: { stage: RefObject<HTMLElement | null>; zoom: number | null }) {
  const pages = useWorkspaceState((state) => state.pages)
  const application = useWorkspaceState((state) => state.application)
  const [markers, setMarkers] = useState<Marker[]>([])

  useLayoutEffect(() => {
    const element = stage.current
    if (!element || !pages) return setMarkers([])
    const mark = () => {
      const { top } = element.getBoundingClientRect()
      setMarkers(
        pages.flatMap(({ firstBlock }, index) => {
          if (index === 0 || !firstBlock) return []
          const { sectionId, lineId } = firstBlock
          const line = lineId
            ? element.querySelector(`[data-line="${CSS.escape(lineId)}"]`)
            : element.querySelector(`[data-section="${CSS.escape(sectionId)}"]`)
          return line ? [{ page: index + 1, topPx: topOf(line, firstBlock.offset) - top }] : []
        }),
      )
    }
    mark()
    if (!('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(mark)
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage, pages, application, zoom])

  return (
    <>
      {markers.map(({ page, topPx }) => (
        <div key={page} className="cv-marker" style={{ top: `${Math.round(topPx) - 2}px` }} role="separator">
          <span>{text.page(page)}</span>
        </div>
      ))}
    </>
  )
}

/**
 * The top of the letter that begins a page. It can be inside a line, because a long paragraph may break in its middle.
 */
function topOf(line: Element, offset: number): number {
  if (offset <= 0) return line.getBoundingClientRect().top
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  let left = offset
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node as Text
    if (left < length) {
      const range = document.createRange()
      range.setStart(node, left)
      range.setEnd(node, left + 1)
      return range.getBoundingClientRect().top
    }
    left -= length
  }
  return line.getBoundingClientRect().bottom
}
