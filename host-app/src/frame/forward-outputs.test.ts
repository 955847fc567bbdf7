import { describe, expect, it } from 'vitest'
import { CvViewer } from '@tabard/widgets/react'
import { handlerName, outputsOf } from '@tabard/widgets/screen'
import type { FrameEvent } from '@tabard/contract'
import { forwardOutputs } from './forward-outputs.ts'

const detail = { appId: 'a1', isDirty: true }

describe('what a screen in a frame says', () => {
  it.each(Object.keys(outputsOf(CvViewer.screen)))('goes to the page around: %s', (type) => {
    const told: FrameEvent[] = []
    const handlers = forwardOutputs(CvViewer.screen, (event) => void told.push(event), {})
    press(handlers, type)
    expect(told).toEqual([{ type, ...detail }])
  })

  it('is heard here as well, after the page around', () => {
    const heard: string[] = []
    const onDirty = ({ isDirty }: { isDirty: boolean }) => void heard.push(`here ${isDirty}`)
    press(
      forwardOutputs(CvViewer.screen, () => void heard.push('around'), { onDirty }),
      'dirty',
    )
    expect(heard).toEqual(['around', 'here true'])
  })
})

function press(handlers: object, output: string): void {
  const handler = (handlers as Record<string, unknown>)[handlerName(output)]
  expect(handler).toBeTypeOf('function')
  if (typeof handler === 'function') handler(detail)
}
