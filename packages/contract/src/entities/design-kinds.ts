// Written by `npm run kinds` from the folders of packages/paper/src. Do not edit.

/** The kinds of header, layout and so on that a template's design may name. */
export const designKinds = {
  lists: ['dash', 'disc', 'square'],
  rows: ['plain', 'ruled'],
  headings: ['caps', 'plain', 'ruled'],
  headers: ['band', 'centred', 'plain'],
  layouts: ['sidebar-left', 'sidebar-right', 'single'],
  entries: ['split', 'stacked', 'timeline'],
} as const

export type DesignKinds = { [Family in keyof typeof designKinds]: (typeof designKinds)[Family][number] }
