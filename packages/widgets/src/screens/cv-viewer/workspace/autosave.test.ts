import { describe, expect, it } from 'vitest'
import type { Section } from '@tabard/contract'
import { mergeSections } from '@tabard/paper/delta'
import { memoryKeyValue, type Clock } from '@tabard/runtime'
import { createDraftJournal } from '../../../editor/draft-journal.ts'
import { fieldNames, type Draft, type Fields } from '../cv-viewer.model.ts'
import type { PackedDraft } from '../packed-draft.ts'
import { createAutosave, type AutosaveParts, type SaveState, type SendResult } from './autosave.ts'

/** A clock that moves only when the test moves it. */
function fakeClock(): Clock & { pass(ms: number): Promise<void> } {
  let now = 1_000_000
  let timers: { at: number; work: () => void }[] = []
  return {
    now: () => now,
    after: (delayMs, work) => {
      const timer = { at: now + delayMs, work }
      timers.push(timer)
      return () => (timers = timers.filter((one) => one !== timer))
    },
    pass: async (ms) => {
      now += ms
      const due = timers.filter(({ at }) => at <= now)
      timers = timers.filter(({ at }) => at > now)
      for (const { work } of due) work()
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    },
  }
}

const fields = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Fields
const text = (words: string): Section[] => [
  { id: 'a', title: 'A', kind: 'profile', content: [{ insert: `${words}\n` }] },
]
const draft = (words: string): Draft => ({ sections: text(words), fields })
const wordsOf = ({ sections }: Draft) => String(sections[0]?.content[0]?.insert).trim()

/** A server that merges as ours does. The test can make it unreachable. */
function server(start: string) {
  const versions = [text(start)]
  const state = { isReachable: true, requests: 0 }
  const latest = () => versions.at(-1) as Section[]
  return {
    state,
    words: () => wordsOf({ sections: latest(), fields }),
    write: (words: string) => versions.push(text(words)),
    forget: () => versions.fill([], 0, versions.length - 1),
    send: async (update: { freeText?: Section[] }, base: number): Promise<SendResult> => {
      state.requests += 1
      if (!state.isReachable) return { ok: false, isLater: true }
      const from = versions[base]
      const now = () => ({ revision: versions.length - 1, draft: { sections: latest(), fields } })
      if (!from?.length) return { ok: false, isLater: false, text: 'conflict', current: now() }
      versions.push(mergeSections(from, update.freeText ?? latest(), latest()))
      return { ok: true, ...now() }
    },
  }
}

function open(parts: Partial<AutosaveParts> & { gateway: ReturnType<typeof server> }) {
  const clock = fakeClock()
  const lasting = memoryKeyValue(clock)
  const journal =
    parts.journal ?? createDraftJournal<Draft, PackedDraft>({ key: 'd', lasting, database: null, now: clock.now })
  const states: SaveState['at'][] = []
  const shown: SaveState[] = []
  const merged: string[] = []
  const autosave = createAutosave({
    clock,
    journal,
    start: { revision: 0, draft: draft('one two') },
    send: parts.gateway.send,
    beforeMerge: () => {},
    onState: (state) => {
      states.push(state.at)
      shown.push(state)
    },
    onMerged: (next) => merged.push(wordsOf(next)),
    onSaved: () => {},
    onUnexpected: (error) => {
      throw error
    },
    ...parts,
  })
  return { autosave, clock, journal, states, shown, merged }
}

