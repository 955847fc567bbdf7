import { VERSION } from './version.ts'

let defaultUrl = ''

/** Where the gateway is when nobody says: the script-tag build sets the origin it was loaded from. */
export function setDefaultBaseUrl(url: string): void {
  defaultUrl = url
}

export function defaultBaseUrl(): string {
  return defaultUrl
}

/** Where our immutable files of this version stand. */
export function assetsUrl(baseUrl: string): string {
  return `${baseUrl.replace(/\/+$/, '')}/sdk/${VERSION}`
}
