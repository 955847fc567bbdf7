import { behindImports, before, camel, sentence, type NewThing } from './new-thing.ts'

/** The words of a page of the host app: a title to begin with. */
export function hostTextFile(name: string, title: string): string {
  return `import { pageWords } from '@tabard/runtime'

/** @TODO What the page says. */
export const text = pageWords('${camel(name)}', {
  title: '${sentence(title)}',
})
`
}

/** The row of a page's words in the host app's dictionary. Without it no other language would have to translate them. */
export function hostWordsRow(name: string): NewThing['edits'][number] {
  const words = camel(name)
  return {
    file: 'host-app/src/words/words.ts',
    edit: (text) =>
      before(
        behindImports(text, `import type { text as ${words} } from '../pages/${name}/${name}.text.ts'`),
        '}\n',
        `  ${words}: typeof ${words}\n`,
      ),
  }
}
