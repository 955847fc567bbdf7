import { sharedInputs, sharedOutputs, type AnyScreen, type DetailKind, type InputRow } from './screen.ts'

export type InputRows = Readonly<Record<string, InputRow>>
export type OutputRows = Readonly<
  Record<string, { readonly doc: string; readonly detail: Readonly<Record<string, DetailKind>> }>
>

/** The screen's own inputs and the shared ones, by property name. */
export function inputsOf(screen: AnyScreen): InputRows {
  return { ...(screen.inputs as InputRows), ...sharedInputs }
}

/** The screen's own outputs and the shared ones, by event name. */
export function outputsOf(screen: AnyScreen): OutputRows {
  return { ...(screen.outputs as OutputRows), ...sharedOutputs }
}