describe('autosave', () => {
  it('sends once the keys rest, and clears the journal when the server has it', async () => {
    const gateway = server('one two')
    const { autosave, clock, journal, states } = open({ gateway })
    autosave.change(draft('one two t'))
    await clock.pass(500)
    autosave.change(draft('one two three'))
    expect(await journal.read()).not.toBeNull()
    await clock.pass(799)
    expect(gateway.state.requests).toBe(0)
    await clock.pass(1)
    expect(gateway.words()).toBe('one two three')
    expect(states.at(-1)).toBe('saved')
    expect(autosave.isDirty).toBe(false)
    expect(await journal.read()).toBeNull()
  })

  it('shows work in progress only once saving takes long', async () => {
    const gateway = server('one two')
    const answers: (() => void)[] = []
    const { autosave, clock, shown } = open({
      gateway,
      send: (update, base) => new Promise((resolve) => answers.push(() => resolve(gateway.send(update, base)))),
    })
    const isMoving = () => shown.some((state) => state.at === 'saving' && state.isSlow)
    autosave.change(draft('one two three'))
    await clock.pass(800)
    await clock.pass(399)
    expect(shown.at(-1)).toEqual({ at: 'saving', isSlow: false })
    answers.pop()?.()
    await clock.pass(0)
    expect(shown.at(-1)?.at).toBe('saved')
    await clock.pass(5_000)
    expect(isMoving()).toBe(false)

    autosave.change(draft('one two three four'))
    await clock.pass(800)
    await clock.pass(400)
    expect(isMoving()).toBe(true)
    answers.pop()?.()
    await clock.pass(0)
    expect(shown.at(-1)?.at).toBe('saved')
  })

  it('stores only the section that was typed in, also after a save', async () => {
    const other: Section = { id: 'b', title: 'B', kind: 'skills', content: [{ insert: 'Customs\n' }] }
    const both = (words: string): Draft => ({ sections: [...text(words), other], fields })
    const { autosave, clock, journal } = open({
      gateway: server('one two'),
      start: { revision: 0, draft: both('one two') },
      // As over a network: everything that comes back is a new object.
      send: async ({ freeText }) => ({
        ok: true,
        revision: 1,
        draft: { sections: JSON.parse(JSON.stringify(freeText)) as Section[], fields },
      }),
    })
    autosave.change(both('one two three'))
    await clock.pass(800)
    autosave.change({
      ...autosave.draft,
      sections: autosave.draft.sections.map((one) => (one.id === 'a' ? (text('one two three four')[0] ?? one) : one)),
    })
    expect(
      (await journal.read())?.change.sections.map((one) => (typeof one === 'string' ? one : { id: one.id })),
    ).toEqual([{ id: 'a' }, 'b'])
  })

  it('brings in what somebody else wrote', async () => {
    const gateway = server('one two')
    const { autosave, clock, merged } = open({ gateway })
    gateway.write('zero one two')
    autosave.change(draft('one two three'))
    await clock.pass(800)
    expect(gateway.words()).toBe('zero one two three')
    expect(merged).toEqual(['zero one two three'])
    expect(wordsOf(autosave.draft)).toBe('zero one two three')
  })

  it('keeps edits while nobody can be reached, and sends them later', async () => {
    const gateway = server('one two')
    const { autosave, clock, journal, states } = open({ gateway })
    gateway.state.isReachable = false
    autosave.change(draft('one two three'))
    await clock.pass(800)
    expect(states.at(-1)).toBe('offline')
    expect(await journal.read()).not.toBeNull()
    gateway.state.isReachable = true
    await clock.pass(2_000)
    expect(gateway.words()).toBe('one two three')
    expect(states.at(-1)).toBe('saved')
  })

  it('sends what was not answered again as it was, under its own id, before anything newer', async () => {
    const gateway = server('one two')
    const taken = new Map<string, SendResult>()
    const sent: [string, string][] = []
    let isAnswered = false
    const { autosave, clock } = open({
      gateway,
      send: async (update, base, writeId) => {
        sent.push([writeId, wordsOf({ sections: update.freeText ?? [], fields })])
        const answer = taken.get(writeId) ?? (await gateway.send(update, base))
        taken.set(writeId, answer)
        return isAnswered ? answer : { ok: false, isLater: true }
      },
    })
    autosave.change(draft('one two three'))
    await clock.pass(800)
    autosave.change(draft('one two three four'))
    isAnswered = true
    await clock.pass(2_000)
    await clock.pass(800)
    expect(gateway.words()).toBe('one two three four')
    expect(sent.map(([, words]) => words)).toEqual(['one two three', 'one two three', 'one two three four'])
    expect(sent[0]?.[0]).toBe(sent[1]?.[0])
    expect(sent[2]?.[0]).not.toBe(sent[1]?.[0])
    expect(sent[0]?.[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(autosave.isDirty).toBe(false)
  })

  it('merges by itself where the server no longer knows the version it began from', async () => {
    const gateway = server('one two')
    gateway.write('zero one two')
    gateway.forget()
    const { autosave, clock } = open({ gateway })
    autosave.change(draft('one two three'))
    await clock.pass(800)
    expect(gateway.words()).toBe('zero one two three')
  })

  it('takes up what an earlier visit could not send, on top of what has changed since', async () => {
    const gateway = server('one two')
    gateway.state.isReachable = false
    const first = open({ gateway })
    first.autosave.change(draft('one two three'))
    first.autosave.stop()

    gateway.state.isReachable = true
    gateway.write('zero one two')
    const { autosave, merged } = open({
      gateway,
      journal: first.journal,
      start: { revision: 1, draft: draft('zero one two') },
    })
    await autosave.recover()
    expect(merged[0]).toBe('zero one two three')
    expect(gateway.words()).toBe('zero one two three')
    expect(await first.journal.read()).toBeNull()
  })
})
