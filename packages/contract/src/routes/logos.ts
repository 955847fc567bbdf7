import type { Logo } from '../entities/file.ts'
import { route } from '../route.ts'

type None = Record<never, string>

export const getLogo = route<{ params: None; query: { fileName?: string }; body: undefined; response: Logo }>()({
  method: 'get',
  api: 'main',
  path: '/logos',
  access: 'session',
  summary: "The company's current logo, or the one named. 404 means none.",
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
  summary: 'Stores a logo: PNG or JPEG, told by its bytes and re-encoded.',
  errors: ['logo_not_accepted', 'payload_too_large'],
})
