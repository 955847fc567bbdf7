import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Dialog } from '@tabard/runtime'

type Host = typeof import('../ui/dialog.tsx').DialogHost

/** The dialog's code comes with the first question, not with the first page. */
export function LazyDialogHost({ dialog }: { dialog: Dialog }) {
  const isAsked = useStore(dialog.store, (state) => state.isOpen)
  const [loaded, setLoaded] = useState<{ Host: Host } | null>(null)
  useEffect(() => {
    if (isAsked && !loaded) void import('../ui/dialog.tsx').then(({ DialogHost }) => setLoaded({ Host: DialogHost }))
  }, [isAsked, loaded])
  return loaded && <loaded.Host dialog={dialog} />
}
