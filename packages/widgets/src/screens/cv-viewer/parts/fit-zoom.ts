import { useLayoutEffect, useState, type RefObject } from 'react'

/** Approximate width of A4 and letter on screen. */
const PAGE_PX = 794
const MARGIN_PX = 48
/** Below this width the page becomes a readable column instead of a small page. */
const NARROW_PX = 560

/** The zoom at which the page fits the width; null if it is shown as a narrow column. */
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

/** Styles of the stage, and of the page on it, at a zoom. */
export function stageStyles(zoom: number | null): { stage: Record<string, string>; page: Record<string, string> } {
  if (zoom === null) return { stage: {}, page: {} }
  const width = `${PAGE_PX * zoom}px`
  return { stage: { width, padding: '0' }, page: { width: `${PAGE_PX}px`, zoom: String(zoom) } }
}
