import { useEffect, useRef } from 'react'
import { X } from 'lucide'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { Button } from './button.tsx'
import { Icon, type IconNode } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { text } from './ui.text.ts'

export interface Toast {
  id: number
  text: string
  icon?: IconNode
  /** A button in the toast, such as Undo. */
  action?: { label: string; onSelect: () => void }
}

export interface Toasts {
  readonly store: StoreApi<readonly Toast[]>
  show(toast: Omit<Toast, 'id'>, forMs?: number): void
  dismiss(id: number): void
}

/** Long enough to read a line and reach Undo. */
const SHOWN_MS = 8_000
const MOST_AT_ONCE = 3

/** Short messages, the newest last. */
export function createToasts(): Toasts {
  const store = createStore<readonly Toast[]>(() => [])
  let nextId = 1
  const dismiss = (id: number) => store.setState((toasts) => toasts.filter((toast) => toast.id !== id), true)
  return {
    store,
    dismiss,
    show: (toast, forMs = SHOWN_MS) => {
      const id = nextId
      nextId += 1
      store.setState((toasts) => [...toasts.slice(1 - MOST_AT_ONCE), { ...toast, id }], true)
      setTimeout(() => dismiss(id), forMs)
    },
  }
}

/** Shows the toasts of a page. Each page has one. */
export function ToastRegion({ toasts }: { toasts: Toasts }) {
  const shown = useStore(toasts.store)
  const region = useRef<HTMLDivElement>(null)
  const isEmpty = shown.length === 0

  useEffect(() => {
    const element = region.current
    if (isEmpty || !element) return
    element.showPopover?.()
    return () => {
      if (element.isConnected) element.hidePopover?.()
    }
  }, [isEmpty])

  return (
    <div className="toasts" ref={region} popover="manual" role="status" aria-live="polite">
      {shown.map((toast) => (
        <div className="toast" key={toast.id}>
          {toast.icon && <Icon of={toast.icon} />}
          <span className="grow">{toast.text}</span>
          {toast.action && (
            <Button
              size="sm"
              onClick={() => {
                toasts.dismiss(toast.id)
                toast.action?.onSelect()
              }}
            >
              {toast.action.label}
            </Button>
          )}
          <IconButton icon={X} label={text.dismiss} size="sm" onClick={() => toasts.dismiss(toast.id)} />
        </div>
      ))}
    </div>
  )
}
