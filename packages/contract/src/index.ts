export * from './entities/application.ts'
export * from './entities/client.ts'
export * from './entities/document.ts'
export * from './entities/file.ts'
export * from './entities/folder.ts'
export * from './entities/link.ts'
export * from './entities/parsed-cv.ts'
export * from './entities/public-config.ts'
export * from './entities/template-design.ts'
export * from './entities/template.ts'
export * from './entities/user.ts'
export * from './errors.ts'
export * from './features.ts'
export * from './ids.ts'
export * from './limits.ts'
export * from './links.ts'
export * from './messages.ts'
export * from './permissions.ts'
export * from './route.ts'
export * from './routes/index.ts'
export type {
  ApplicationAction,
  ApplicationMap,
  FindQuery,
  ListQuery,
  UploadBody,
  UploadQuery,
} from './routes/applications.ts'
export type { OutputBody } from './routes/files.ts'
export type { AccessQuery, LinkDraft } from './routes/links.ts'
export * from './rules/bullets.ts'
export * from './rules/count-words.ts'
export * from './rules/email.ts'
export * from './rules/link-target.ts'
export * from './rules/password.ts'
export * from './rules/truncate.ts'
export * from './token.ts'
