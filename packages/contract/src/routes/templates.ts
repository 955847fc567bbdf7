import type { Template } from '../entities/template.ts'
import type { TemplateId } from '../ids.ts'
import { route } from '../route.ts'

export const listTemplates = route<{
  params: Record<never, string>
  query: { attributes?: string }
  body: undefined
  response: Record<TemplateId, Template>
}>()({
  method: 'get',
  api: 'main',
  path: '/templates',
  access: 'session-or-signature',
  needs: ['templates', 'read'],
  signature: { right: 'write' },
  summary: 'The templates, keyed by id. 404 means there are none.',
  errors: ['not_found'],
})

export const getTemplate = route<{
  params: { templateId: TemplateId }
  query: Record<never, string>
  body: undefined
  response: Template
}>()({
  method: 'get',
  api: 'main',
  path: '/templates/{templateId}',
  access: 'session',
  needs: ['templates', 'read'],
  summary: 'One template.',
  errors: ['not_found'],
})
