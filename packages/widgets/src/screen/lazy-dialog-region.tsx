import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Dialog } from '@tabard/runtime'
import { useLoaded } from './use-loaded.ts'

/**
 * The dialog's code and styles are loaded when the first question is asked, so that the first page does not carry them.
 */
export function LazyDialogRegion({ dialog, root }: { dialog: Dialog; root: ShadowRoot }) {
  const isAsked = useStore(dialog.store, (state) => state.isOpen)
  const { part: loaded } = useLoaded(
    () => Promise.all([import('../ui/dialog.tsx'), import('../theme/tool-styles.ts')]),
    isAsked,
  )
  const [dialogs, tools] = loaded ?? []
  useEffect(() => tools?.addToolStyles(root), [tools, root])
  return dialogs ? <dialogs.DialogRegion dialog={dialog} /> : null
}
