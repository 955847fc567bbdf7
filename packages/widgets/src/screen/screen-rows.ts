import { sharedInputs, sharedOutputs, type AnyScreen, type DetailKind, type InputRow } from './screen.ts'

export type InputRows = Readonly<Record<string, InputRow>>
export type OutputRows = Readonly<
  Record<string, { readonly doc: string; readonly detail: Readonly<Record<string, DetailKind>> }>
>

/** A screen's own and shared inputs, by property name. */
export function inputsOf(screen: AnyScreen): InputRows {
  return { ...(screen.inputs as InputRows), ...sharedInputs }
}

/** A screen's own and shared outputs, by event name. */
export function outputsOf(screen: AnyScreen): OutputRows {
  return { ...(screen.outputs as OutputRows), ...sharedOutputs }
}
