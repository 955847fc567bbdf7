import type { PublicConfig } from '@tabard/contract'

/** The public configuration, read once. */
export async function readConfig(): Promise<PublicConfig> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
  return (await response.json()) as PublicConfig
}
