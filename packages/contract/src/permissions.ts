export type Role = 'admin' | 'recruiter' | 'brandEditor'
export type Area = 'settings' | 'templates' | 'editing' | 'branding'
export type Level = 'none' | 'read' | 'write'

/** What each role may do. */
export const permissions: Record<Role, Record<Area, Level>> = {
  admin: { settings: 'write', templates: 'write', editing: 'write', branding: 'write' },
  recruiter: { settings: 'read', templates: 'read', editing: 'write', branding: 'none' },
  brandEditor: { settings: 'read', templates: 'write', editing: 'write', branding: 'write' },
}

const RANK: Record<Level, number> = { none: 0, read: 1, write: 2 }

export function can(role: Role, area: Area, level: Level): boolean {
  return RANK[permissions[role][area]] >= RANK[level]
}

export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && Object.hasOwn(permissions, value)
}
