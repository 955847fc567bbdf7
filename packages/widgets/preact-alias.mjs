/**
 * The only list that replaces React by preact: rollup and vitest both read it.
 * Longer names come first. wouter imports React through the CommonJS shim, so the shim has a line of its own.
 */
export const preactAliases = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: '@preact/compat/client' },
  { find: /^react-dom$/, replacement: '@preact/compat' },
  { find: /^react$/, replacement: '@preact/compat' },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: '@preact/compat' },
]
