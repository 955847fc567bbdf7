import type { Insertable, Selectable, Updateable } from 'kysely'
import type {
  ApiKeysTable,
  ApplicationsTable,
  CompaniesTable,
  ExportsTable,
  FederatedIdentitiesTable,
  FilesTable,
  FoldersTable,
  ForwardingDestinationsTable,
  IntegrationsTable,
  JobsTable,
  MailOutboxTable,
  LinksTable,
  LogosTable,
  OauthStatesTable,
  OutputDeliveriesTable,
  OutputsTable,
  RefreshCodesTable,
  SsoSettingsTable,
  TelemetryEventsTable,
  TemplatesTable,
  UsersTable,
} from './tables.ts'

export type { Database, Json } from './tables.ts'

export type IntegrationRow = Selectable<IntegrationsTable>
export type NewIntegration = Insertable<IntegrationsTable>
export type IntegrationChange = Updateable<IntegrationsTable>
export type OauthStateRow = Selectable<OauthStatesTable>
export type NewOauthState = Insertable<OauthStatesTable>
export type OutputDeliveryRow = Selectable<OutputDeliveriesTable>
export type NewOutputDelivery = Insertable<OutputDeliveriesTable>
export type ForwardingDestinationRow = Selectable<ForwardingDestinationsTable>
export type NewForwardingDestination = Insertable<ForwardingDestinationsTable>
export type CompanyRow = Selectable<CompaniesTable>
export type NewCompany = Insertable<CompaniesTable>
export type CompanyChange = Updateable<CompaniesTable>
export type UserRow = Selectable<UsersTable>
export type NewUser = Insertable<UsersTable>
export type UserChange = Updateable<UsersTable>
export type ApiKeyRow = Selectable<ApiKeysTable>
export type NewApiKey = Insertable<ApiKeysTable>
export type NewTelemetryEvent = Insertable<TelemetryEventsTable>
export type FolderRow = Selectable<FoldersTable>
export type NewFolder = Insertable<FoldersTable>
export type ApplicationRow = Selectable<ApplicationsTable>
export type NewApplication = Insertable<ApplicationsTable>
export type ApplicationChange = Updateable<ApplicationsTable>
export type TemplateRow = Selectable<TemplatesTable>
export type NewTemplate = Insertable<TemplatesTable>
export type TemplateChange = Updateable<TemplatesTable>
export type JobRow = Selectable<JobsTable>
export type NewJob = Insertable<JobsTable>
export type JobChange = Updateable<JobsTable>
export type LinkRow = Selectable<LinksTable>
export type NewLink = Insertable<LinksTable>
export type LinkChange = Updateable<LinksTable>
export type FileRow = Selectable<FilesTable>
export type NewFile = Insertable<FilesTable>
export type OutputRow = Selectable<OutputsTable>
export type NewOutput = Insertable<OutputsTable>
export type LogoRow = Selectable<LogosTable>
export type NewLogo = Insertable<LogosTable>
export type RefreshCodeRow = Selectable<RefreshCodesTable>
export type LetterRow = Selectable<MailOutboxTable>
export type NewLetter = Insertable<MailOutboxTable>
export type ExportRow = Selectable<ExportsTable>
export type NewExport = Insertable<ExportsTable>
export type ExportChange = Updateable<ExportsTable>
export type SsoSettingsRow = Selectable<SsoSettingsTable>
export type NewSsoSettings = Insertable<SsoSettingsTable>
export type FederatedIdentityRow = Selectable<FederatedIdentitiesTable>
