import { openApi, type OpenApi } from '@tabard/contract/openapi'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/** One answer as it came over the wire. */
export interface WireAnswer {
  method: string
  /** Path without query. */
  path: string
  status: number
  contentType: string
  text: string
}

export interface AnswerCheck {
  /** The route an address belongs to, or null where the description does not know it. */
  operationOf(method: string, path: string): string | null
  /** What is wrong with an answer by the description; null when nothing is. Answers of unknown calls are not checked. */
  fault(answer: WireAnswer): string | null
}

const DOCUMENT = 'openapi'

/** Checks answers against `/openapi.json`: their status, their media type, and their body's schema. */
export function createAnswerCheck(description: OpenApi): AnswerCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false })
  ajv.addSchema(description, DOCUMENT)
  const compiled = new Map<string, ValidateFunction>()
  const paths = Object.keys(description.paths).map((template) => ({ template, pattern: patternOf(template) }))

  const find = (method: string, path: string) => {
    const name = method.toLowerCase()
    const template = paths.find((row) => row.pattern.test(path) && description.paths[row.template]?.[name])?.template
    const operation = template === undefined ? undefined : description.paths[template]?.[name]
    return template === undefined || !operation ? null : { template, name, operation }
  }

  const validator = (pointer: string): ValidateFunction => {
    const known = compiled.get(pointer)
    if (known) return known
    const made = ajv.compile({ $ref: `${DOCUMENT}#${pointer}` })
    compiled.set(pointer, made)
    return made
  }

  return {
    operationOf: (method, path) => find(method, path)?.operation.operationId ?? null,
    fault({ method, path, status, contentType, text }) {
      const found = find(method, path)
      if (!found || status === 304) return null
      const told = found.operation.responses[status] as { content?: Record<string, unknown> } | undefined
      const where = `${found.operation.operationId} ${status}`
      if (!told) return `${where}: the description names no such status (${text.slice(0, 300)})`
      const mediaType = contentType.split(';')[0]?.trim() ?? ''
      const content = told.content?.[mediaType]
      if (!content) return `${where}: the description names no ${mediaType || 'empty body'}`
      if (mediaType !== 'application/json') return null
      const validate = validator(
        ['', 'paths', found.template, found.name, 'responses', String(status), 'content', mediaType, 'schema']
          .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
          .join('/'),
      )
      if (validate(JSON.parse(text))) return null
      const [error] = validate.errors ?? []
      return `${where}: ${error?.instancePath ?? ''} ${error?.message ?? 'is off its schema'}`
    },
  }
}

let own: AnswerCheck | undefined

/** The check against the description this program serves. Made once a process, because compiling takes a moment. */
export function ownAnswerCheck(): AnswerCheck {
  own ??= createAnswerCheck(openApi('http://localhost', 'test'))
  return own
}

/** `/a/{b}/c` as a pattern; a segment is anything but a slash. */
function patternOf(template: string): RegExp {
  const source = template
    .split('/')
    .map((part) => (/^\{\w+\}$/.test(part) ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/')
  return new RegExp(`^${source}$`)
}
