import { readFileSync } from 'node:fs'
import { isErrorCode, isRetryable, screenFailures } from '@tabard/contract'
import { expect, it } from 'vitest'

const page = readFileSync(new URL('../docs/start/script-tag.md', import.meta.url), 'utf8')
const told = [...page.matchAll(/^\| `([a-z_]+)` \| /gm)].map(([, code = '']) => code).filter((code) => /_/.test(code))

it('the page for vendors explains every code of a failed token or file', () => {
  expect(told.filter((code) => !isErrorCode(code)).sort()).toEqual([...screenFailures].sort())
  expect(told.every((code) => isRetryable(code as (typeof screenFailures)[number]))).toBe(true)
})
