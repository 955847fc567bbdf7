import { route } from '../route.ts'
import type { CompanyExport, Erasure, ErasureBody } from '../schemas/privacy.ts'

type None = Record<never, string>
const ownCompany = { api: 'main', access: 'session', needs: ['settings', 'write'] } as const

/** Ours, as are all calls in this file. The specification has no such calls, but the law demands them. */
export const exportCompany = route<{ params: None; query: None; body: undefined; response: CompanyExport }>()({
  method: 'post',
  path: '/exports',
  ...ownCompany,
  summary: 'Starts packing all the company has with us. Answers with the one that is being packed, where there is one.',
  errors: ['rate_limited'],
})

export const listExports = route<{
  params: None
  query: None
  body: undefined
  response: { exports: CompanyExport[] }
}>()({
  method: 'get',
  path: '/exports',
  ...ownCompany,
  summary: 'The exports of the company, newest first, without their parts.',
  errors: [],
})

export const getExport = route<{
  params: { exportId: string }
  query: None
  body: undefined
  response: CompanyExport
}>()({
  method: 'get',
  path: '/exports/{exportId}',
  ...ownCompany,
  summary: 'How far an export is; once it is ready, where its parts are fetched.',
  errors: ['not_found', 'bad_request'],
})

export const eraseCandidate = route<{ params: None; query: None; body: ErasureBody; response: Erasure }>()({
  method: 'post',
  api: 'main',
  path: '/erasures',
  access: 'session',
  needs: ['editing', 'write'],
  summary:
    'Erases a candidate for good: one CV by its id, or (admins) every CV of an e-mail address, with files, documents, links, letters and waiting jobs. 404 means there is nothing of that.',
  errors: ['not_found', 'forbidden', 'bad_request'],
})
