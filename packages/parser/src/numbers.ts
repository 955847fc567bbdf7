/**
 * Like Math.max and Math.min over a list of any length. Spreading a long list into their arguments overflows the stack.
 */
export const most = (values: readonly number[]): number =>
  values.reduce((best, value) => (value > best ? value : best), -Infinity)

export const least = (values: readonly number[]): number =>
  values.reduce((best, value) => (value < best ? value : best), Infinity)
