export * from './app-routes.ts'
export * from './domains.ts'
export * from './entities/application.ts'
export * from './entities/assist.ts'
export * from './entities/client.ts'
export * from './entities/file.ts'
export * from './entities/integration.ts'
export * from './entities/job.ts'
export * from './entities/parsed-cv.ts'
export * from './entities/design-kinds.ts'
export * from './entities/user.ts'
export * from './entry-points.ts'
export * from './errors.ts'
export * from './features.ts'
export * from './find-page.ts'
export * from './ids.ts'
export * from './limits.ts'
export * from './links.ts'
export * from './match-path.ts'
export * from './messages.ts'
export * from './oauth-state.ts'
export * from './page-access.ts'
export * from './permissions.ts'
export * from './route.ts'
export * from './routes/index.ts'
// Also exported one by one, so that the bundle of a page that makes two calls holds two rows of the table only.
export * from './routes/applications.ts'
export * from './routes/assist.ts'
export * from './routes/audit.ts'
export * from './routes/captcha.ts'
export * from './routes/clients.ts'
export * from './routes/files.ts'
export * from './routes/folders.ts'
export * from './routes/integrations.ts'
export * from './routes/jobs.ts'
export * from './routes/links.ts'
export * from './routes/logos.ts'
export * from './routes/privacy.ts'
export * from './routes/sso.ts'
export * from './routes/templates.ts'
export * from './routes/tracking.ts'
export * from './routes/urls.ts'
export * from './routes/users.ts'
export * from './rules/bullets.ts'
export * from './rules/captcha-actions.ts'
export * from './rules/count-words.ts'
export * from './rules/default-document.ts'
export * from './rules/email.ts'
export * from './rules/contact-labels.ts'
export * from './rules/find-contact.ts'
export * from './rules/find-dates.ts'
export * from './rules/line-text.ts'
export * from './rules/link-target.ts'
export * from './rules/password.ts'
export * from './rules/read-embed.ts'
export * from './rules/section-ids.ts'
export * from './rules/cv-formats.ts'
export * from './rules/sniff-file.ts'
export * from './rules/sso.ts'
export * from './rules/subdomain.ts'
export * from './rules/truncate.ts'
export * from './screen-failures.ts'
export * from './telemetry.ts'
export * from './token.ts'
export * from './words/ambient-errors.en.ts'
export * from './words/dictionary.ts'
export * from './words/error-reasons.en.ts'
export * from './words/errors.ts'
export * from './words/forms.ts'
export * from './words/languages.ts'
export * from './words/pseudo.ts'
export * from './words/refusals.en.ts'
export * from './words/refusals.ts'
// Types that are inferred from schemas. They are exported as types only, so no code of a schema is bundled.
export type {
  ActionBody,
  Application,
  ApplicationAction,
  ApplicationBundle,
  ApplicationMap,
  ApplicationSource,
  ApplicationUpdate,
  ApplicationVersion,
  FindQuery,
  HeadshotFacts,
  ListQuery,
  MiscData,
  Presenter,
  UpdateBody,
  UploadBody,
  UploadedFile,
  UploadQuery,
} from './schemas/application.ts'
export type { InventedValue, TransformAnswer, TransformRequest } from './schemas/assist.ts'
export type { AuditQuery, AuditRecord } from './schemas/audit.ts'
export type { CaptchaChallenge } from './schemas/captcha.ts'
export type {
  ApiKey,
  Branding,
  BrandLogo,
  Client,
  ClientAction,
  ClientUpdates,
  CustomTag,
  FieldMapping,
  NewApiKey,
  NewClient,
  PublicClient,
} from './schemas/client.ts'
export type { Attributes, Embed, EntryLine, Op, Section } from './schemas/document.ts'
export type { EmbedCard } from './schemas/embed-card.ts'
export type { FileBody, Logo, LogoFacts, OutputBody, Picture, StoredFile, StoredOutput } from './schemas/file.ts'
export type { Folder } from './schemas/folder.ts'
export type {
  AuthoriseBody,
  CvFileBody,
  CvFileRecord,
  CvFilesBody,
  ForwardAnswer,
  ForwardingDestination,
  ForwardRequest,
  IntegrationField,
  IntegrationFields,
  IntegrationSettings,
  IntegrationSetup,
  IntegrationUserDetails,
  OAuthState,
} from './schemas/integration.ts'
export type { Job, JobInfo, JobWrite, NewJobBody } from './schemas/job.ts'
export type { AccessQuery, Link, LinkDraft, LinkGrant, SignatureGrant } from './schemas/link.ts'
export type {
  Parsed,
  ParsedCv,
  ParsedEducation,
  ParsedJob,
  ParsedLine,
  ParsedRun,
  ParsedSection,
  ParsedWarning,
  ParseResult,
  SourceBox,
} from './schemas/parsed-cv.ts'
export type { CompanyExport, Erasure, ErasureBody } from './schemas/privacy.ts'
export type { PublicConfig } from './schemas/public-config.ts'
export type { SsoInput, SsoSettings } from './schemas/sso.ts'
export type { TelemetryEvent } from './schemas/telemetry.ts'
export type { DefaultTemplate, ImageTemplate, Template, TemplateDesign } from './schemas/template.ts'
export type { ImageTemplateBody, TemplateAction, TemplateUpdate } from './schemas/template-write.ts'
export type { SignedUrlQuery, UrlQuery } from './schemas/url.ts'
export type { AdminUpdate, ProfileUpdate, User, UserPhoto } from './schemas/user.ts'
