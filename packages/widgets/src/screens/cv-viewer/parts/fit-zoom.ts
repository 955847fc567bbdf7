import { useLayoutEffect, useState, type RefObject } from 'react'

/** A4 and letter are about this wide on screen. */
const PAGE_PX = 794
const MARGIN_PX = 48
/** Under this the page becomes a column that reads well, instead of a page that is small. */
const NARROW_PX = 560

/** How the page fits its desk: a factor, or null where it flows as a narrow column. */
export function useFitZoom(desk: RefObject<HTMLElement | null>): number | null {
  const [zoom, setZoom] = useState<number | null>(1)
  useLayoutEffect(() => {
    const element = desk.current
    if (!element) return
    const fit = () => {
      const { clientWidth } = element
      if (clientWidth === 0) return
      const factor = Math.min(1, (clientWidth - MARGIN_PX) / PAGE_PX)
      setZoom(clientWidth < NARROW_PX ? null : Math.floor(factor * 200) / 200)
    }
    fit()
    if (!('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [desk])
  return zoom
}

/** Style of the stage and of the page on it, at a zoom. */
export function stageStyles(zoom: number | null): { stage: Record<string, string>; page: Record<string, string> } {
  if (zoom === null) return { stage: {}, page: {} }
  const width = `${PAGE_PX * zoom}px`
  return { stage: { width, padding: '0' }, page: { width: `${PAGE_PX}px`, zoom: String(zoom) } }
}
