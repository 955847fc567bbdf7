import { createElement, useEffect, useRef } from 'react'
import { TabardProvider } from '@tabard/widgets/react'
import type { ScreenComponent } from '@tabard/widgets/screen'
import { forwardOutputs } from '../frame/forward-outputs.ts'
import { useHost } from '../host.ts'

export interface AppScreenProps<Props> {
  of: ScreenComponent<Props>
  /** The screen's inputs, and this app's handlers for its outputs. All outputs go to the parent page too. */
  given: NoInfer<Props>
  className?: string
  /** Whether the screen is as tall as its content. A screen that fills the height it is given reports no height. */
  tellsHeight?: boolean
}

/** A screen as the app shows it. Its outputs also go to the parent page, if there is one. */
export function AppScreen<Props extends object>({ of, given, className, tellsHeight }: AppScreenProps<Props>) {
  const { runtime, parentFrame } = useHost()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = box.current
    if (!element || !parentFrame.isFramed || !tellsHeight) return
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(element.getBoundingClientRect().height)
      if (height > 0) parentFrame.tell({ type: 'resize', height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [parentFrame, tellsHeight])

  return (
    <TabardProvider runtime={runtime}>
      <div ref={box} className={className}>
        {createElement<Props>(of, { ...given, ...forwardOutputs(of.screen, parentFrame.tell, given) })}
      </div>
    </TabardProvider>
  )
}
