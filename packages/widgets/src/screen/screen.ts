import type { ComponentType } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { AppPath } from '@tabard/contract'
import type { Runtime } from '@tabard/runtime'

/** What a screen is given: its runtime, its inputs, and `emit` for its outputs. */
export interface ScreenContext<Inputs, Outputs> {
  runtime: Runtime
  inputs: Inputs
  emit<Name extends keyof Outputs & string>(name: Name, detail: Outputs[Name]): void
  /** The screen's shadow root and element, for the few things that need them: selection, focus, measuring. */
  host: ScreenHost
  /**
   * Shows the error screen instead of the view and reports the error. Meant for unexpected errors: an `AppError` that a
   * call threw, a first load that failed. An ended session is not shown as an error, because the door shows its own
   * words for that over the view.
   */
  fail(error: unknown): void
  /** Tells the page around the screen of a failure that the view itself shows, so that what can be read stays. */
  tellFailure(error: unknown): void
}

export interface ScreenHost {
  root: ShadowRoot
  element: HTMLElement
}

export interface ScreenStore<State> extends StoreApi<State> {
  /** Takes new inputs while the screen is open. A store without it is made anew. */
  setInputs?(inputs: never): void
  /** Called when the reader pressed Try again. A store without it is made anew. */
  retry?(): void
  /** Stops timers, listeners and requests. */
  destroy?(): void
}

export interface InputRow {
  attribute: string
  type: 'string' | 'boolean'
  doc: string
  /** The values that a string may have. The first is the default. */
  values?: readonly string[]
  isRequired?: boolean
}
export type InputTable<Inputs> = { readonly [Name in keyof Inputs]-?: InputRow }

/** TypeScript's name for the type of a field. Only ids, numbers and fixed words are allowed, never CV data. */
export type DetailKind<Value = string | number | boolean> = Value extends string
  ? 'string'
  : Value extends number
    ? 'number'
    : Value extends boolean
      ? 'boolean'
      : never
export interface OutputRow<Detail> {
  doc: string
  detail: { readonly [Field in keyof Detail]-?: DetailKind<Detail[Field]> }
}
export type OutputTable<Outputs> = { readonly [Name in keyof Outputs]-?: OutputRow<Outputs[Name]> }

/**
 * The definition of a screen. Its element, React component, types, manifest and docs are made from it. Its line in each
 * door and its states in the gallery are written by hand; tests fail where one is missing.
 */
export interface ScreenDefinition<Inputs extends object, Outputs extends object, State> {
  /** `cv-viewer`: the element is `<tabard-cv-viewer>`, the component `CvViewer`. */
  tag: string
  /** The screen's content as a word for sentences: "This CV didn't load". */
  noun: string
  doc: string
  inputs: InputTable<Inputs>
  outputs: OutputTable<Outputs>
  /** Style sheets as text, applied after the shared ones. */
  styles: string
  /** The input that names the record the screen shows. A token for another record is not used for it. */
  record?: keyof Inputs & string
  createStore(context: ScreenContext<Inputs, Outputs>): ScreenStore<State>
  View: ComponentType<{ store: ScreenStore<State> }>
  /** Has the same boxes as the view, so that nothing shifts when the view replaces it. */
  Skeleton: ComponentType
  /**
   * The page of our own origin that shows this screen alone; `isolation="frame"` puts it into the frame. If an input
   * chooses among several pages: that input, and the page for each of its values. A `:name` in a path stands for the
   * input of that name.
   */
  framePages: AppPath | { by: keyof Inputs; pages: Readonly<Record<string, AppPath>> }
}

/** A definition with its types left out, for the doors' lists and the manifest. */
export type AnyScreen = ScreenDefinition<object, object, unknown>

export function defineScreen<Inputs extends object, Outputs extends object, State>(
  definition: ScreenDefinition<Inputs, Outputs, State>,
): ScreenDefinition<Inputs, Outputs, State> {
  return definition
}

/**
 * Leaves the types out. That is safe: a door reads inputs and outputs by name, and gives the store only to its own
 * view.
 */
export function anyScreen<Inputs extends object, Outputs extends object, State>(
  definition: ScreenDefinition<Inputs, Outputs, State>,
): AnyScreen {
  return definition as unknown as AnyScreen
}

/** The inputs of every screen besides its own. */
export interface SharedInputs {
  sig?: string
  baseUrl?: string
  theme?: 'auto' | 'light' | 'dark'
  isolation?: 'inline' | 'frame'
  getToken?: (() => string | null | Promise<string | null>) | null
}

/** The outputs of every screen besides its own. */
export interface SharedOutputs {
  failed: { code: string; retryable: boolean }
  'token-expiring': { secondsLeft: number }
}

/** Every shared input except `getToken`: a function can be a property but not an attribute. */
export const sharedInputs = {
  sig: { attribute: 'sig', type: 'string', doc: 'Signature token for one record. Kept in memory only.' },
  baseUrl: {
    attribute: 'base-url',
    type: 'string',
    doc: 'Origin of the gateway. Default: where the script came from.',
  },
  theme: {
    attribute: 'theme',
    type: 'string',
    values: ['auto', 'light', 'dark'],
    doc: 'Colours; auto follows the page.',
  },
  isolation: {
    attribute: 'isolation',
    type: 'string',
    values: ['inline', 'frame'],
    doc: 'Whether the screen runs in the page or in a frame of our origin.',
  },
} as const satisfies InputTable<Omit<SharedInputs, 'getToken'>>

export const sharedOutputs = {
  failed: {
    doc: 'Something could not be done; the screen says so too. `retryable`: a good token, or another try, may help.',
    detail: { code: 'string', retryable: 'boolean' },
  },
  'token-expiring': {
    doc: 'The token ends soon and there is no getToken: set a fresh sig. Nothing remounts.',
    detail: { secondsLeft: 'number' },
  },
} as const satisfies OutputTable<SharedOutputs>

export function elementName(tag: string): string {
  return `tabard-${tag}`
}

/** Turns `cv-viewer` into `CvViewer`. */
export function componentName(tag: string): string {
  return tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Turns `output-finished` into `onOutputFinished`. */
export function handlerName(output: string): string {
  return `on${componentName(output)}`
}
