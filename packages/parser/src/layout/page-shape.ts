import type { SourceBox } from '@tabard/contract'
import type { Word } from '../model.ts'

export interface PageShape {
  number: number
  /** Crop box in user space: left, bottom, right, top. */
  view: readonly [number, number, number, number]
  /** Clockwise degrees, a multiple of 90. */
  rotation: number
}

/** Upright width and height of a page. */
export function uprightSize({ view, rotation }: PageShape): { width: number; height: number } {
  const [width, height] = [view[2] - view[0], view[3] - view[1]]
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width }
}

/** User space (y up) to the upright page (y down). */
export function toUpright(page: PageShape, x: number, y: number): [number, number] {
  const [width, height] = [page.view[2] - page.view[0], page.view[3] - page.view[1]]
  const [left, top] = [x - page.view[0], page.view[3] - y]
  switch (page.rotation) {
    case 90:
      return [height - top, left]
    case 180:
      return [width - left, height - top]
    case 270:
      return [top, width - left]
    default:
      return [left, top]
  }
}

/** Turns upright boxes into boxes of the page before its rotation, as source boxes are given. */
export function sourceMapper(page: PageShape): NonNullable<Word['toSource']> {
  const [pageWidth, pageHeight] = [page.view[2] - page.view[0], page.view[3] - page.view[1]]
  const box = (x: number, y: number, width: number, height: number): SourceBox => ({
    page: page.number,
    x: inHundredths(x),
    y: inHundredths(y),
    width: inHundredths(width),
    height: inHundredths(height),
  })
  return (x, y, width, height) => {
    switch (page.rotation) {
      case 90:
        return box(y, pageHeight - x - width, height, width)
      case 180:
        return box(pageWidth - x - width, pageHeight - y - height, width, height)
      case 270:
        return box(pageWidth - y - height, x, height, width)
      default:
        return box(x, y, width, height)
    }
  }
}

/** Rounds to a hundredth of a point, which is less than one can see. Further digits made up a third of a stored CV. */
const inHundredths = (points: number): number => Math.round(points * 100) / 100
