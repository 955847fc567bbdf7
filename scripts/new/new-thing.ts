/** What `npm run new` writes. The rehearsal of the same task leaves out one piece after the other. */
export interface NewThing {
  /** Files of the thing's own folder: path from the root → content. */
  own: Record<string, string>
  /** Edits of other files. `edit` gets '' if the file does not exist yet. */
  edits: { file: string; edit(text: string): string }[]
}

/** Puts `added` before the last occurrence of `anchor`. @throws if there is none */
export function before(text: string, anchor: string, added: string): string {
  const at = text.lastIndexOf(anchor)
  if (at < 0) throw new Error(`\`npm run new\` looks for what is no longer there: ${anchor}`)
  return text.slice(0, at) + added + text.slice(at)
}

/** `add-note` is `AddNote`. */
export function pascal(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** `add-note` is `addNote`. */
export function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** `add-note` is `Add note`. */
export function sentence(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Puts a line after the last import. @throws if there is no import */
export function behindImports(text: string, line: string): string {
  const last = [...text.matchAll(/^(?:import|} from) .*$/gm)].at(-1)
  if (!last) throw new Error('`npm run new` found no import to put its own behind.')
  const at = last.index + last[0].length
  return `${text.slice(0, at)}\n${line.trimEnd()}${text.slice(at)}`
}
