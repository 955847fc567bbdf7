import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Dialog } from '@tabard/runtime'
import type * as DialogModule from '../ui/dialog.tsx'

/** The dialog's code comes with the first question, not with the first page. */
export function LazyDialogHost({ dialog }: { dialog: Dialog }) {
  const isAsked = useStore(dialog.store, (state) => state.isOpen)
  const [loaded, setLoaded] = useState<typeof DialogModule | null>(null)
  useEffect(() => {
    if (isAsked && !loaded) void import('../ui/dialog.tsx').then(setLoaded)
  }, [isAsked, loaded])
  return loaded && <loaded.DialogHost dialog={dialog} />
}
