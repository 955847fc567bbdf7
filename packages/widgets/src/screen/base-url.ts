import { VERSION } from './version.ts'

let defaultUrl = ''

/**
 * The gateway's origin when a page names none. The script-tag build sets it to the origin the script was loaded from.
 */
export function setDefaultBaseUrl(url: string): void {
  defaultUrl = url
}

export function defaultBaseUrl(): string {
  return defaultUrl
}

/** The address of this version's immutable files. */
export function assetsUrl(baseUrl: string): string {
  return `${baseUrl.replace(/\/+$/, '')}/sdk/${VERSION}`
}
