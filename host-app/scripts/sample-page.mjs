import { builtInTemplates, compose, templateCss, toView } from '@tabard/paper'
import { sampleBranding, sampleCv, samplePresenter } from '@tabard/paper/sample'

const ID = 'virtual:sample-page'
/** Attributes that only the editor and the list of contents use. */
const UNUSED_IN_A_PICTURE = new Set(['data-line', 'data-section'])

/**
 * A rollup plugin that gives the sample CV in the first built-in template, as paper shows it on screen. It is drawn at build
 * time, because the first page that anybody sees must not wait for the code that draws CVs.
 */
export function samplePage() {
  return {
    name: 'sample-page',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? drawSamplePage() : null),
  }
}

/** A module with the page as a component, and the style sheet of its template. */
export function drawSamplePage() {
  const [{ design }] = builtInTemplates
  const branding = sampleBranding
  const template = { design, freeText: [], embedCard: {} }
  const tree = compose({ application: sampleCv, template, branding, presenter: samplePresenter })
  return [
    `import { createElement as h } from 'react'`,
    `export const samplePageCss = ${JSON.stringify(templateCss(design, branding))}`,
    `export const SamplePage = () => ${codeOf(toView(tree, design, branding))}`,
  ].join('\n')
}

function codeOf(node) {
  if (typeof node === 'string') return JSON.stringify(node)
  const { className, attributes, children } = node
  const isLink = node.tag === 'a'
  const kept = isLink ? [] : Object.entries(attributes).filter(([name]) => !UNUSED_IN_A_PICTURE.has(name))
  const props = JSON.stringify({ ...Object.fromEntries(kept), ...(className && { className }) })
  // A link becomes plain text, because nothing in a picture can be pressed.
  return `h(${[JSON.stringify(isLink ? 'span' : node.tag), props, ...children.map(codeOf)].join()})`
}
