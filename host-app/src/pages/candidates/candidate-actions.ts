import type { AppId, ApplicationStatus, FolderId } from '@tabard/contract'
import { statusWord } from '@tabard/widgets/ui'
import { CircleAlert, CircleCheck, Undo2 } from 'lucide'
import type { Outcome } from '../../candidates/candidates.ts'
import type { Host } from '../../host.ts'

/** What may be done with one or many candidates: done, told, and undone where it can be. */
export interface CandidateActions {
  setStatus(ids: readonly AppId[], status: ApplicationStatus): Promise<void>
  move(ids: readonly AppId[], folderId: FolderId): Promise<void>
  /** Asks first. Resolves true when they are gone. */
  remove(ids: readonly AppId[]): Promise<boolean>
}

const people = (count: number) => (count === 1 ? '1 candidate' : `${count} candidates`)

export function createCandidateActions({ candidates, toasts, runtime }: Host): CandidateActions {
  /** Groups rows by what a field was, so that each group goes back in one go. */
  const before = <Value>(
    ids: readonly AppId[],
    read: (row: { status: ApplicationStatus; folderId: FolderId }) => Value,
  ) => {
    const rows = new Map(candidates.store.getState().rows.map((row) => [row.id, row]))
    const groups = new Map<Value, AppId[]>()
    for (const id of ids) {
      const row = rows.get(id)
      if (row) groups.set(read(row), [...(groups.get(read(row)) ?? []), id])
    }
    return groups
  }
  const tell = (outcome: Outcome, done: string, undo?: () => void) => {
    if (outcome.failed.length > 0)
      toasts.show({
        icon: CircleAlert,
        text: `${people(outcome.failed.length)} not changed. ${outcome.text ?? ''}`.trim(),
      })
    if (outcome.done.length > 0)
      toasts.show({ icon: CircleCheck, text: done, action: undo && { label: 'Undo', onSelect: undo } })
  }
  const only = (outcome: Outcome, ids: readonly AppId[]) => ids.filter((id) => outcome.done.includes(id))
  const guarded = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      const reference = runtime.report(error)
      toasts.show({ icon: CircleAlert, text: `That did not work. Try again. Reference ${reference}` })
    }
  }
  const undone = () => toasts.show({ icon: Undo2, text: 'Undone' })

  return {
    setStatus: (ids, status) =>
      guarded(async () => {
        const was = before(ids, (row) => row.status)
        // What is being read, or could not be, has no status of a person's choosing.
        was.delete('processing')
        was.delete('failed')
        if (was.size === 0)
          return toasts.show({ icon: CircleAlert, text: 'None of these has been read, so none can be marked.' })
        const outcome = await candidates.setStatus([...was.values()].flat(), status)
        tell(
          outcome,
          `${people(outcome.done.length)} marked ${statusWord(status).toLowerCase()}`,
          () =>
            void guarded(async () => {
              for (const [old, group] of was) await candidates.setStatus(only(outcome, group), old)
              undone()
            }),
        )
      }),
    move: (ids, folderId) =>
      guarded(async () => {
        const was = before(ids, (row) => row.folderId)
        const name =
          candidates.store.getState().folders.find(({ folder_id: id }) => id === folderId)?.name ?? 'the folder'
        const outcome = await candidates.move(ids, folderId)
        tell(
          outcome,
          `${people(outcome.done.length)} moved to ${name}`,
          () =>
            void guarded(async () => {
              for (const [old, group] of was) await candidates.move(only(outcome, group), old)
              undone()
            }),
        )
      }),
    remove: async (ids) => {
      const message =
        ids.length === 1
          ? 'Are you sure you want to delete this CV?'
          : `Are you sure you want to delete these ${ids.length} CVs?`
      if (!(await runtime.dialog.confirm({ title: 'Delete', message, isDanger: true }))) {
        toasts.show({ text: 'Delete canceled' }, 4_000)
        return false
      }
      await guarded(async () => {
        const outcome = await candidates.remove(ids)
        tell(outcome, `${people(outcome.done.length)} deleted`)
      })
      return true
    },
  }
}
