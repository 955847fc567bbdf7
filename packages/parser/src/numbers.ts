/** Like Math.max and Math.min over a list, for lists of any length: spreading a long one overflows the stack. */
export const most = (values: readonly number[]): number =>
  values.reduce((best, value) => (value > best ? value : best), -Infinity)

export const least = (values: readonly number[]): number =>
  values.reduce((best, value) => (value < best ? value : best), Infinity)
