import type { Storage } from '../../storage/storage.ts'
import { logoLuminance } from './logo-luminance.ts'

/** Every bundle carries a logo, and the bytes of a key never change, so the last used ones are kept in memory. */
export interface LogoBytes {
  read(companyId: string, key: string): Promise<KeptLogo | undefined>
}

export interface KeptLogo {
  bytes: Uint8Array
  /** As `BrandLogo` has it. */
  luminance: number | undefined
}

const MAX_KEPT = 100

export function createLogoBytes(storage: Pick<Storage, 'get'>): LogoBytes {
  const kept = new Map<string, KeptLogo>()
  return {
    async read(companyId, key) {
      // The company is part of the name: a key of one company must never find another's bytes.
      const name = `${companyId} ${key}`
      const logo = kept.get(name) ?? (await fetchLogo(storage, companyId, key))
      if (!logo) return undefined
      kept.delete(name)
      kept.set(name, logo)
      const oldest = kept.keys().next().value
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
      return logo
    },
  }
}

async function fetchLogo(storage: Pick<Storage, 'get'>, companyId: string, key: string): Promise<KeptLogo | undefined> {
  const bytes = await storage.get(companyId, key)
  return bytes && { bytes, luminance: await logoLuminance(bytes) }
}
