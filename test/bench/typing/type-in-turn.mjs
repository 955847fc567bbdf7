// Blocks of keys in one page after the other, round by round, with what each block cost.
const KEYS = 24
/** As a fast hand types: ten keys a second. */
const KEY_EVERY_MS = 100
/** Longer than the pause after which an edit is sent, so that a save of the last block is over. */
const REST_MS = 1_300
const SLOWDOWN = 4
const text = 'the quick brown fox jumps over it '

export async function typeInTurn(pages, rounds) {
  const measured = []
  const sessions = Object.fromEntries(
    await Promise.all(Object.entries(pages).map(async ([name, page]) => [name, await prepare(page)])),
  )
  for (let round = 0; round <= rounds; round += 1) {
    const blocks = {}
    for (const [name, page] of Object.entries(pages)) blocks[name] = await typeBlock(page, sessions[name])
    // The first is for warming up.
    if (round > 0) measured.push(blocks)
  }
  return measured
}

/** Types letters at a steady pace. */
export async function typeKeys(page, count) {
  for (let at = 0; at < count; at += 1) {
    const due = performance.now() + KEY_EVERY_MS
    const letter = text[at % text.length]
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await pause(due - performance.now())
  }
}

export function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
}

export function median(values) {
  return percentile(values, 0.5)
}

export function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

async function prepare(page) {
  const session = await page.context().newCDPSession(page)
  // Processor time of the thread, and not time on the clock: what other processes take does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(() => {
    window.toPaintMs = []
    const afterPaint = new MessageChannel()
    const began = []
    afterPaint.port1.onmessage = () => window.toPaintMs.push(performance.now() - began.shift())
    addEventListener(
      'keydown',
      (event) => {
        began.push(event.timeStamp)
        requestAnimationFrame(() => afterPaint.port2.postMessage(null))
      },
      true,
    )
  })
  return session
}

async function typeBlock(page, session) {
  await page.bringToFront()
  await pause(REST_MS)
  await page.evaluate(() => (window.toPaintMs.length = 0))
  const before = await threadSeconds(session)
  await typeKeys(page, KEYS)
  // What the last key left to an idle moment belongs to it.
  await pause(KEY_EVERY_MS)
  const threadMs = ((await threadSeconds(session)) - before) * 1_000
  return { threadMs: threadMs / KEYS, toPaintMs: await page.evaluate(() => [...window.toPaintMs]) }
}

async function threadSeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}
