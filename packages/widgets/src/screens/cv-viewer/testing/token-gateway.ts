import type { Application, ApplicationBundle, ErrorCode, Right, SignaturePayload } from '@tabard/contract'
import { builtInTemplates } from '@tabard/paper'
import { sampleBranding, sampleCv, samplePresenter } from '@tabard/paper/sample'
import { readSignature } from '@tabard/contract'
import { buildSignature } from '../../../screen/testing/build-signature.ts'

const LIFE_SECONDS = 900

/** A gateway for two calls of an element: it knows its own tokens by heart, and the time. */
export interface TokenGateway {
  /** A good token for a record. */
  mint(appId: string, claims?: Partial<SignaturePayload>): string
  /** The gateway takes this token no more, or never did. */
  revoke(token: string): void
  /** What it was sent, in order: the token and the candidate's name in it. */
  readonly saved: { appId: string; token: string; candidateName: string }[]
  fetch: typeof globalThis.fetch
}

export function createTokenGateway(): TokenGateway {
  const minted = new Set<string>()
  const names = new Map<string, string>()
  const saved: TokenGateway['saved'] = []
  // The gateway's clock is right, whatever a test does to that of the device.
  const { now } = Date
  let count = 0
  const nowSeconds = () => Math.floor(now() / 1000)

  const refusalOf = (token: string, appId: string, right: Right): ErrorCode | null => {
    const payload = readSignature(token)
    if (!payload || !minted.has(token)) return 'signature_invalid'
    if (payload.exp <= nowSeconds()) return 'signature_expired'
    if (payload.resource.id !== appId) return 'not_found'
    return payload.rights.includes(right) ? null : 'forbidden'
  }
  const answer = (status: number, body: unknown) =>
    new Response(JSON.stringify(body), { status, headers: { Date: new Date(now()).toUTCString() } })

  return {
    saved,
    mint: (appId, claims) => {
      count += 1
      const token = buildSignature({
        iat: nowSeconds(),
        exp: nowSeconds() + LIFE_SECONDS + count,
        resource: { kind: 'application', id: appId },
        rights: ['read', 'write'],
        uid: 'vendor',
        ...claims,
      })
      minted.add(token)
      return token
    },
    revoke: (token) => void minted.delete(token),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const appId = /\/(?:bundles|applications)\/([^?]+)/.exec(request.url)?.[1]?.replaceAll('/', '_')
      if (!appId) return answer(404, { error: 'not_found' })
      const isWrite = request.method !== 'GET'
      const token = request.headers.get('Authorization') ?? ''
      const code = token ? refusalOf(token, appId, isWrite ? 'write' : 'read') : 'not_signed_in'
      if (code) return answer(statusOf(code), { error: code, message: code })
      if (isWrite) {
        const { update } = (await request.json()) as { update: { candidateName?: string } }
        names.set(appId, update.candidateName ?? '')
        saved.push({ appId, token, candidateName: update.candidateName ?? '' })
      }
      const bundle = bundleOf(appId, names.get(appId), readSignature(token)?.rights ?? [])
      return answer(200, isWrite ? bundle.application : bundle)
    },
  }
}

function statusOf(code: ErrorCode): number {
  if (code === 'not_found') return 404
  return code === 'signature_expired' || code === 'not_signed_in' ? 401 : 403
}

function bundleOf(appId: string, name: string | undefined, rights: readonly Right[]): ApplicationBundle {
  const application: Partial<Application> = {
    ...sampleCv,
    application_id: appId as Application['application_id'],
    candidateName: name ?? `Candidate of ${appId.slice(-3)}`,
    status: 'new',
    failure: null,
    freeText: [{ id: 'p', title: 'Profile', kind: 'profile', content: [{ insert: `Plans of ${appId.slice(-3)}.\n` }] }],
    score: null,
    fileName: 'cv.pdf',
    receivedTime: 1,
    duplication: null,
    revision: 0,
  }
  const { design } = builtInTemplates[0] as { design: ApplicationBundle['template']['design'] }
  return {
    application,
    template: { template_id: 't', templateName: 'Chief', design, freeText: [], embedCard: {} },
    branding: sampleBranding,
    presenter: samplePresenter,
    rights: { write: rights.includes('write'), output: false, share: false },
  } as unknown as ApplicationBundle
}
