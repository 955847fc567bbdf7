/**
 * THE list that makes preact of React: rollup and vitest read it, nobody keeps another.
 * Longer names stand first. wouter asks for React through the CommonJS shim, so that has a line of its own.
 */
export const preactAliases = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: '@preact/compat/client' },
  { find: /^react-dom$/, replacement: '@preact/compat' },
  { find: /^react$/, replacement: '@preact/compat' },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: '@preact/compat' },
]
