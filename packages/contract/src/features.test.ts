import { describe, expect, it } from 'vitest'
import { decideFeature, features, isOn, type Feature, type FeatureContext, type FeatureName } from './features.ts'

const nobody: FeatureContext = { environment: 'production', options: {}, permissions: {}, betaPermissions: {} }
const on = { feature: true }
const off = { feature: false }

describe('a feature', () => {
  const row = (given: Partial<Feature>): Feature => ({
    label: 'A feature',
    release: 'released',
    default: false,
    clientControlled: true,
    userControlled: false,
    ...given,
  })
  it.each([
    [
      'unreleased is off, whatever anybody is given',
      { release: 'unreleased', default: true },
      { options: on, betaPermissions: on, environment: 'beta' },
      false,
    ],
    ['in beta is off in production', { release: 'beta', default: true }, { options: on }, false],
    ['in beta is on in a beta environment', { release: 'beta' }, { environment: 'beta' }, true],
    ['in beta is on for who has the beta permission', { release: 'beta' }, { betaPermissions: on }, true],
    ['released is what it is by default', { default: true }, {}, true],
    ['released is what the company has', {}, { options: on }, true],
    ['released is off where the company says so', { default: true }, { options: off }, false],
    ['nobody controls is its default', { clientControlled: false }, { options: on, permissions: on }, false],
    ['users do not control does not ask them', {}, { permissions: on }, false],
    ['users control is what the user has', { userControlled: true }, { options: on, permissions: off }, false],
    ['users control is the company’s where the user has nothing', { userControlled: true }, { options: on }, true],
  ] as const)('that is %s', (_words, given, context, expected) => {
    expect(decideFeature(row(given), 'feature', { ...nobody, ...context })).toBe(expected)
  })
})

it('is on by default as the specification has it', () => {
  const byDefault = (Object.keys(features) as FeatureName[]).filter((name) => isOn(name, nobody))
  expect(byDefault).toEqual(['textFormatterAiOptions', 'aiParsingEnabled', 'jobDescription', 'placeholderTags'])
})
