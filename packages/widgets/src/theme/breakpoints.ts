import { BREAKPOINTS_PX } from '@tabard/contract'

/** A media query for windows at least as wide as the named breakpoint. */
export function from(breakpoint: keyof typeof BREAKPOINTS_PX): string {
  return `(min-width: ${BREAKPOINTS_PX[breakpoint]}px)`
}

/** A media query for windows narrower than the named breakpoint. */
export function below(breakpoint: keyof typeof BREAKPOINTS_PX): string {
  return `(max-width: ${BREAKPOINTS_PX[breakpoint] - 1}px)`
}
