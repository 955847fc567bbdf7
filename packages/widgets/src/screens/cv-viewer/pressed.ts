/** A press on the paper while the tools were on their way: the section, and the point from its corner. */
export interface Pressed {
  /** Null where the head was pressed. */
  sectionId: string | null
  x: number
  y: number
}
