import { createConfig, lintFromString } from '@redocly/openapi-core'
import { openApi } from '@tabard/contract/openapi'
import { describe, expect, it } from 'vitest'

describe('/openapi.json', () => {
  it('lints clean by the recommended rules', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({
      source: JSON.stringify(openApi('https://cv.tabard.test', '1.0.0')),
      config,
    })
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer ?? ''}`),
    ).toEqual([])
  })
})
