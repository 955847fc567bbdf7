import type { Logo, LogoFacts } from '../schemas/file.ts'
import { route } from '../route.ts'

type None = Record<never, string>

export const getLogo = route<{ params: None; query: { fileName?: string }; body: undefined; response: Logo }>()({
  method: 'get',
  api: 'main',
  path: '/logos',
  access: 'session',
  summary: "The company's current logo, or the one named. Carries an ETag. 404 means none.",
  errors: ['not_found'],
})

export const createLogo = route<{
  params: None
  query: None
  body: { fileB64: string; fileType: string; fileName: string; setAsCurrent: boolean }
  response: Logo
}>()({
  method: 'post',
  api: 'main',
  path: '/logos',
  access: 'session',
  needs: ['branding', 'write'],
  summary:
    'Stores a logo of at most 1,500,000 bytes: PNG or JPEG, told by its bytes and re-encoded. 422 says why a picture was not accepted.',
  errors: ['logo_not_accepted', 'payload_too_large'],
})

/** Ours. */
export const listLogos = route<{
  params: None
  query: None
  body: undefined
  response: { logos: LogoFacts[] }
}>()({
  method: 'get',
  api: 'main',
  path: '/logos/all',
  access: 'session',
  needs: ['branding', 'read'],
  summary: "The company's logos without their bytes, the newest first. 404 means none.",
  errors: ['not_found'],
})

/** Ours. */
export const deleteLogo = route<{
  params: None
  query: { fileName: string }
  body: undefined
  response: { fileName: string }
}>()({
  method: 'delete',
  api: 'main',
  path: '/logos',
  access: 'session',
  needs: ['branding', 'write'],
  summary: "Deletes the logo of that name. Documents that wore it show the company's name instead.",
  errors: ['not_found'],
})
