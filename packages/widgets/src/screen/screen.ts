import type { ComponentType } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { AppPath } from '@tabard/contract'
import type { Runtime } from '@tabard/runtime'

/** What a screen gets: where it stands, what was put in, and the one way out. */
export interface ScreenContext<Inputs, Outputs> {
  runtime: Runtime
  inputs: Inputs
  emit<Name extends keyof Outputs & string>(name: Name, detail: Outputs[Name]): void
  /** The page around the screen, for the few things that must know it: selection, focus, measuring. */
  host: ScreenHost
  /**
   * Puts the error screen in the view's place and reports the error. For what nobody expected: `AppError`s that a call threw,
   * failures of a first load. A session that ended is not shown as an error: the door lays its own words over the view.
   */
  fail(error: unknown): void
}

export interface ScreenHost {
  root: ShadowRoot
  element: HTMLElement
}

export interface ScreenStore<State> extends StoreApi<State> {
  /** New inputs for an open screen. Without it the door makes a new store. */
  setInputs?(inputs: never): void
  /** The reader pressed Try again. Without it the door makes a new store. */
  retry?(): void
  /** Stops timers, listeners and requests. */
  destroy?(): void
}

export interface InputRow {
  attribute: string
  type: 'string' | 'boolean'
  doc: string
  /** The values a string may have; the first is the default. */
  values?: readonly string[]
  isRequired?: boolean
}
export type InputTable<Inputs> = { readonly [Name in keyof Inputs]-?: InputRow }

/** TypeScript's name for the type of a field. Ids, numbers and fixed words only: never CV data. */
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
 * What a screen is. Its element, React component, types, manifest and docs are made from this. Its line in each door and its
 * states in the gallery are written by hand; tests fail where one is missing.
 */
export interface ScreenDefinition<Inputs extends object, Outputs extends object, State> {
  /** `cv-viewer`: the element is `<tabard-cv-viewer>`, the component `CvViewer`. */
  tag: string
  /** What the screen shows, as it stands in sentences: "This CV didn't load". */
  noun: string
  doc: string
  inputs: InputTable<Inputs>
  outputs: OutputTable<Outputs>
  /** Style sheets as text, laid over the shared ones. */
  styles: string
  createStore(context: ScreenContext<Inputs, Outputs>): ScreenStore<State>
  View: ComponentType<{ store: ScreenStore<State> }>
  /** The same boxes as the view, so that nothing shifts when it arrives. */
  Skeleton: ComponentType
  /**
   * The page of our own origin that shows this screen alone: what `isolation="frame"` frames. Where an input chooses among
   * several: that input, and the page of each of its values. A `:name` of a path is the input of that name.
   */
  framePages: AppPath | { by: keyof Inputs; pages: Readonly<Record<string, AppPath>> }
}

/** A definition whose types nobody needs to know: what the doors' lists and the manifest hold. */
export type AnyScreen = ScreenDefinition<object, object, unknown>

export function defineScreen<Inputs extends object, Outputs extends object, State>(
  definition: ScreenDefinition<Inputs, Outputs, State>,
): ScreenDefinition<Inputs, Outputs, State> {
  return definition
}

/** Forgets the types: a door asks for them by name and hands back what the screen itself was given. */
export function anyScreen<Inputs extends object, Outputs extends object, State>(
  definition: ScreenDefinition<Inputs, Outputs, State>,
): AnyScreen {
  return definition as unknown as AnyScreen
}

/** What every screen takes besides its own inputs. */
export interface SharedInputs {
  sig?: string
  baseUrl?: string
  theme?: 'auto' | 'light' | 'dark'
  isolation?: 'inline' | 'frame'
  getToken?: (() => string | null | Promise<string | null>) | null
}

/** What every screen tells besides its own outputs. */
export interface SharedOutputs {
  failed: { code: string }
  'token-expiring': { secondsLeft: number }
}

/** Every shared input but `getToken`, which is a function and therefore a property without an attribute. */
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
  failed: { doc: 'The screen shows an error.', detail: { code: 'string' } },
  'token-expiring': {
    doc: 'The token ends soon and there is no getToken: set a fresh sig. Nothing remounts.',
    detail: { secondsLeft: 'number' },
  },
} as const satisfies OutputTable<SharedOutputs>

export function elementName(tag: string): string {
  return `tabard-${tag}`
}

/** `cv-viewer` is `CvViewer`. */
export function componentName(tag: string): string {
  return tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** `output-finished` is `onOutputFinished`. */
export function handlerName(output: string): string {
  return `on${componentName(output)}`
}
