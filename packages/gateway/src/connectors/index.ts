import { platformNames, type Platform } from '@tabard/contract'
import type { Config } from '../config/config.ts'
import type { ApplicantSystem, Connector } from './connector.ts'

/**
 * Makes the connectors of all applicant systems in the contract. `<name>/<name>.ts` must export `applicantSystem`; there
 * is no other list. A gateway does not start while a folder is missing.
 */
export async function createConnectors({
  applicantSystemUrls,
}: Pick<Config, 'applicantSystemUrls'>): Promise<Record<Platform, Connector>> {
  const made = await Promise.all(
    platformNames.map(async (platform) => {
      const { home, create } = await load(platform)
      return [platform, create(applicantSystemUrls[platform] ?? home)] as const
    }),
  )
  return Object.fromEntries(made) as Record<Platform, Connector>
}

async function load(platform: Platform): Promise<ApplicantSystem> {
  const { applicantSystem } = (await import(`./${platform}/${platform}.ts`)) as { applicantSystem: ApplicantSystem }
  return applicantSystem
}
