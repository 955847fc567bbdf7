import { readFile } from 'node:fs/promises'

const SHARED_CVS = 3
const BULK = 20
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Uses both gateways at once: makes folders, sends CVs one by one and in twenties, and edits the same CVs from both
 * sides. Each side counts in its own section. The ledger holds what was acknowledged.
 */
export async function startTraffic(recruiters) {
  const cv = await readFile(new URL('../../fixtures/cv-samples/derived-joebloggs.docx', import.meta.url))
  const ledger = {
    acknowledged: 0,
    folders: new Set(),
    uploads: new Set(),
    counters: new Map(),
    complaints: new Set(),
    cv,
  }
  const [first] = recruiters
  for (let n = 0; n < SHARED_CVS; n += 1) {
    const appId = await first.upload(`shared-${n}.docx`, cv)
    while ((await first.read(appId)).status === 'processing') await pause(100)
    await first.edit(appId, { update: { freeText: recruiters.map((_, side) => section(side, 0)) } })
    ledger.uploads.add(appId)
    for (const side of recruiters.keys()) ledger.counters.set(`${appId} ${side}`, 0)
  }

  let isOver = false
  const again = async (write) => {
    while (!isOver) {
      await write().catch(async (error) => {
        // A gateway that is down does not answer. Every other refusal is recorded.
        if (!/fetch failed|terminated|aborted|ECONN/.test(String(error.message))) ledger.complaints.add(error.message)
        await pause(150)
      })
    }
  }
  let made = 0
  const writers = recruiters.flatMap((recruiter, side) => [
    ...[...new Set([...ledger.counters.keys()].map((key) => key.split(' ')[0]))].map((appId) =>
      again(counter(recruiter, side, appId, ledger)),
    ),
    again(async () => {
      const { folder_id: id } = await recruiter.addFolder(`side ${side} n ${(made += 1)}`)
      ledger.folders.add(id)
      ledger.acknowledged += 1
      await pause(20)
    }),
    again(async () => {
      ledger.uploads.add(await recruiter.upload(`one-${side}.docx`, cv))
      ledger.acknowledged += 1
      await pause(1_000)
    }),
    again(async () => {
      const files = Array.from({ length: BULK }, (_, n) => ({ fileName: `bulk-${side}-${n}.docx`, bytes: cv }))
      const ids = await recruiter.uploadMany(files)
      if (ids.length !== BULK) ledger.complaints.add(`A bulk upload of ${BULK} answered ${ids.length}`)
      for (const id of ids) ledger.uploads.add(id)
      ledger.acknowledged += 1
      await pause(6_000)
    }),
  ])
  return {
    ledger,
    async stop() {
      isOver = true
      await Promise.all(writers)
    },
  }
}

/**
 * Counts in this side's section of a CV that the other side edits too. A write whose answer was lost is sent again with
 * the same write id, as our own client does.
 */
function counter(recruiter, side, appId, ledger) {
  const key = `${appId} ${side}`
  let pending
  return async () => {
    if (!pending) {
      const now = await recruiter.read(appId)
      const number = ledger.counters.get(key) + 1
      const freeText = now.freeText.map((one) => (one.id === sectionId(side) ? section(side, number) : one))
      pending = { number, body: { update: { freeText }, baseRevision: now.revision, writeId: crypto.randomUUID() } }
    }
    const answer = await recruiter.edit(appId, pending.body)
    if (readCount(answer, side) < pending.number) ledger.complaints.add('An answer lacks the count it acknowledges')
    ledger.counters.set(key, pending.number)
    ledger.acknowledged += 1
    pending = undefined
  }
}

function sectionId(side) {
  return `side-${side}`
}

function section(side, number) {
  return { id: sectionId(side), title: `Side ${side}`, kind: 'skills', content: [{ insert: `${number}\n` }] }
}

/** The count in a side's section. */
export function readCount(application, side) {
  const found = (application.freeText ?? []).find((one) => one.id === sectionId(side))
  return Number(String(found?.content?.[0]?.insert ?? '').trim())
}
