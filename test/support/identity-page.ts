/**
 * What a customer's page would bundle: both of Cognito's browser clients as published. Built for the identity journey and
 * served from an origin of its own; the journey drives it through `window.identity`.
 */
import * as identityJs from 'amazon-cognito-identity-js'
import { Amplify } from 'aws-amplify'
import * as auth from 'aws-amplify/auth'

const identity = { identityJs, Amplify, auth }
export type IdentityPage = typeof identity

Object.assign(globalThis, { identity })
