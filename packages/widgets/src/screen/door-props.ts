import { useRef, useState, type CSSProperties } from 'react'
import { handlerName, type AnyScreen, type SharedInputs } from './screen.ts'

/** The props of a React door. A screen's own inputs are typed by its `ScreenProps`; the door reads them by name. */
export interface DoorProps extends SharedInputs {
  definition: AnyScreen
  className?: string
  style?: CSSProperties
  id?: string
}

/** One function for the component's whole life. It calls the handler of the latest render. */
export function useEmit(props: object): (name: string, detail: unknown) => void {
  const latest = useRef(props)
  latest.current = props
  const [emit] = useState(() => (name: string, detail: unknown) => {
    const handler = (latest.current as Record<string, unknown>)[handlerName(name)]
    if (typeof handler === 'function') handler(detail)
  })
  return emit
}
