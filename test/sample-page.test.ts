import { builtInTemplates, compose, toText } from '@tabard/paper'
import { sampleBranding, sampleCv, samplePresenter } from '@tabard/paper/sample'
import { expect, it } from 'vitest'
import { drawSamplePage } from '../host-app/scripts/sample-page.mjs'

const code = drawSamplePage()
/** A text stands by itself among the arguments of a call; a tag opens the call, and attributes stand in an object. */
const words = [...code.matchAll(/(?<=[,}])"((?:[^"\\]|\\.)*)"(?=[,)])/g)].map(([, text = '']) => text).join(' ')

const [first] = builtInTemplates
if (!first) throw new Error('no template')
const template = { design: first.design, freeText: [], embedCard: {} }
const tree = compose({ application: sampleCv, template, branding: sampleBranding, presenter: samplePresenter })

it('the picture of a CV says what paper says of the sample, in its order', () => {
  expect(words.split(/\s+/)).toEqual(toText(tree).split(/\s+/).filter(Boolean))
})

it('the picture of a CV holds nothing that can be pressed', () => {
  expect(code).not.toMatch(/h\("(a|button|input)"|href|data-/)
})
