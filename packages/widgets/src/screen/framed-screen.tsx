import { useEffect, useMemo, useRef } from 'react'
import { adoptStyles } from '../theme/adopt-styles.ts'
import { guestStyles } from '../theme/style-sheets.ts'
import { defaultBaseUrl } from './base-url.ts'
import { useEmit, type DoorProps } from './door-props.ts'
import { createScreenFrame, type ScreenFrame } from './screen-frame.ts'
import { createInputParser } from './read-inputs.ts'

/** A screen in a frame of our origin, as a React component. */
export function FramedScreen(props: DoorProps) {
  const { definition, sig, theme, baseUrl } = props
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<ScreenFrame | null>(null)
  const usedSig = useRef(sig)
  const readInputs = useMemo(() => createInputParser(definition), [definition])
  const inputs = readInputs(props as unknown as Record<string, unknown>)
  const emit = useEmit(props)
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    const element = box.current
    if (!element) return
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    adoptStyles(root, [...guestStyles(), definition.styles])
    const made = createScreenFrame({
      container: root,
      definition,
      inputs,
      baseUrl: baseUrl ?? defaultBaseUrl(),
      sig: usedSig.current,
      emit: (name, detail) => {
        const { getToken } = latest.current
        if (name !== 'token-expiring' || !getToken) return emit(name, detail)
        void Promise.resolve(getToken()).then((fresh) => fresh && made.setSig(fresh))
      },
    })
    frame.current = made
    return () => {
      frame.current = null
      made.destroy()
    }
  }, [definition, baseUrl, inputs, emit])

  useEffect(() => {
    if (sig && sig !== usedSig.current) frame.current?.setSig(sig)
    usedSig.current = sig
  }, [sig])
  useEffect(() => {
    if (theme === 'light' || theme === 'dark') frame.current?.setTheme(theme)
  }, [theme, inputs])

  return <div ref={box} id={props.id} className={props.className} style={props.style} data-tabard={definition.tag} />
}
