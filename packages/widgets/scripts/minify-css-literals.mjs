/** TypeScript writes a space before the text. */
const LITERAL = /\bcss ?`((?:[^`\\]|\\[\s\S])*)`/g

/** A rollup plugin that removes spaces and comments from css`…` texts, which JavaScript minifiers leave as they are. */
export function minifyCssLiterals() {
  return {
    name: 'minify-css-literals',
    transform: (code, id) =>
      /\.tsx?$/.test(id) ? { code: code.replace(LITERAL, (_, text) => `css\`${minifyCss(text)}\``), map: null } : null,
  }
}

/**
 * Removes only what cannot change a rule. Spaces around + and - stay because calc() needs them, and a space before a :
 * stays because it means something in a selector.
 */
export function minifyCss(text) {
  return (
    text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,]) ?/g, '$1')
      .replace(/([a-z-]): /gi, '$1:')
      .replace(/;}/g, '}')
      // Spaces around these two are never needed in arithmetic.
      .replace(/ ?([>/]) ?/g, '$1')
      // Removes the zero of a value below one, after any character that can precede a value.
      .replace(/([ :,(/+-])0(\.\d)/g, '$1$2')
      .trim()
  )
}
