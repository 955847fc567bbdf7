import { appRoutes, platformNames, routes, type AppPath, type Routes } from '@tabard/contract'

type NamesInCall<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesInCall<Rest> : never
type NamesInPage<Path> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | NamesInPage<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never
type Bare<Name> = Name extends `${infer Word}?` ? Word : Name
type NameInPath = NamesInCall<Routes[keyof Routes]['path']> | Bare<NamesInPage<AppPath>>

/** Of everything that stands in the path of a call or a page: whether it opens a record to whoever knows it. */
const isSecret: Record<NameInPath, boolean> = {
  appId: false,
  exportId: false,
  folderId: false,
  jobId: false,
  linkId: false,
  roleId: false,
  // One opening of a link, which only its own visitor adds to.
  sessionId: false,
  shortId: true,
  templateId: false,
}

/** Paths that stand in neither table: downloads, and what an applicant system sends along in the path to a page of its own. */
const otherAreas = ['downloads', ...platformNames]

/** A word of a path, and the names that follow it. */
const NAMED = /\/([\w-]+)((?:\/(?:\{\w+\}|:\w+\??))+)/g
const areas = [...Object.values(routes), ...appRoutes].flatMap(({ path }) =>
  [...path.matchAll(NAMED)].flatMap(([, area = '', names = '']) =>
    (names.match(/\w+/g) ?? []).some((name) => isSecret[name as NameInPath]) ? [area] : [],
  ),
)

/** In any address, what follows the word that a secret follows. */
export const secretPath = new RegExp(`(/(?:${[...new Set([...areas, ...otherAreas])].join('|')})/)[^\\s"'<>]+`, 'gi')
