// Written by `npm run kinds` from the folders of packages/paper/src. Do not edit.

/** The kinds of header, layout and so on that a template's design may name. */
export const designKinds = {
  headers: ['band', 'centred', 'plain'],
  layouts: ['sidebar-left', 'sidebar-right', 'single'],
  rows: ['plain', 'ruled'],
  headings: ['caps', 'plain', 'ruled'],
  entries: ['split', 'stacked', 'timeline'],
  lists: ['dash', 'disc', 'square'],
} as const

export type DesignKinds = { [Family in keyof typeof designKinds]: (typeof designKinds)[Family][number] }
