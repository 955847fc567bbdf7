import type { AppId, ApplicationStatus, FolderId } from '@tabard/contract'
import { statusWord } from '@tabard/widgets/ui'
import { CircleAlert, CircleCheck, Undo2 } from 'lucide'
import type { Outcome } from '../../candidates/bulk-changes.ts'
import type { Host } from '../../host.ts'
import { text } from './candidates.text.ts'

/** The actions for one or many candidates. Each reports its result, and offers Undo where that is possible. */
export interface CandidateActions {
  setStatus(ids: readonly AppId[], status: ApplicationStatus): Promise<void>
  move(ids: readonly AppId[], folderId: FolderId): Promise<void>
  /** Asks for confirmation first. Resolves to true when the candidates are deleted. */
  remove(ids: readonly AppId[]): Promise<boolean>
}

export function createCandidateActions({ candidates, toasts, runtime }: Host): CandidateActions {
  /** Groups rows by the earlier value of a field, so that Undo restores each group at once. */
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
        text: text.done.notChanged(outcome.failed.length, outcome.text ?? ''),
      })
    if (outcome.done.length > 0)
      toasts.show({ icon: CircleCheck, text: done, action: undo && { label: text.done.undo, onSelect: undo } })
  }
  const only = (outcome: Outcome, ids: readonly AppId[]) => ids.filter((id) => outcome.done.includes(id))
  const guarded = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      const reference = runtime.report(error)
      toasts.show({ icon: CircleAlert, text: text.done.wrong(reference) })
    }
  }
  const undone = () => toasts.show({ icon: Undo2, text: text.done.undone })

  return {
    setStatus: (ids, status) =>
      guarded(async () => {
        const was = before(ids, (row) => row.status)
        // Candidates whose file is being read or could not be read are left out: reading decides their status.
        was.delete('processing')
        was.delete('failed')
        if (was.size === 0) return toasts.show({ icon: CircleAlert, text: text.done.noneRead })
        const outcome = await candidates.setStatus([...was.values()].flat(), status)
        tell(
          outcome,
          text.done.marked(outcome.done.length, statusWord(status)),
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
        const name = candidates.store.getState().folders.find(({ folder_id: id }) => id === folderId)?.name
        const outcome = await candidates.move(ids, folderId)
        tell(
          outcome,
          text.done.moved(outcome.done.length, name),
          () =>
            void guarded(async () => {
              for (const [old, group] of was) await candidates.move(only(outcome, group), old)
              undone()
            }),
        )
      }),
    remove: async (ids) => {
      const message = text.remove.sure(ids.length)
      if (!(await runtime.dialog.confirm({ title: text.remove.title, message, isDanger: true }))) {
        toasts.show({ text: text.remove.canceled }, 4_000)
        return false
      }
      await guarded(async () => {
        const outcome = await candidates.remove(ids)
        tell(outcome, text.done.removed(outcome.done.length))
      })
      return true
    },
  }
}
