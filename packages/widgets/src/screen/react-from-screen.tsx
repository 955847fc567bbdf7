import type { ComponentType, CSSProperties } from 'react'
import type { DoorProps } from './door-props.ts'
import { FramedScreen } from './framed-screen.tsx'
import { InlineScreen } from './inline-screen.tsx'
import {
  anyScreen,
  componentName,
  type AnyScreen,
  type ScreenDefinition,
  type SharedInputs,
  type SharedOutputs,
} from './screen.ts'

type Pascal<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Pascal<Tail>}`
  : Capitalize<Name>
type Handlers<Outputs> = {
  [Name in keyof Outputs & string as `on${Pascal<Name>}`]?: (detail: Outputs[Name]) => void
}

/** Props of a screen: its inputs, the shared inputs, `on…` for each output, and the class and style of its box. */
export type ScreenProps<Inputs, Outputs> = Inputs &
  SharedInputs &
  Handlers<Outputs & SharedOutputs> & { className?: string; style?: CSSProperties; id?: string }

export type ScreenComponent<Props> = ComponentType<Props> & {
  /** The definition the component is made from, for a host that handles all inputs or all outputs in the same way. */
  readonly screen: AnyScreen
}

/**
 * The React component of a screen: a portal into a shadow root on a div of its own, so that host styles do not reach
 * it.
 */
export function reactFromScreen<Inputs extends object, Outputs extends object, State>(
  screen: ScreenDefinition<Inputs, Outputs, State>,
): ScreenComponent<ScreenProps<Inputs, Outputs>> {
  const definition = anyScreen(screen)
  const ScreenComponent = (props: Omit<DoorProps, 'definition'>) => {
    const Door = props.isolation === 'frame' ? FramedScreen : InlineScreen
    return <Door {...props} definition={definition} />
  }
  ScreenComponent.displayName = componentName(definition.tag)
  ScreenComponent.screen = definition
  return ScreenComponent as unknown as ScreenComponent<ScreenProps<Inputs, Outputs>>
}
