import { platformNames, type Platform } from '@tabard/contract'
import type { Config } from '../config/config.ts'
import type { ApplicantSystem, Connector } from './connector.ts'

/**
 * Every applicant system of the contract. Each is found in the folder of its name: `<name>/<name>.ts` exports
 * `applicantSystem`. There is no second list that could lack one, and no gateway starts while a folder is missing.
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
