// The few web globals that every runtime has (browsers, workers, Node). The contract may use these and no others.
declare function atob(text: string): string
declare class TextDecoder {
  decode(bytes: Uint8Array): string
}
declare class URL {
  constructor(url: string, base?: string)
  static canParse(url: string, base?: string): boolean
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly port: string
  readonly origin: string
  readonly host: string
  readonly hostname: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly href: string
  readonly searchParams: URLSearchParams
}
declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | readonly (readonly [string, string])[])
  get(name: string): string | null
  set(name: string, value: string): void
  has(name: string): boolean
  delete(name: string): void
  append(name: string, value: string): void
  toString(): string
}
