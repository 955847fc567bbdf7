import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'

/** `npm run test:journeys` renews the pictures of the docs; a whole `npm test` leaves the tree as it was. */
const folder = fileURLToPath(
  new URL(`../../${process.env.TABARD_PICTURES ?? 'test-results/pictures'}`, import.meta.url),
)
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8')
/** WCAG 2.2, A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const SIZES = { '': { width: 1280, height: 800 }, '-360': { width: 360, height: 780 } } as const

interface Axe {
  run(options: { runOnly: string[] }): Promise<{
    violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[]
  }>
}

/** What was wrong with the pages pictured so far: faults of access, sideways scroll. A journey ends by expecting none. */
export const faults: string[] = []

/**
 * A picture of the page as it stands, at 1280 and 360 px, light and dark. Each of the four is checked first:
 * no serious accessibility fault, no sideways scroll.
 */
export async function picture(
  page: Page,
  name: string,
  { only }: { only?: readonly (keyof typeof SIZES)[] } = {},
): Promise<void> {
  const before = page.viewportSize()
  for (const size of only ?? (Object.keys(SIZES) as (keyof typeof SIZES)[])) {
    await page.setViewportSize(SIZES[size])
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.waitForTimeout(150)
      const path = join(folder, `${name}${scheme === 'dark' ? '-dark' : ''}${size}.png`)
      mkdirSync(dirname(path), { recursive: true })
      await page.screenshot({ path })
      await check(page, `${name} ${scheme}${size}`)
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}

async function check(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (over > 0) faults.push(`${where}: scrolls sideways by ${over} px`)
  // The debugger runs it, because the page's own policy allows no foreign script.
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('Runtime.evaluate', {
    expression: `globalThis.axe || ${axe.replace(/^\s*\/\*[\s\S]*?\*\/\s*/, '')}`,
  })
  await inspector.detach()
  const found = await page.evaluate(async (rules) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run({ runOnly: rules })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} ${JSON.stringify(target)} ${failureSummary?.split('\n')[1] ?? ''}`,
      ),
    )
  }, RULES)
  faults.push(...found.map((fault) => `${where}: ${fault}`))
}
