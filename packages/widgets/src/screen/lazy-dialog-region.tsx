import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Dialog } from '@tabard/runtime'
import type * as DialogModule from '../ui/dialog.tsx'

/**
 * The dialog's code and styles are loaded when the first question is asked, so that the first page does not carry them.
 */
export function LazyDialogRegion({ dialog, root }: { dialog: Dialog; root: ShadowRoot }) {
  const isAsked = useStore(dialog.store, (state) => state.isOpen)
  const [loaded, setLoaded] = useState<typeof DialogModule | null>(null)
  useEffect(() => {
    if (isAsked && !loaded) {
      void Promise.all([import('../ui/dialog.tsx'), import('../theme/tool-styles.ts')]).then(
        ([dialogs, { addToolStyles }]) => {
          addToolStyles(root)
          setLoaded(dialogs)
        },
      )
    }
  }, [isAsked, loaded, root])
  return loaded && <loaded.DialogRegion dialog={dialog} />
}
