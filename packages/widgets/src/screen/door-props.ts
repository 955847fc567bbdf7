import { useRef, useState, type CSSProperties } from 'react'
import { handlerName, type AnyScreen, type SharedInputs } from './screen.ts'

/** What a React door is given, once the types have done their work. */
export interface DoorProps extends SharedInputs {
  definition: AnyScreen
  className?: string
  style?: CSSProperties
  id?: string
}

/** One function for as long as the component lives, which calls the handler of the latest render. */
export function useEmit(props: object): (name: string, detail: unknown) => void {
  const latest = useRef(props)
  latest.current = props
  const [emit] = useState(() => (name: string, detail: unknown) => {
    const handler = (latest.current as Record<string, unknown>)[handlerName(name)]
    if (typeof handler === 'function') handler(detail)
  })
  return emit
}
