// npm run bench -- typing [--pages 20,4] [--rounds N] [--json]: what a key costs in the recruiter's editor, beside a bare
// Quill page and a bare `contenteditable` with the same CV, in the same run, on a processor four times as slow.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { launchBrowser } from '../support/browser.ts'
import { freePort } from '../support/gateway-process.ts'
import { serveBarePages } from './typing/bare-pages.mjs'
import { longCv } from './typing/long-cv.mjs'
import { median, percentile, typeInTurn } from './typing/type-in-turn.mjs'
import { countPaints } from './typing/count-paints.mjs'
import { startProduct } from './typing/product.mjs'
import { watchOpening } from './typing/watch-opening.mjs'

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '20,4' },
    rounds: { type: 'string', default: '12' },
    json: { type: 'boolean', default: false },
  },
})
const MOST_RATIO = 1.25
const MOST_PAINTS = 1.1
const MOST_TASK_MS = 50

delete process.env.DATABASE_URL
const browser = await launchBrowser()
const results = []
try {
  for (const pages of options.pages.split(',').map(Number)) {
    const result = await measure(pages)
    results.push(result)
    if (!options.json) print(result)
  }
} finally {
  await browser.close()
}
if (options.json) console.log(JSON.stringify({ results, missed: results.flatMap(misses) }))
for (const words of results.flatMap(misses)) {
  process.exitCode = 1
  if (!options.json) console.log(`NOT MET: ${words}`)
}

async function measure(pages) {
  const sections = longCv(pages)
  const port = await freePort()
  const bare = await serveBarePages(sections, port)
  const product = await startProduct(browser, sections)
  try {
    const longest = await watchOpening(browser, product)
    const typed = {
      product: await product.openToType(),
      quill: await openBare(`http://127.0.0.1:${port}/quill`),
      contenteditable: await openBare(`http://127.0.0.1:${port}/contenteditable`),
    }
    const rounds = await typeInTurn(typed, Number(options.rounds))
    const paints = {}
    for (const [name, page] of Object.entries(typed)) paints[name] = await countPaints(browser, page)
    for (const page of Object.values(typed)) await page.context().close()
    return { pages, ...summed(rounds), paints, longestTaskMs: longest, load: loadavg()[0] }
  } finally {
    await product.stop()
    bare.close()
  }
}

async function openBare(address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('.typed-in li').nth(3).click()
  return page
}

/** Each round compares the three with each other, so that whatever else the machine does meets all of them alike. */
function summed(rounds) {
  const of = (tell) => Object.fromEntries(Object.keys(rounds[0]).map((name) => [name, tell(name)]))
  const ratio = (tell) => (name) => median(rounds.map((round) => tell(round[name]) / tell(round.quill)))
  const latencies = of((name) => rounds.flatMap((round) => round[name].toPaintMs))
  return {
    threadMs: of((name) => median(rounds.map((round) => round[name].threadMs))),
    threadRatio: of(ratio((block) => block.threadMs)),
    toPaintMs: of((name) => ({ p50: percentile(latencies[name], 0.5), p95: percentile(latencies[name], 0.95) })),
    toPaintRatio: of(ratio((block) => percentile(block.toPaintMs, 0.95))),
  }
}

function misses({ pages, threadRatio, toPaintRatio, paints, longestTaskMs }) {
  const found = []
  const where = `${pages} pages`
  const must = (isMet, words) => isMet || found.push(`${where}: ${words}`)
  must(
    threadRatio.product <= MOST_RATIO,
    `a key takes ${times(threadRatio.product)} bare Quill's main-thread time, and ${MOST_RATIO} is the most`,
  )
  must(
    toPaintRatio.product <= MOST_RATIO,
    `p95 from key to paint is ${times(toPaintRatio.product)} bare Quill's, and ${MOST_RATIO} is the most`,
  )
  must(paints.product <= MOST_PAINTS, `${paints.product.toFixed(2)} paints a key, and ${MOST_PAINTS} is the most`)
  must(
    longestTaskMs <= MOST_TASK_MS,
    `a task of ${Math.round(longestTaskMs)} ms in the ten seconds after page 1, and ${MOST_TASK_MS} is the most`,
  )
  return found
}

function print({ pages, threadMs, threadRatio, toPaintMs, toPaintRatio, paints, longestTaskMs, load }) {
  const row = (...cells) => console.log(cells.map((cell, n) => String(cell).padEnd(n === 0 ? 44 : 18)).join(''))
  const names = Object.keys(threadMs)
  const of = (tell) => names.map((name) => tell(name))
  console.log(`\n${pages} pages, four times as slow (load of the machine ${load.toFixed(1)})`)
  row('', 'recruiter’s editor', 'bare Quill', 'contenteditable')
  row('main-thread time a key, ms', ...of((name) => threadMs[name].toFixed(1)))
  row('against bare Quill', ...of((name) => times(threadRatio[name])))
  row(
    'key to paint, p50 and p95, ms',
    ...of((name) => `${toPaintMs[name].p50.toFixed(1)}, ${toPaintMs[name].p95.toFixed(1)}`),
  )
  row('p95 against bare Quill, median of rounds', ...of((name) => times(toPaintRatio[name])))
  row('paints a key', ...of((name) => paints[name].toFixed(2)))
  row('longest task in 10 s after page 1, ms', Math.round(longestTaskMs))
}

function times(ratio) {
  return `${ratio.toFixed(2)} ×`
}
