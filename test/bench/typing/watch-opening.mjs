import { pause } from './type-in-turn.mjs'

const WATCHED_MS = 10_000
const SLOWDOWN = 4

/**
 * The longest task of the main thread, in milliseconds, in the ten seconds after the CV's first page is on the screen.
 * Its processor time counts: on a busy machine the clock also counts what other processes take.
 */
export async function watchOpening(browser, { newPage, address }) {
  const page = await newPage()
  const session = await page.context().newCDPSession(page)
  await page.addInitScript(() => {
    const hasPaper = (root) =>
      root.querySelector('.tabard-paper') !== null ||
      [...root.querySelectorAll('*')].some((element) => element.shadowRoot && hasPaper(element.shadowRoot))
    const look = () => {
      if (!hasPaper(document)) return requestAnimationFrame(look)
      // The task after this frame has the page on the screen.
      requestAnimationFrame(() => setTimeout(() => performance.mark('first-page')))
    }
    addEventListener('DOMContentLoaded', look)
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('first-page').length > 0, undefined, {
    timeout: 60_000,
  })
  await pause(WATCHED_MS)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  await page.close()
  const shown = traceEvents.find(({ name }) => name === 'first-page')
  const later = traceEvents.filter(({ pid, tid, ts }) => pid === shown.pid && tid === shown.tid && ts >= shown.ts)
  return Math.max(0, ...later.map(({ name, tdur }) => (name.endsWith('RunTask') ? (tdur ?? 0) / 1_000 : 0)))
}
