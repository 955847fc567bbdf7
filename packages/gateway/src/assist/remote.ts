import { AppError, isLocalTransform, isModelTransform, type TransformAnswer } from '@tabard/contract'
import { createLocalAssist, type Assist, type RewriteInput } from './assist.ts'
import { createChat, type ChatParts } from './chat.ts'
import { cleanAnswer } from './clean-answer.ts'
import { findInvented } from './invented.ts'
import { parsePrompt, transformPrompt } from './prompts.ts'
import { readModelCv } from './read-model-cv.ts'

/** The longest answer, as a multiple of its input. A limit, because a misled model may write without end. */
const LENGTH_FACTOR = 6
const LENGTH_MIN = 6_000

/** Rules do the transforms they can, a model does the others. */
export function createRemoteAssist(parts: ChatParts): Assist {
  const ask = createChat(parts)
  const local = createLocalAssist()

  async function rewrite(input: RewriteInput): Promise<TransformAnswer> {
    const { type, text, options } = input
    if (isLocalTransform(type)) return local.rewrite(input)
    // A letter may and a description must repeat the job's description, so that counts as part of the original.
    const makesNew = type === 'cover-letter' || type === 'job-description'
    const original = makesNew ? `${text}\n${input.jobDescription ?? ''}` : text
    const answer = await ask(transformPrompt({ ...input, type, options }))
    if (answer.length > Math.max(LENGTH_MIN, original.length * LENGTH_FACTOR)) {
      throw new AppError('assist_unavailable', { cause: new Error('The model answered far more than it was asked') })
    }
    const { text: clean, links } = cleanAnswer(answer, original)
    if (clean === '') throw new AppError('assist_unavailable', { cause: new Error('The model answered nothing') })
    return { text: clean, invented: [...links, ...findInvented(clean, original, { names: type !== 'translate' })] }
  }

  return {
    hasModel: true,
    rewrite,
    async transform({ type, options, text }) {
      if (!isLocalTransform(type) && !isModelTransform(type)) throw new AppError('assist_not_found')
      return (await rewrite({ type, options, text })).text
    },
    async parse(text) {
      const cv = readModelCv(await ask({ ...parsePrompt(text), isJson: true }), text)
      if (!cv) throw new AppError('assist_unavailable', { cause: new Error('The model answered no CV') })
      return cv
    },
  }
}
