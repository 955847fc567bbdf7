const LITERAL = /\bcss`((?:[^`\\]|\\[\s\S])*)`/g

/** A rollup plugin that takes spaces and comments out of css`…` texts, which no JavaScript minifier looks into. */
export function minifyCssLiterals() {
  return {
    name: 'minify-css-literals',
    transform: (code, id) =>
      /\.tsx?$/.test(id) && code.includes('css`')
        ? { code: code.replace(LITERAL, (_, text) => `css\`${minifyCss(text)}\``), map: null }
        : null,
  }
}

/** Only what cannot change a rule: spaces around + and - mean something in calc(), and one before a : in a selector does too. */
export function minifyCss(text) {
  return (
    text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,]) ?/g, '$1')
      .replace(/([a-z-]): /gi, '$1:')
      .replace(/;}/g, '}')
      // No arithmetic needs spaces around these two.
      .replace(/ ?([>/]) ?/g, '$1')
      // A value below one, after what can stand before a value.
      .replace(/([ :,(/+-])0(\.\d)/g, '$1$2')
      .trim()
  )
}
