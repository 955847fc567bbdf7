export interface Feature {
  label: string
  /**
   * An unreleased feature is off everywhere. A beta feature is on in beta environments and for users with the beta
   * permission.
   */
  release: 'unreleased' | 'beta' | 'released'
  default: boolean
  /** Whether the company's options decide. */
  clientControlled: boolean
  /** Whether the user's permissions decide too. No feature needs that yet. */
  userControlled: boolean
}

const feature = (label: string, rest: Partial<Feature> = {}): Feature => ({
  label,
  release: 'released',
  default: false,
  clientControlled: true,
  userControlled: false,
  ...rest,
})

export const features = {
  textFormatterAiOptions: feature('Text formatter AI options', { default: true }),
  uniqueLinks: feature('Landing Pages'),
  customSubdomain: feature('Custom subdomain'),
  aiParsingEnabled: feature('AI parsing', { default: true }),
  jobDescription: feature('Job description', { default: true }),
  folders: feature('Folders'),
  fullJobDescription: feature('Job Info (Sift)'),
  placeholderTags: feature('Placeholder tags', { default: true }),
  originalCVEditing: feature('Original CV editing', { clientControlled: false }),
  originalCVHeaders: feature('Original CV headers', { clientControlled: false }),
} as const satisfies Record<string, Feature>

export type FeatureName = keyof typeof features

export interface FeatureContext {
  environment: 'production' | 'beta'
  options: Partial<Record<string, boolean>>
  permissions: Partial<Record<string, boolean>>
  betaPermissions: Partial<Record<string, boolean>>
}

/** Whether a feature is on for this company and user. */
export function isOn(name: FeatureName, context: FeatureContext): boolean {
  return decideFeature(features[name], name, context)
}

/** The same rule for any row. */
export function decideFeature(row: Feature, name: string, context: FeatureContext): boolean {
  if (row.release === 'unreleased') return false
  if (row.release === 'beta') return context.environment === 'beta' || context.betaPermissions[name] === true
  const client = row.clientControlled ? (context.options[name] ?? row.default) : row.default
  return row.userControlled ? (context.permissions[name] ?? client) : client
}
