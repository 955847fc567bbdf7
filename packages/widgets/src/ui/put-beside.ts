export type Side = 'bottom-start' | 'bottom-end' | 'top' | 'bottom'

const GAP_PX = 6
const EDGE_PX = 8

/**
 * Places a floating box beside its anchor, inside the window. It goes above the anchor if there is more room, and moves
 * in from the window's edges.
 */
export function putBeside(floating: HTMLElement, anchor: Element, side: Side): void {
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = floating
  const { clientWidth, clientHeight } = floating.ownerDocument.documentElement
  const below = clientHeight - at.bottom
  const isUp = side === 'top' ? at.top > height + GAP_PX + EDGE_PX : below < height + GAP_PX + EDGE_PX && at.top > below
  const top = isUp ? at.top - height - GAP_PX : at.bottom + GAP_PX
  const left = {
    'bottom-start': at.left,
    'bottom-end': at.right - width,
    top: at.left + (at.width - width) / 2,
    bottom: at.left + (at.width - width) / 2,
  }[side]
  floating.style.top = `${within(top, clientHeight - height)}px`
  floating.style.left = `${within(left, clientWidth - width)}px`
}

function within(value: number, most: number): number {
  return Math.round(Math.max(EDGE_PX, Math.min(value, most - EDGE_PX)))
}
