import { componentName, elementName, handlerName, type AnyScreen } from '../screen/screen.ts'
import { inputsOf, outputsOf } from '../screen/screen-rows.ts'
import { detailType, inputType } from './custom-elements.ts'

const getToken = `  /** Asked for a fresh token in time; nothing remounts. */
  getToken?: (() => string | null | Promise<string | null>) | null`

const note = '// Written from the screen definitions by `npm run build`. Do not edit.\n'

/** `react.d.ts`: the components and their props. */
export function reactDeclarations(screens: readonly AnyScreen[]): string {
  return `${note}import type { ComponentType, CSSProperties, DetailedHTMLProps, HTMLAttributes, ReactNode } from 'react'
import type * as Elements from './elements.js'
import type { Runtime } from './runtime.js'

interface Box {
  className?: string
  style?: CSSProperties
  id?: string
}
${screens.map(componentOf).join('\n')}
export interface TabardProviderProps {
  children?: ReactNode
  /** A runtime of your own, instead of a gateway and a token. */
  runtime?: Runtime
  /** Origin of the gateway. */
  baseUrl?: string
  /** Signature token for one record. */
  sig?: string
${getToken}
}
/** One visitor for all screens below. */
export const TabardProvider: ComponentType<TabardProviderProps>
/** The runtime of the nearest provider; null outside one. */
export function useRuntime(): Runtime | null

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${screens.map(tagOf).join('\n')}
    }
  }
}
`
}

/** The tags, for pages that write them in JSX. */
function tagOf(screen: AnyScreen): string {
  const name = `Elements.${componentName(screen.tag)}`
  return `      '${elementName(screen.tag)}': DetailedHTMLProps<HTMLAttributes<${name}>, ${name}> & ${name}Attributes`
}

function componentOf(screen: AnyScreen): string {
  const name = componentName(screen.tag)
  const inputs = Object.entries(inputsOf(screen)).map(
    ([input, row]) => `  /** ${row.doc} */\n  ${input}${row.isRequired ? '' : '?'}: ${inputType(row)}`,
  )
  const outputs = Object.entries(outputsOf(screen)).map(
    ([output, row]) => `  /** ${row.doc} */\n  ${handlerName(output)}?: (detail: ${detailType(row)}) => void`,
  )
  return `
export interface ${name}Props extends Box {
${[...inputs, getToken, ...outputs].join('\n')}
}
/** ${screen.doc} */
export const ${name}: ComponentType<${name}Props>
`
}

/** `elements.d.ts`: the classes, their events and their tags. */
export function elementDeclarations(screens: readonly AnyScreen[]): string {
  const rows = (each: (screen: AnyScreen) => string) => screens.map(each).join('\n')
  return `${note}${rows(classOf)}
declare global {
  interface HTMLElementTagNameMap {
${rows((screen) => `    '${elementName(screen.tag)}': ${componentName(screen.tag)}`)}
  }
}
`
}

function classOf(screen: AnyScreen): string {
  const name = componentName(screen.tag)
  const inputs = Object.entries(inputsOf(screen))
  const fields = inputs.map(([input, row]) => `  /** ${row.doc} */\n  ${input}?: ${inputType(row)}`)
  const attributes = inputs.map(
    ([, row]) => `  '${row.attribute}'?: ${row.type === 'boolean' ? "boolean | ''" : inputType(row)}`,
  )
  const events = Object.entries(outputsOf(screen)).map(
    ([output, row]) => `  /** ${row.doc} */\n  '${output}': CustomEvent<${detailType(row)}>`,
  )
  return `
export interface ${name}Attributes {
${attributes.join('\n')}
}
export interface ${name}Events {
${events.join('\n')}
}
/** ${screen.doc} */
export class ${name} extends HTMLElement {
${[...fields, getToken].join('\n')}
  addEventListener<Type extends keyof ${name}Events>(type: Type, listener: (this: ${name}, event: ${name}Events[Type]) => void, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}
`
}
