declare const __TABARD_VERSION__: string | undefined

/** The package's version, filled in by the build. It names the folder that our files are served from. */
export const VERSION: string = typeof __TABARD_VERSION__ === 'string' ? __TABARD_VERSION__ : '0.0.0'
