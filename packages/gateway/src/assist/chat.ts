import { AppError } from '@tabard/contract'
import type { Outbound } from '../outbound/outbound.ts'

export interface ChatParts {
  /** Address of an OpenAI-compatible endpoint, such as `https://api.example.com/v1`. */
  baseUrl: string
  apiKey: string
  model: string
  fetch: Outbound['fetch']
  timeoutMs?: number
}

export interface ChatQuestion {
  /** The task, in our own words only. */
  system: string
  /** The text that the task is about. */
  user: string
  /** Whether the answer shall be a JSON object. */
  isJson?: boolean
}

/** Asks a model one question. The model gets nothing of earlier questions. */
export type Chat = (question: ChatQuestion) => Promise<string>

const TIMEOUT_MS = 60_000
const MAX_BYTES = 2_000_000

/** @throws (when asked) AppError `assist_not_found` where the endpoint answers 404, else `assist_unavailable` */
export function createChat({ baseUrl, apiKey, model, fetch, timeoutMs = TIMEOUT_MS }: ChatParts): Chat {
  const address = `${baseUrl.replace(/(?<!\/)\/+$/, '')}/chat/completions`
  return async ({ system, user, isJson = false }) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        model,
        temperature: 0.2,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        ...(isJson && { response_format: { type: 'json_object' } }),
      }),
      maxBytes: MAX_BYTES,
      timeoutMs,
      redirect: 'error',
    }).catch((cause: unknown) => {
      throw new AppError('assist_unavailable', { cause })
    })
    if (response.status === 404) throw new AppError('assist_not_found')
    if (!response.ok) {
      // Without the endpoint's message, which may repeat the question and its personal data.
      throw new AppError('assist_unavailable', { cause: new Error(`The model's endpoint answered ${response.status}`) })
    }
    const content = contentOf(await response.json().catch(() => null))
    if (content === null) {
      throw new AppError('assist_unavailable', { cause: new Error("The model's endpoint answered no text") })
    }
    return content
  }
}

/** `choices[0].message.content`, if it is a text and not empty. */
function contentOf(body: unknown): string | null {
  const choices = member(body, 'choices')
  const content = member(member(Array.isArray(choices) ? choices[0] : null, 'message'), 'content')
  return typeof content === 'string' && content.trim() !== '' ? content : null
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
