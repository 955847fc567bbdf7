import { AppError, isLocalTransform, type ParsedCv, type TransformAnswer, type TransformType } from '@tabard/contract'
import { transformText } from '@tabard/paper'

export interface TransformInput {
  /** One of the contract's `localTransforms` or `modelTransforms`. */
  type: string
  options: Record<string, unknown>
  text: string
}

export interface RewriteInput {
  type: TransformType
  options: Record<string, unknown>
  text: string
  jobDescription?: string
}

/** Help with text. What it is handed is a stranger's words, and what it answers is text to be looked at, never markup. */
export interface Assist {
  /** Whether there is a model to ask. */
  readonly hasModel: boolean
  /** The text alone. @throws AppError `assist_unavailable`, `assist_not_found` */
  transform(input: TransformInput): Promise<string>
  /** With what the answer adds to the original. @throws AppError `assist_unavailable`, `assist_not_found` */
  rewrite(input: RewriteInput): Promise<TransformAnswer>
  /**
   * Reads a CV out of its words. What the model says that they do not is left out, and told in `warnings`.
   * @throws AppError `assist_unavailable`, `assist_not_found`
   */
  parse(text: string): Promise<ParsedCv>
}

/** Without a model: what rules can do is done, and the rest says that there is none. */
export function createLocalAssist(): Assist {
  const rewrite: Assist['rewrite'] = async ({ type, options, text }) => {
    if (!isLocalTransform(type)) throw new AppError('assist_unavailable')
    return { text: transformText(text, type, options), invented: [] }
  }
  return {
    hasModel: false,
    rewrite,
    async transform({ type, options, text }) {
      return (await rewrite({ type: type as TransformType, options, text })).text
    },
    async parse() {
      throw new AppError('assist_unavailable')
    },
  }
}
