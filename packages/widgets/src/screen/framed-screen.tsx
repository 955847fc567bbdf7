import { useEffect, useMemo, useRef, useState } from 'react'
import { adoptStyles } from '../theme/adopt-styles.ts'
import { guestStyles } from '../theme/style-sheets.ts'
import { defaultBaseUrl } from './base-url.ts'
import { useEmit, type DoorProps } from './door-props.ts'
import { createFrameDoor, type FrameDoor } from './frame-door.ts'
import { createInputParser } from './read-inputs.ts'

/** A screen in a frame of our origin, as a React component. */
export function FramedScreen(props: DoorProps) {
  const { definition, sig, getToken, theme, baseUrl } = props
  const box = useRef<HTMLDivElement>(null)
  const [door, setDoor] = useState<FrameDoor | null>(null)
  const readInputs = useMemo(() => createInputParser(definition), [definition])
  const inputs = readInputs(props as unknown as Record<string, unknown>)
  const emit = useEmit(props)
  // A host may pass a new function at every render, which is no reason to ask it.
  const latest = useRef(getToken)
  latest.current = getToken
  const [ask] = useState(() => () => latest.current?.() ?? null)
  const asked = getToken ? ask : null

  useEffect(() => {
    const element = box.current
    if (!element) return
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    adoptStyles(root, [...guestStyles(), definition.styles])
    const made = createFrameDoor({ container: root, definition, baseUrl: baseUrl ?? defaultBaseUrl(), emit })
    setDoor(made)
    return () => made.destroy()
  }, [definition, baseUrl, emit])

  useEffect(() => door?.update({ inputs, sig, getToken: asked, theme }), [door, inputs, sig, asked, theme])

  return <div ref={box} id={props.id} className={props.className} style={props.style} data-tabard={definition.tag} />
}
