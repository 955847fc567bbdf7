import { sayRefusal } from '@tabard/contract'
import { PoolError } from '../pool-error.ts'
import type { PoolCaller } from '../pool.ts'
import { readAuthorizeRequest } from './authorize-request.ts'
import { isFormToken, readBrowser } from './browser-cookie.ts'
import { backTo, readForm, redirectTo, type HostedAnswer } from './hosted-parts.ts'
import { errorPage, scriptFile, styleFile } from './pages.ts'
import { isStep, showStep, type Visit } from './step-pages.ts'
import { takeStep } from './take-step.ts'
import { languageFor, wordsFor } from './words/hosted-words.ts'

/** Our own sign-in page and what it needs. */
export const loginUi: [string, HostedAnswer][] = [
  ['GET /login-ui/', withVisit((visit) => showStep(visit, 'password'))],
  ['POST /login-ui/', withVisit(takeForm)],
  ['GET /login-ui/sso', withVisit((visit) => showStep(visit, 'provider'))],
  ['GET /login-ui/style.css', async (parts) => styleFile(parts)],
  ['GET /login-ui/page.js', async () => scriptFile()],
  [
    'GET /login-ui/error',
    async (parts, request) => {
      const error = new URL(request.url).searchParams.get('error')
      const { badLink } = wordsFor(request)
      const known = error === 'redirect_mismatch' || error === 'unknown_client' ? error : 'other'
      return errorPage(parts, request, 400, { title: badLink.title, lead: badLink[known] })
    },
  ],
]

/** Reads the app's request from the page's address, which holds all of it, and checks it at every page. */
function withVisit(answer: (visit: Visit, caller: PoolCaller) => Response | Promise<Response>): HostedAnswer {
  return async (parts, request, caller) => {
    const read = await readAuthorizeRequest(parts, new URL(request.url).searchParams)
    if (read.kind === 'stranger') return redirectTo(`/login-ui/error?error=${read.error}`)
    if (read.kind === 'refused') return backTo(read, { error: read.error, error_description: read.description })
    return answer({ parts, request, asked: read.request }, caller)
  }
}

/** Takes one form, which is one step; its field `step` says which one. */
async function takeForm(visit: Visit, caller: PoolCaller): Promise<Response> {
  const { parts, request, asked } = visit
  const form = await readForm(request)
  if (!form || !isFormToken(parts, readBrowser(parts, request), form.get('token')))
    return showStep(visit, 'password', { problem: wordsFor(request).openTooLong })
  const field = (name: string): string => form.get(name) ?? ''
  const step = field('step')
  if (!isStep(step)) return showStep(visit, 'password', { problem: wordsFor(request).tryAgain })
  try {
    return await takeStep[step](visit, field, caller)
  } catch (error) {
    if (!(error instanceof PoolError)) throw error
    if (/^PreTokenGeneration failed/.test(error.message))
      return backTo(asked, { error: 'invalid_request', error_description: error.message })
    const problem = sayRefusal(error.message, languageFor(request))
    const session = field('session')
    // After a refused code or password the same step is shown again.
    const isRepeated = session !== '' && /CodeMismatch|ExpiredCode|InvalidPassword|EnableSoftware/.test(error.type)
    if (isRepeated) return showStep(visit, step, { problem, session, secret: field('secret') })
    return showStep(visit, 'password', { problem, email: field('username') })
  }
}
