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

/** Help with text. Its input comes from strangers. Its answer is plain text that a person checks, never markup. */
export interface Assist {
  /** Whether a model is configured. */
  readonly hasModel: boolean
  /** Answers the new text only. @throws AppError `assist_unavailable`, `assist_not_found` */
  transform(input: TransformInput): Promise<string>
  /** Answers also what the new text adds to the original. @throws AppError `assist_unavailable`, `assist_not_found` */
  rewrite(input: RewriteInput): Promise<TransformAnswer>
  /**
   * Reads a CV from its text. Values that the model adds and the text does not hold are left out and named in `warnings`.
   * @throws AppError `assist_unavailable`, `assist_not_found`
   */
  parse(text: string): Promise<ParsedCv>
}

/** Without a model. Rules do what they can; every other transform throws `assist_unavailable`. */
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
