import type { ParseFailureReason } from '@tabard/contract'

/** A file we refuse, with the named reason the caller shows. Thrown inside the parser, returned by `parse`. */
export class ParseFailure extends Error {
  readonly reason: ParseFailureReason

  constructor(reason: ParseFailureReason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}
