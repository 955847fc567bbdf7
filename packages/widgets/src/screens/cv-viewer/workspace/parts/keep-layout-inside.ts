/**
 * Keeps the layout of a typed letter inside the open section: its box gets a fixed height and size containment, so that
 * the browser need not lay out the whole page at every key. The page inside a screen depends on two container queries,
 * which makes that ten times as slow as the section alone. Returns a function that undoes it.
 */
export function keepLayoutInside(section: HTMLElement): () => void {
  const content = section.querySelector('.ql-editor')
  if (!content || !('ResizeObserver' in globalThis)) return () => {}
  const { style } = section
  const box = section.getBoundingClientRect()
  const below = box.bottom - content.getBoundingClientRect().bottom
  let frame = 0
  const fit = () => {
    const { top, width } = section.getBoundingClientRect()
    // The page may be zoomed: rectangles count in pixels of the screen, styles in those of the page.
    const zoom = width / Number.parseFloat(getComputedStyle(section).width) || 1
    style.height = `${(content.getBoundingClientRect().bottom + below - top) / zoom}px`
    style.contain = 'size layout'
  }
  fit()
  // In a frame of its own: a height that changes while sizes are observed would have the browser report a loop.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(fit)
  })
  observer.observe(content)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    style.height = ''
    style.contain = ''
  }
}
