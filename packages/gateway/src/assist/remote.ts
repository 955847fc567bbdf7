import { AppError, isLocalTransform, isModelTransform, type TransformAnswer } from '@tabard/contract'
import { createLocalAssist, type Assist, type RewriteInput } from './assist.ts'
import { createChat, type ChatParts } from './chat.ts'
import { cleanAnswer } from './clean-answer.ts'
import { findInvented } from './invented.ts'
import { parsePrompt, transformPrompt } from './prompts.ts'
import { readModelCv } from './read-model-cv.ts'

/** Of an answer, by what it answers: a model that was led astray may go on for ever. */
const LENGTH_FACTOR = 6
const LENGTH_MIN = 6_000

/** Rules where they can, a model where they cannot. */
export function createRemoteAssist(parts: ChatParts): Assist {
  const ask = createChat(parts)
  const local = createLocalAssist()

  async function rewrite(input: RewriteInput): Promise<TransformAnswer> {
    const { type, text, options } = input
    if (isLocalTransform(type)) return local.rewrite(input)
    // What a job's description says may be in a letter, and must be in a description.
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
