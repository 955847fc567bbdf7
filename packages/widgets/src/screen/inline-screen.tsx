import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { adoptStyles } from '../theme/adopt-styles.ts'
import { loadInterAfterPaint } from '../theme/load-inter-after-paint.ts'
import { guestStyles } from '../theme/style-sheets.ts'
import { assetsUrl, defaultBaseUrl } from './base-url.ts'
import { useEmit, type DoorProps } from './door-props.ts'
import { createInputParser } from './read-inputs.ts'
import { useRuntime, useSharedRuntime } from './runtime-context.tsx'
import type { ScreenHost } from './screen.ts'
import { ScreenRoot } from './screen-root.tsx'
import { shieldKeys } from './shield-keys.ts'

/** A screen in the page itself, as a React component. */
export function InlineScreen(props: DoorProps) {
  const { definition, theme, baseUrl } = props
  const box = useRef<HTMLDivElement>(null)
  const [host, setHost] = useState<ScreenHost | null>(null)
  const given = useRuntime()
  const own = useSharedRuntime(props)
  const runtime = own ?? given
  const readInputs = useMemo(() => createInputParser(definition), [definition])
  const emit = useEmit(props)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    adoptStyles(root, [...guestStyles(), definition.styles])
    setHost((known) => (known?.root === root ? known : { root, element }))
    return shieldKeys(root)
  }, [definition])

  const fontsUrl = `${assetsUrl(runtime?.baseUrl ?? baseUrl ?? defaultBaseUrl())}/fonts`
  useEffect(() => {
    const element = box.current
    if (element && !getComputedStyle(element).getPropertyValue('--tabard-font')) loadInterAfterPaint(fontsUrl)
  }, [fontsUrl])

  const inputs = readInputs(props as unknown as Record<string, unknown>)
  return (
    <div ref={box} id={props.id} className={props.className} style={props.style} data-tabard={definition.tag}>
      {host && createPortal(<ScreenRoot {...{ definition, runtime, inputs, emit, host, theme }} />, host.root)}
    </div>
  )
}
