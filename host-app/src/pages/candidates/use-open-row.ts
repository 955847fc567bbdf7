import { useCallback } from 'react'
import { useLocation } from 'wouter'
import type { AppId } from '@tabard/contract'
import type { Dialog } from '@tabard/runtime'
import type { Row } from '../../candidates/row.ts'
import { useHost } from '../../host.ts'
import { failureWords } from '../../words/failure-words.ts'
import { text } from './candidates.text.ts'

/** Opens a CV that was read. One that could not be read says why, and may be taken off the list. */
export function useOpenRow(remove: (ids: readonly AppId[]) => void): (row: Row) => void {
  const { toasts, runtime } = useHost()
  const [, navigate] = useLocation()
  return useCallback(
    (row: Row) => {
      if (row.status === 'processing') return toasts.show({ text: text.stillRead }, 4_000)
      if (row.status === 'failed')
        return void explainFailure(runtime.dialog, row).then((isRemoval) => isRemoval && remove([row.id]))
      navigate(`/application/${row.id}`)
    },
    [navigate, toasts, runtime, remove],
  )
}

/** Why a file could not be read. True when it is to be taken off the list. */
function explainFailure(dialog: Dialog, row: Row): Promise<boolean> {
  return dialog.confirm({
    title: row.fileName || row.name,
    message: failureWords(row.failure ?? 'unexpected'),
    confirmText: text.unreadable.remove,
    cancelText: text.unreadable.close,
    isDanger: true,
  })
}
