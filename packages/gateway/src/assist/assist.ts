import { AppError, isLocalTransform, type ParsedCv } from '@tabard/contract'
import { transformText } from '@tabard/paper'

export interface TransformInput {
  /** One of the contract's `localTransforms` or `modelTransforms`. */
  type: string
  options: Record<string, unknown>
  text: string
}

/** Help with text. What it is handed is a stranger's words, and what it answers is text to be looked at, never markup. */
export interface Assist {
  /** @throws AppError `assist_unavailable`, `assist_not_found` */
  transform(input: TransformInput): Promise<string>
  /** Reads a CV out of its words. @throws AppError `assist_unavailable`, `assist_not_found` */
  parse(text: string): Promise<ParsedCv>
}

/** Without a model: what rules can do is done, and the rest says that there is none. */
export function createLocalAssist(): Assist {
  return {
    async transform({ type, options, text }) {
      if (!isLocalTransform(type)) throw new AppError('assist_unavailable')
      return transformText(text, type, options)
    },
    async parse() {
      throw new AppError('assist_unavailable')
    },
  }
}
