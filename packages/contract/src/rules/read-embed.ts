/** The providers whose players a CV may contain. */
export const embedProviders = ['youtube', 'vimeo', 'loom', 'wistia', 'vidyard'] as const
export type EmbedProvider = (typeof embedProviders)[number]

/** A video as its provider and id. Nothing else of the given address is kept. */
export interface EmbeddedVideo {
  provider: EmbedProvider
  id: string
  /** The address of the provider's own player. */
  player: string
}

interface ProviderRule {
  provider: EmbedProvider
  /** Exact hosts. A host that looks similar, or only ends the same, does not count. */
  hosts: readonly string[]
  /** Reads the id from an address that is known to be on one of the hosts. */
  idOf(url: URL): string | null
  player(id: string): string
}

const firstMatch = (pattern: RegExp, text: string): string | null => pattern.exec(text)?.[1] ?? null

const rules: readonly ProviderRule[] = [
  {
    provider: 'youtube',
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'www.youtube-nocookie.com'],
    idOf: (url) =>
      url.pathname === '/watch'
        ? firstMatch(/^([\w-]{11})$/, url.searchParams.get('v') ?? '')
        : firstMatch(/^\/(?:embed|shorts|live)\/([\w-]{11})\/?$/, url.pathname),
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    provider: 'youtube',
    hosts: ['youtu.be'],
    idOf: (url) => firstMatch(/^\/([\w-]{11})\/?$/, url.pathname),
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    provider: 'vimeo',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    // An unlisted video has a second part, without which nobody may see it.
    idOf: (url) => {
      const [, id, hash] = /^\/(?:video\/)?(\d{6,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(url.pathname) ?? []
      const key = hash ?? firstMatch(/^([0-9a-f]{6,20})$/, url.searchParams.get('h') ?? '')
      return id === undefined ? null : key ? `${id}/${key}` : id
    },
    player: (id) => `https://player.vimeo.com/video/${id.replace('/', '?h=')}`,
  },
  {
    provider: 'loom',
    hosts: ['loom.com', 'www.loom.com'],
    idOf: (url) => firstMatch(/^\/(?:share|embed)\/(?:[\w-]*-)?([0-9a-f]{32})\/?$/, url.pathname),
    player: (id) => `https://www.loom.com/embed/${id}`,
  },
  {
    provider: 'wistia',
    hosts: ['fast.wistia.net', 'fast.wistia.com', 'home.wistia.com'],
    idOf: (url) => firstMatch(/^\/(?:embed\/iframe|embed\/medias|medias)\/([0-9a-z]{10})(?:\.\w+)?\/?$/, url.pathname),
    player: (id) => `https://fast.wistia.net/embed/iframe/${id}`,
  },
  {
    provider: 'vidyard',
    hosts: ['share.vidyard.com', 'video.vidyard.com', 'play.vidyard.com'],
    idOf: (url) => firstMatch(/^\/(?:watch\/)?([A-Za-z0-9]{20,26})\/?$/, url.pathname),
    player: (id) => `https://play.vidyard.com/${id}`,
  },
]

/**
 * The video that an address names, or null if we know none there. Only https, no sign-in or port in the address, exact
 * hosts, and an id in the provider's form. Nothing else of the address is used.
 */
export function readEmbed(address: string): EmbeddedVideo | null {
  if (address.length > 2048 || !/^https:\/\/[a-z]/i.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return null
  // Different programs read backslashes, tabs and the like differently, so such addresses are refused.
  if (/[\s\\\p{Cc}]/u.test(address)) return null
  for (const rule of rules) {
    if (!rule.hosts.includes(url.hostname)) continue
    const id = rule.idOf(url)
    return id === null ? null : { provider: rule.provider, id, player: rule.player(id) }
  }
  return null
}
