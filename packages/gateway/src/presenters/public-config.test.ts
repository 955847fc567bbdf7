import { createConfig } from '../config/config.ts'
import { readEnv } from '../config/env.ts'
import { describe, expect, it } from 'vitest'
import { presentConfig } from './public-config.ts'

const names = { userPoolId: 'eu-west-2_Tabard1', clientId: 'tabardhostapp' }
const configOf = (variables: Record<string, string>) => presentConfig(createConfig(readEnv(variables)), names)

describe('where the app signs people in', () => {
  it('is our own hosted sign-in, on the origin browsers reach us by', () => {
    expect(configOf({ PUBLIC_URL: 'https://cv.example.test' }).auth).toMatchObject({
      userPoolId: 'eu-west-2_Tabard1',
      endpoint: 'https://cv.example.test/cognito/',
      oauth: {
        domain: 'cv.example.test',
        scope: ['email', 'profile', 'openid', 'aws.cognito.signin.user.admin'],
        redirectSignIn: 'https://cv.example.test',
        redirectSignOut: 'https://cv.example.test',
        responseType: 'code',
      },
    })
  })

  it('is a pool at AWS and its hosted domain, by configuration alone', () => {
    const { auth } = configOf({
      PUBLIC_URL: 'https://cv.example.test',
      COGNITO_REGION: 'eu-west-2',
      COGNITO_USER_POOL_ID: 'eu-west-2_abc',
      COGNITO_CLIENT_ID: 'client1',
      COGNITO_DOMAIN: 'acme.auth.eu-west-2.amazoncognito.com',
    })
    expect(auth).toMatchObject({
      userPoolId: 'eu-west-2_abc',
      userPoolWebClientId: 'client1',
      endpoint: 'https://cognito-idp.eu-west-2.amazonaws.com/',
      oauth: { domain: 'acme.auth.eu-west-2.amazoncognito.com', redirectSignIn: 'https://cv.example.test' },
    })
  })
})
