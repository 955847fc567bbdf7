import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { samplePage } from './host-app/scripts/sample-page.mjs'
import { preactAliases } from './packages/widgets/preact-alias.mjs'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
/** What crosses packages stands in `test/`; tests of a package reach it by this name (tsconfig.json knows it too). */
const testFolder = { find: /^#test\//, replacement: at('./test/') }
const shared = {
  resolve: { conditions: ['source'], alias: [testFolder] },
  ssr: { resolve: { conditions: ['source', 'node', 'default'] } },
}
const screens = ['packages/widgets/src/**/*.test.{ts,tsx}']

/**
 * Four projects for units, and journeys by themselves: `vitest run --project journeys NAME`.
 * Journeys are vitest files that drive playwright, so that one runner counts everything.
 */
export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'pure',
          include: ['packages/{contract,paper,parser}/src/**/*.test.ts', 'test/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'gateway',
          include: ['packages/{gateway,pool}/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared,
        // The picture of the login page is made by the bundler.
        plugins: [samplePage()],
        test: {
          name: 'screens-react',
          environment: 'happy-dom',
          include: [...screens, 'packages/runtime/src/**/*.test.ts', 'host-app/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        ...shared,
        resolve: { conditions: ['source'], alias: [testFolder, ...preactAliases] },
        test: {
          name: 'screens-preact',
          environment: 'happy-dom',
          include: screens,
          server: { deps: { inline: ['wouter', 'zustand'] } },
        },
      },
      {
        ...shared,
        test: {
          name: 'journeys',
          include: ['test/journeys/**/*.journey.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
          globalSetup: [at('test/support/journeys-setup.ts')],
        },
      },
    ],
  },
})
