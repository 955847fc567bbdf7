import { handlerName, outputsOf, type AnyScreen } from '@tabard/widgets/screen'
import type { ParentFrame } from './parent-frame.ts'

/**
 * A handler for each output of a screen. It tells the parent page first, and then calls our own handler if there is
 * one.
 */
export function forwardOutputs(screen: AnyScreen, tell: ParentFrame['tell'], ours: object): object {
  const listening = ours as Record<string, unknown>
  return Object.fromEntries(
    Object.keys(outputsOf(screen)).map((type) => {
      const handler = listening[handlerName(type)]
      const forward = (detail: object) => {
        tell({ type, ...detail })
        if (typeof handler === 'function') handler(detail)
      }
      return [handlerName(type), forward]
    }),
  )
}
