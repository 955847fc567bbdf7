import { AppError } from './errors.ts'

declare const brand: unique symbol
type Id<Name extends string> = string & { readonly [brand]?: Name }

/** UUID, 36 characters. */
export type CompanyId = Id<'company'>
/** `<company>_<12 characters>`: 49 characters. */
export type FolderId = Id<'folder'>
/** `<folder>_<12 characters>`; its first 49 characters name the folder. */
export type AppId = Id<'application'>
export type TemplateId = Id<'template'>
export type JobId = Id<'job'>
/** `<application>_<12 characters>`. */
export type LinkId = Id<'link'>
/** UUID. For an integration user `_<platform>_<external id>` follows, so it is longer than 36. */
export type UserId = Id<'user'>

/** Length of the part of an application id that names its folder. */
export const FOLDER_PREFIX_LENGTH = 49
/** A user id longer than this belongs to an integration user. */
export const INTEGRATION_USER_ID_LENGTH = 36

/** How many underscore-joined parts each kind of id has. */
export const ID_DEPTH = { companyId: 1, folderId: 2, templateId: 2, jobId: 2, appId: 3, linkId: 4 } as const
export type IdParam = keyof typeof ID_DEPTH
/** The type of each kind of id. */
export interface IdOf {
  companyId: CompanyId
  folderId: FolderId
  templateId: TemplateId
  jobId: JobId
  appId: AppId
  linkId: LinkId
}

const PART_NAMES: Record<IdParam, readonly string[]> = {
  companyId: ['company'],
  folderId: ['company', 'folder'],
  templateId: ['company', 'template'],
  jobId: ['company', 'job'],
  appId: ['company', 'folder', 'app'],
  linkId: ['company', 'folder', 'app', 'link'],
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const PART = /^[a-z2-7]{12}$/
/** Lower-case base32: without letters that look alike, safe in a path, without `_`. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const PART_LENGTH = 12

export function isIdParam(name: string): name is IdParam {
  return name in ID_DEPTH
}

/** The names of an id's parts in an expanded path. */
export function idParts(kind: IdParam): readonly string[] {
  return PART_NAMES[kind]
}

export function depthOf(id: string): number {
  return id.split('_').length
}

/** Whether `id` has the depth and form of its kind. */
export function isId(kind: IdParam, id: string): boolean {
  const parts = id.split('_')
  const [company, ...rest] = parts
  return parts.length === ID_DEPTH[kind] && UUID.test(company ?? '') && rest.every((part) => PART.test(part))
}

/**
 * The id as path segments: `c_f_a` becomes `c/f/a`. Only an id gets so far: with a part such as `..` the call would go to
 * another path, and take the caller's token there.
 * @throws AppError `invalid_id_depth` when the id does not have the depth of its kind, `not_found` when it is no id at all.
 */
export function expandId(kind: IdParam, id: string): string {
  if (depthOf(id) !== ID_DEPTH[kind]) throw new AppError('invalid_id_depth')
  if (!isId(kind, id)) throw new AppError('not_found')
  return id.replaceAll('_', '/')
}

export function companyOf(id: string): CompanyId {
  return id.split('_', 1)[0] ?? ''
}

/** The folder that an application is in. */
export function folderOf(appId: AppId): FolderId {
  return appId.slice(0, FOLDER_PREFIX_LENGTH)
}

/** The application that a link shows. */
export function applicationOf(linkId: LinkId): AppId {
  return linkId.split('_').slice(0, ID_DEPTH.appId).join('_')
}

/** A new child id; `random` gives 12 bytes (each byte's low five bits are used). */
export function childId(parent: string, random: Uint8Array): string {
  return `${parent}_${idPart(random)}`
}

/** Twelve base32 characters from twelve random bytes: 60 bits. */
export function idPart(random: Uint8Array): string {
  return Array.from(random.subarray(0, PART_LENGTH), (byte) => ALPHABET[byte & 31]).join('')
}

export function isIntegrationUser(userId: UserId): boolean {
  return userId.length > INTEGRATION_USER_ID_LENGTH
}
