import { useEffect, useMemo, useRef, useState, type ComponentType, type CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { adoptStyles } from '../theme/adopt-styles.ts'
import { loadInterAfterPaint } from '../theme/fonts.ts'
import { guestStyles } from '../theme/style-sheets.ts'
import { assetsUrl, defaultBaseUrl } from './base-url.ts'
import { createFrameHost, frameUrl, type FrameHost } from './frame-host.ts'
import { createInputReader } from './read-inputs.ts'
import { useRuntime, useSharedRuntime } from './runtime-context.tsx'
import {
  anyScreen,
  componentName,
  handlerName,
  type AnyScreen,
  type ScreenDefinition,
  type ScreenHost,
  type SharedInputs,
  type SharedOutputs,
} from './screen.ts'
import { ScreenFrame } from './screen-frame.tsx'
import { shieldKeys } from './shield-keys.ts'

type Pascal<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Pascal<Tail>}`
  : Capitalize<Name>
type Handlers<Outputs> = {
  [Name in keyof Outputs & string as `on${Pascal<Name>}`]?: (detail: Outputs[Name]) => void
}

/** Props of a screen: its inputs, the shared ones, `on…` for each output, and the box it stands in. */
export type ScreenProps<Inputs, Outputs> = Inputs &
  SharedInputs &
  Handlers<Outputs & SharedOutputs> & { className?: string; style?: CSSProperties; id?: string }

/** The React component of a screen: a portal into a shadow root on a div of its own, so host styles stay out. */
export function reactFromScreen<Inputs extends object, Outputs extends object, State>(
  screen: ScreenDefinition<Inputs, Outputs, State>,
): ComponentType<ScreenProps<Inputs, Outputs>> {
  const definition = anyScreen(screen)
  const ScreenComponent = (props: LooseProps) => {
    const Door = props.isolation === 'frame' ? FramedScreen : InlineScreen
    return <Door {...props} definition={definition} />
  }
  ScreenComponent.displayName = componentName(definition.tag)
  return ScreenComponent as ComponentType<ScreenProps<Inputs, Outputs>>
}

interface LooseProps extends SharedInputs {
  className?: string
  style?: CSSProperties
  id?: string
}
type DoorProps = LooseProps & { definition: AnyScreen }

function InlineScreen(props: DoorProps) {
  const { definition, theme, baseUrl } = props
  const box = useRef<HTMLDivElement>(null)
  const [host, setHost] = useState<ScreenHost | null>(null)
  const given = useRuntime()
  const own = useSharedRuntime(props)
  const runtime = own ?? given
  const readInputs = useMemo(() => createInputReader(definition), [definition])
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
      {host && createPortal(<ScreenFrame {...{ definition, runtime, inputs, emit, host, theme }} />, host.root)}
    </div>
  )
}

function FramedScreen(props: DoorProps) {
  const { definition, sig, theme, baseUrl } = props
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<FrameHost | null>(null)
  const firstSig = useRef(sig)
  const readInputs = useMemo(() => createInputReader(definition), [definition])
  const path = definition.framePath(readInputs(props as unknown as Record<string, unknown>))
  const emit = useEmit(props)
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    const element = box.current
    if (!element) return
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    adoptStyles(root, [...guestStyles(), definition.styles])
    const made = createFrameHost({
      container: root,
      url: frameUrl(baseUrl ?? defaultBaseUrl(), path, firstSig.current),
      title: `Tabard ${definition.noun}`,
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
  }, [definition, baseUrl, path, emit])

  useEffect(() => {
    if (sig && sig !== firstSig.current) frame.current?.setSig(sig)
    firstSig.current = sig
  }, [sig])
  useEffect(() => {
    if (theme === 'light' || theme === 'dark') frame.current?.setTheme(theme)
  }, [theme])

  return <div ref={box} id={props.id} className={props.className} style={props.style} data-tabard={definition.tag} />
}

/** One function for as long as the component lives, which calls the handler of the latest render. */
function useEmit(props: object): (name: string, detail: unknown) => void {
  const latest = useRef(props)
  latest.current = props
  const [emit] = useState(() => (name: string, detail: unknown) => {
    const handler = (latest.current as Record<string, unknown>)[handlerName(name)]
    if (typeof handler === 'function') handler(detail)
  })
  return emit
}
