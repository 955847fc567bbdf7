import { componentName, elementName, type AnyScreen, type InputRow } from '../screen/screen.ts'
import { inputsOf, outputsOf, type OutputRows } from '../screen/screen-rows.ts'

/** For example `{ appId: string; revision: number }`. */
export function detailType(row: OutputRows[string]): string {
  const fields = Object.entries(row.detail).map(([name, type]) => `${name}: ${type}`)
  return `{ ${fields.join('; ')} }`
}

export function inputType(row: InputRow): string {
  return row.values ? row.values.map((value) => `'${value}'`).join(' | ') : row.type
}

/** The CSS custom properties that a page may set on the element. */
export const cssProperties = [
  { name: '--tabard-brand', description: 'The accent, any colour; its lightness is corrected.', default: '#8c1c4e' },
  { name: '--tabard-font', description: 'The font family of the screen; documents keep their own.', default: 'Inter' },
  { name: '--tabard-radius', description: 'Corners of controls; larger ones follow.', default: '6px' },
] as const

export const cssParts = [
  { name: 'root', description: 'Everything inside the element.' },
  { name: 'state', description: 'What stands in the place of the view: error, expired, denied.' },
] as const

/** `custom-elements.json`, schema 2.1.0. */
export function customElementsManifest(screens: readonly AnyScreen[]): object {
  return {
    schemaVersion: '2.1.0',
    modules: screens.map((screen) => ({
      kind: 'javascript-module',
      path: `define/${screen.tag}.js`,
      declarations: [declarationOf(screen)],
      exports: [
        {
          kind: 'custom-element-definition',
          name: elementName(screen.tag),
          declaration: { name: componentName(screen.tag), module: `define/${screen.tag}.js` },
        },
      ],
    })),
  }
}

function declarationOf(screen: AnyScreen): object {
  const inputs = Object.entries(inputsOf(screen))
  return {
    kind: 'class',
    customElement: true,
    name: componentName(screen.tag),
    tagName: elementName(screen.tag),
    description: screen.doc,
    attributes: inputs.map(([fieldName, row]) => ({
      name: row.attribute,
      fieldName,
      type: { text: inputType(row) },
      description: row.doc,
      ...(row.values ? { default: row.values[0] } : {}),
    })),
    members: [
      ...inputs.map(([name, row]) => ({
        kind: 'field',
        name,
        type: { text: `${inputType(row)} | undefined` },
        description: row.doc,
        attribute: row.attribute,
      })),
      {
        kind: 'field',
        name: 'getToken',
        type: { text: '(() => string | null | Promise<string | null>) | null | undefined' },
        description: 'Asked for a fresh token in time; nothing remounts.',
      },
    ],
    events: Object.entries(outputsOf(screen)).map(([name, row]) => ({
      name,
      type: { text: `CustomEvent<${detailType(row)}>` },
      description: row.doc,
    })),
    cssProperties,
    cssParts,
  }
}
