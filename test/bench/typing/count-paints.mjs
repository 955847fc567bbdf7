import { typeKeys } from './type-in-turn.mjs'

const KEYS = 45

/** Frames that the page's main thread painted, for each key. */
export async function countPaints(browser, page) {
  await page.bringToFront()
  await typeKeys(page, 3)
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
  await typeKeys(page, KEYS)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const isKey = ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown'
  const { pid, tid } = traceEvents.find(isKey)
  const own = traceEvents.filter((event) => event.pid === pid && event.tid === tid)
  return own.filter(({ name }) => name === 'Commit').length / own.filter(isKey).length
}
