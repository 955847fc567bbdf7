import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const docs = fileURLToPath(new URL('../../docs/pictures', import.meta.url))
const axePath = createRequire(import.meta.url).resolve('axe-core')
const SIZES = { '': { width: 1280, height: 800 }, '-360': { width: 360, height: 780 } } as const

/**
 * A picture of the page as it stands, at 1280 and 360 px, light and dark, into docs/pictures. Each of the four is checked first:
 * no serious accessibility fault, no sideways scroll.
 */
export async function picture(page: Page, name: string, { only }: { only?: readonly (keyof typeof SIZES)[] } = {}): Promise<void> {
  const before = page.viewportSize()
  for (const size of only ?? (Object.keys(SIZES) as (keyof typeof SIZES)[])) {
    await page.setViewportSize(SIZES[size])
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.waitForTimeout(150)
      const path = join(docs, `${name}${scheme === 'dark' ? '-dark' : ''}${size}.png`)
      mkdirSync(dirname(path), { recursive: true })
      await page.screenshot({ path })
      await check(page, `${name} ${scheme}${size}`)
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}

async function check(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth).then((over) => {
    expect(over, `${where}: sideways scroll`).toBeLessThanOrEqual(0)
  })
  await page.addScriptTag({ path: axePath }).catch(() => undefined)
  const faults = await page.evaluate(async () => {
    const axe = (window as unknown as { axe?: { run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] }> } }).axe
    if (!axe) return ['axe did not load']
    const { violations } = await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${JSON.stringify(target)} ${failureSummary?.split('\n')[1] ?? ''}`).join(' | ')}`)
  })
  expect(faults, where).toEqual([])
}
