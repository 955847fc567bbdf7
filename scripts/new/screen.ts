import { withBudget } from './budget.ts'
import { hostTextFile, hostWordsRow } from './host-words.ts'
import { before, behindImports, camel, pascal, sentence, type NewThing } from './new-thing.ts'
import { screenFiles } from './screen-files.ts'

/** A screen with its doors, its page in the host app, its words, its budgets and a state of the gallery. */
export function newScreen(name: string): NewThing {
  const component = pascal(name)
  const screen = camel(name)
  const page = `${name}-alone`
  const path = `/singlepageview/${name.replaceAll('-', '')}/:appId`
  const widgets = 'packages/widgets/src'
  const importScreen = `import { ${screen} } from './screens/${name}/${name}.ts'\n`
  return {
    own: {
      ...screenFiles(name, path),
      [`host-app/src/pages/${page}/${page}.text.ts`]: hostTextFile(page, name),
    },
    edits: [
      {
        file: `${widgets}/screens/index.ts`,
        edit: (text) =>
          before(
            behindImports(text, `import { ${screen} } from './${name}/${name}.ts'\n`),
            ']\n',
            `, anyScreen(${screen})`,
          ),
      },
      {
        file: `${widgets}/words/words.ts`,
        edit: (text) =>
          before(
            behindImports(text, `import type { text as ${screen} } from '../screens/${name}/${name}.text.ts'\n`),
            '}\n',
            `  ${screen}: typeof ${screen}\n`,
          ),
      },
      { file: `${widgets}/define/${name}.ts`, edit: () => defineFile(name) },
      {
        file: `${widgets}/react.ts`,
        edit: (text) =>
          `${behindImports(text, importScreen)}export const ${component} = /* @__PURE__ */ reactFromScreen(${screen})\n`,
      },
      {
        file: `${widgets}/elements.ts`,
        edit: (text) =>
          `${behindImports(text, importScreen)}export const ${component} = /* @__PURE__ */ elementFromScreen(anyScreen(${screen}))\n`,
      },
      {
        file: `${widgets}/loader/screens.ts`,
        edit: (text) => before(text, '}\n', `  'tabard-${name}': { load: () => import('../define/${name}.ts') },\n`),
      },
      {
        file: 'packages/contract/src/app-routes.ts',
        edit: (text) =>
          before(
            text,
            "  { path: '/candidate/application/",
            `  { path: '${path}', access: 'signed-in-or-signature', stands: 'framed', page: '${page}' },\n`,
          ),
      },
      {
        file: 'host-app/src/pages.tsx',
        edit: (text) =>
          before(
            text,
            '}\n\nexport const NotFound',
            `  '${page}': lazyPage(async () => (await import('./pages/${page}/${page}.page.tsx')).${pascal(page)}Page),\n`,
          ),
      },
      { file: `host-app/src/pages/${page}/${page}.page.tsx`, edit: () => pageFile(name) },
      hostWordsRow(page),
      { file: 'examples/gallery/states.json', edit: (text) => withState(text, name) },
      {
        file: 'test/size/budgets.json',
        edit: (text) => withBudget(withBudget(text, `screen ${name}`, 40_960), `page ${page}`, 117_000),
      },
    ],
  }
}

function defineFile(name: string): string {
  return `import { anyScreen } from '../screen/screen.ts'
import { defineElement } from '../screen/define-element.ts'
import { ${camel(name)} } from '../screens/${name}/${name}.ts'

defineElement(anyScreen(${camel(name)}))
`
}

function pageFile(name: string): string {
  const component = pascal(name)
  return `import { ${component} } from '@tabard/widgets/react'
import { AppScreen } from '../../screens/app-screen.tsx'
import { useInputsInQuery } from '../../screens/use-inputs-in-query.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { text } from './${name}-alone.text.ts'

/** The screen alone in the window. Frames in customers' pages show this page. */
export function ${component}AlonePage({ params }: { params: Record<string, string> }) {
  usePageTitle(text.title)
  const inputs = useInputsInQuery(${component})
  const { appId } = params
  return (
    <main>
      <AppScreen of={${component}} key={appId} given={{ ...inputs, appId }} tellsHeight />
    </main>
  )
}
`
}

function withState(text: string, name: string): string {
  const screens = JSON.parse(text) as { name: string }[]
  const state = {
    id: name,
    name: 'shown',
    says: 'A token that may read.',
    page: 'script-tag/screen.html',
    token: 'read',
    attributes: {},
    shows: 'Oduya',
  }
  return `${JSON.stringify([...screens, { screen: name, name: sentence(name), holds: 'Oduya', states: [state] }], null, 2)}\n`
}
