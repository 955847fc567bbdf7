/**
 * Records what the gateway acknowledged, and checks that it is still there. Every writer counts in its own application:
 * each write sets the headline to the next number, and every third one the text as well, in the same request.
 */
export class Ledger {
  acknowledged = 0
  /** Folder ids. */
  folders = new Set()
  /** Application ids of uploads. */
  uploads = new Set()
  /** Application id → the newest acknowledged number. */
  counters = new Map()

  noteFolder(id) {
    this.folders.add(id)
    this.acknowledged += 1
  }

  noteUpload(id) {
    this.uploads.add(id)
    this.acknowledged += 1
  }

  noteCount(appId, number) {
    this.counters.set(appId, number)
    this.acknowledged += 1
  }

  /** Reads everything back. A write under way when the process died may be there or missing, but never in part. */
  async check(recruiter, uploadedBytes) {
    let lost = 0
    let torn = 0
    const folders = await recruiter.listFolders()
    for (const id of this.folders) if (!(id in folders)) lost += 1
    for (const id of this.uploads) {
      const original = await recruiter.readOriginal(id)
      if (original === undefined) lost += 1
      else if (!original.equals(uploadedBytes)) torn += 1
    }
    for (const [appId, newest] of this.counters) {
      const application = await recruiter.read(appId)
      const headline = Number(application.headline)
      const text = Number(String(application.freeText?.[0]?.content?.[0]?.insert ?? '').trim())
      if (!(headline >= newest)) lost += newest - (headline || 0)
      else this.counters.set(appId, headline)
      if (headline >= 3 && text !== headline - (headline % 3)) torn += 1
    }
    return { lost, torn }
  }
}

/** The change that sets an application's count. */
export function countTo(number) {
  const headline = String(number)
  if (number % 3 !== 0) return { headline }
  return {
    headline,
    freeText: [{ id: 'count', title: 'Count', kind: 'profile', content: [{ insert: `${number}\n` }] }],
  }
}
