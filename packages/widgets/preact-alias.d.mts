/** The list that makes preact of React: for rollup and vitest alike. */
export const preactAliases: { find: string | RegExp; replacement: string }[]
