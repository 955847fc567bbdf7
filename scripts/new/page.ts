import { withBudget } from './budget.ts'
import { hostTextFile, hostWordsRow } from './host-words.ts'
import { before, pascal, sentence, type NewThing } from './new-thing.ts'

/** A page of the host app for signed-in users: its folder, address, row, words and budget. It stands below the navigation bar. */
export function newPage(name: string): NewThing {
  const component = `${pascal(name)}Page`
  const folder = `host-app/src/pages/${name}`
  return {
    own: {
      [`${folder}/${name}.page.tsx`]: pageFile(name, component),
      [`${folder}/${name}.text.ts`]: hostTextFile(name, name),
      [`${folder}/${name}.test.tsx`]: testFile(name, component),
    },
    edits: [
      {
        file: 'packages/contract/src/app-routes.ts',
        edit: (text) =>
          before(
            text,
            "\n  { path: '/singlepageview/application/",
            `  { path: '/${name.replaceAll('-', '')}', access: 'signed-in', stands: 'shell', page: '${name}' },\n`,
          ),
      },
      {
        file: 'host-app/src/pages.tsx',
        edit: (text) =>
          before(
            text,
            '}\n\nexport const NotFound',
            `  '${name}': lazyPage(async () => (await import('./pages/${name}/${name}.page.tsx')).${component}),\n`,
          ),
      },
      hostWordsRow(name),
      { file: 'test/size/budgets.json', edit: (text) => withBudget(text, `page ${name}`, 101_000) },
    ],
  }
}

function pageFile(name: string, component: string): string {
  return `import { usePageTitle } from '../../shell/page-title.ts'
import { text } from './${name}.text.ts'

/** @TODO Say in one sentence what the page is for. */
export function ${component}() {
  usePageTitle(text.title)
  return (
    <main>
      <h1 className="t20">{text.title}</h1>
    </main>
  )
}
`
}

function testFile(name: string, component: string): string {
  return `import { afterEach, describe, expect, it } from 'vitest'
import { findPage } from '@tabard/contract'
import { closePages, showPage } from '../../testing/show-page.tsx'
import { ${component} } from './${name}.page.tsx'

afterEach(closePages)

describe('${sentence(name)}', () => {
  it('has a heading and a title of its own', async () => {
    const page = await showPage(<${component} />)
    expect(page.querySelector('h1')?.textContent).toBe('${sentence(name)}')
    await expect.poll(() => document.title).toContain('${sentence(name)}')
  })

  it('stands at /${name.replaceAll('-', '')}', () => {
    const found = findPage('/${name.replaceAll('-', '')}')
    expect(found.kind === 'route' && found.route.page).toBe('${name}')
  })
})
`
}
