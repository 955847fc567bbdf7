/** Which package may import which. docs/architecture.md draws the same. */
export const packageWalls: Record<string, readonly string[]> = {
  '@tabard/contract': [],
  '@tabard/paper': ['@tabard/contract'],
  '@tabard/parser': ['@tabard/contract'],
  '@tabard/runtime': ['@tabard/contract'],
  '@tabard/widgets': ['@tabard/runtime', '@tabard/paper', '@tabard/contract'],
  '@tabard/pool': ['@tabard/contract'],
  '@tabard/gateway': ['@tabard/contract', '@tabard/paper', '@tabard/parser', '@tabard/pool'],
  '@tabard/host-app': ['@tabard/widgets', '@tabard/runtime', '@tabard/contract'],
}

export interface FolderWall {
  package: string
  /** Folder or file below the package's src. */
  from: string
  /** Folders or files below src it may import; its own folder always. `*` is anything. */
  to: readonly string[]
  /** Files of the folder the wall does not bind, with the reason in a comment beside the row. */
  except?: readonly string[]
}

/** Arrows inside a package. Folders without a row are free. */
export const folderWalls: readonly FolderWall[] = [
  // gateway: http → routes → services → store | storage | identity | connectors | assist | background
  { package: '@tabard/gateway', from: 'routes', to: ['services', 'context.ts', 'http', 'identity'] },
  {
    package: '@tabard/gateway',
    from: 'services',
    to: [
      'store',
      'storage',
      'identity',
      'presenters',
      'background',
      'intake',
      'mail',
      'assist',
      'connectors',
      'outbound',
      'context.ts',
      'audit.ts',
      'config',
    ],
  },
  { package: '@tabard/gateway', from: 'connectors', to: ['outbound', 'config'] },
  { package: '@tabard/gateway', from: 'outbound', to: [] },
  { package: '@tabard/gateway', from: 'children', to: ['log.ts'] },
  { package: '@tabard/gateway', from: 'render', to: ['children', 'log.ts'] },
  { package: '@tabard/gateway', from: 'assist', to: ['outbound', 'config'] },
  { package: '@tabard/gateway', from: 'presenters', to: ['store', 'context.ts'] },
  { package: '@tabard/gateway', from: 'store', to: [] },
  { package: '@tabard/gateway', from: 'storage', to: [] },
  { package: '@tabard/gateway', from: 'identity', to: ['store', 'config'] },
  {
    package: '@tabard/gateway',
    from: 'http',
    to: ['routes', 'presenters', 'store', 'identity', 'mail', 'config', 'context.ts', 'log.ts'],
  },
  {
    package: '@tabard/gateway',
    from: 'background',
    to: ['services', 'store', 'identity', 'mail', 'config', 'context.ts'],
  },
  { package: '@tabard/gateway', from: 'mail', to: ['background', 'store', 'config'] },
  { package: '@tabard/gateway', from: 'operations', to: ['store', 'config'] },
  { package: '@tabard/gateway', from: 'demo', to: ['services', 'store', 'identity', 'config', 'context.ts'] },
  { package: '@tabard/gateway', from: 'captcha', to: ['store', 'config'] },
  { package: '@tabard/gateway', from: 'intake', to: ['children', 'render', 'log.ts'] },
  { package: '@tabard/gateway', from: 'config', to: [] },
  // widgets: entry → screens → one screen → editor, output, ui → theme
  { package: '@tabard/widgets', from: 'theme', to: [] },
  { package: '@tabard/widgets', from: 'ui', to: ['theme'] },
  { package: '@tabard/widgets', from: 'editor', to: ['ui', 'theme', 'screen'] },
  { package: '@tabard/widgets', from: 'output', to: ['ui', 'theme'] },
  { package: '@tabard/widgets', from: 'screen', to: ['ui', 'theme', 'words'] },
  // Types of the words of screens and documents: what a language has to say.
  { package: '@tabard/widgets', from: 'words', to: ['output', 'screens', 'screen', 'ui'] },
  { package: '@tabard/widgets', from: 'screens', to: ['screen', 'editor', 'output', 'ui', 'theme'] },
  // runtime: runtime.ts → data, realtime, telemetry → api → session → identity, storage, clock
  { package: '@tabard/runtime', from: 'storage', to: ['clock.ts'] },
  { package: '@tabard/runtime', from: 'identity', to: ['words', 'storage', 'clock.ts'] },
  { package: '@tabard/runtime', from: 'session', to: ['identity', 'storage', 'clock.ts'] },
  { package: '@tabard/runtime', from: 'words', to: [] },
  { package: '@tabard/runtime', from: 'api', to: ['session', 'identity', 'words', 'storage', 'clock.ts'] },
  // host-app: pages never import each other
  { package: '@tabard/host-app', from: 'frame', to: [] },
]

/** Only this file of a package may import the other package at all. */
export const soleImporters = [{ package: '@tabard/gateway', of: '@tabard/pool', importer: 'gateway.ts' }] as const

/** Siblings below these folders are rooms of their own: none imports another. */
export const separateRooms = [
  { package: '@tabard/widgets', folder: 'screens', shared: ['index.ts'] },
  { package: '@tabard/host-app', folder: 'pages', shared: [] },
] as const
