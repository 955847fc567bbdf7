// node scripts/write-attacks.ts [--check]: writes docs/reference/attacks.md from the report of a test run. The page lists
// the attacks that were tried on the gateway and failed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { relative } from 'node:path'
import { attackTests } from '../test/spec/attack-tests.ts'

interface Report {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[]
}

const root = fileURLToPath(new URL('../', import.meta.url))
const reportFile = `${root}node_modules/.tabard/reports/unit.json`
const target = `${root}docs/reference/attacks.md`
if (!existsSync(reportFile)) fail('There is no report of a run: npm test makes one.')
const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report

const parts = Object.entries(attackTests).map(([title, sources]) => {
  const rows = sources.flatMap(({ file, within }) => {
    const found = report.testResults
      .filter((result) => relative(root, result.name) === file)
      .flatMap((result) => result.assertionResults)
      .filter(({ ancestorTitles, title: test }) => !within || [...ancestorTitles, test].join(' ').includes(within))
    if (found.length === 0) fail(`${file} has no test within "${within ?? ''}"`)
    return found.map(({ ancestorTitles, title: test, status }) => {
      if (status !== 'passed') fail(`${file}: ${test} did not pass`)
      return `| ${cell([...ancestorTitles, test].join(' '))} | \`${file}\` |`
    })
  })
  return `## ${title}\n\n${rows.length} tried and passed.\n\n| Tried | In |\n| --- | --- |\n${rows.join('\n')}`
})
const text = `# Attacks tried

<!-- Written by \`npm run attacks\` from the report of a test run. Do not edit. -->

Each row is a test against a running gateway, or against the one part it names, that sends what an attacker would and finds the way shut.
Other companies' records have a page of their own: [who may make which call](tenancy.md).

${parts.join('\n\n')}
`
if (process.argv.includes('--check')) {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    fail('docs/reference/attacks.md is behind the tests. Run npm test, then npm run attacks.')
  }
} else writeFileSync(target, text)

/** Escapes a title, because it may hold anything that a test sent. */
function cell(words: string): string {
  return words
    .replace(/[\p{Cc}]/gu, ' ')
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;')
    .slice(0, 240)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
