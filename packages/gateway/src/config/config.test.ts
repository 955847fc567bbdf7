import { describe, expect, it } from 'vitest'
import { createConfig } from './config.ts'
import { readEnv } from './env.ts'

const configOf = (variables: Record<string, string>) => createConfig(readEnv(variables))

describe('the configuration', () => {
  it('has a value for everything when nothing is set', () => {
    expect(configOf({})).toMatchObject({
      port: 4600,
      galleryPort: 4601,
      dataDir: './data',
      publicUrl: 'http://localhost:4600',
      databaseUrl: null,
      s3: null,
      cognito: null,
      demo: true,
      hosts: { candidates: 'candidates.localhost', beta: 'beta.localhost' },
    })
  })

  it('takes an empty variable for none', () => {
    expect(configOf({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({ databaseUrl: null, port: 4600 })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc": set a port number from 0 to 65535.'],
    [{ PORT: '99999' }, 'PORT is "99999": set a port number from 0 to 65535.'],
    [
      { PUBLIC_URL: 'https://cv.example/app' },
      'PUBLIC_URL is "https://cv.example/app": set an origin such as https://cv.example.com, without a path.',
    ],
    [
      { PUBLIC_URL: 'javascript:alert(1)' },
      'PUBLIC_URL is "javascript:alert(1)": set an origin such as https://cv.example.com, without a path.',
    ],
    [
      { S3_BUCKET: 'b', S3_REGION: 'r', S3_ENDPOINT: 'e' },
      'S3_ENDPOINT, S3_BUCKET, S3_REGION is set but S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY is not: set all of them, or none.',
    ],
    [
      { COGNITO_USER_POOL_ID: 'p' },
      'COGNITO_USER_POOL_ID is set but COGNITO_REGION, COGNITO_CLIENT_ID is not: set all of them, or none.',
    ],
    [{ AI_MODEL: 'm' }, 'AI_MODEL is set but AI_BASE_URL, AI_API_KEY is not: set all of them, or none.'],
    [
      { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'k' },
      'CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY is set but CAPTCHA_SECRET is not: set all of them, or none.',
    ],
    [{ RELEASE: 'prod' }, 'RELEASE is "prod": set one of production, beta, test, dev.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud": set one of fatal, error, warn, info, debug, trace, silent.'],
  ])('refuses %j in one sentence', (variables, sentence) => {
    expect(() => configOf(variables as Record<string, string>)).toThrow(sentence)
  })
})
