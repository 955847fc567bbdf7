import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { X } from 'lucide'
import { useStore } from 'zustand'
import type { Dialog as DialogAsker } from '@tabard/runtime'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { text } from './ui.text.ts'

export interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  /** Buttons: Cancel, then to its right the one that acts. */
  footer?: ReactNode
  isWide?: boolean
  /** Only its buttons and Escape close it. */
  isSticky?: boolean
  children?: ReactNode
}

/**
 * One question over the page. It uses the browser's own dialog, so that focus stays inside. On phones it is a sheet at
 * the bottom.
 */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ title, onClose, footer, isWide, isSticky, children }: Omit<DialogProps, 'isOpen'>) {
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)

  // A layout effect, because its cleanup runs while the dialog is still in the page. Only then does focus return to
  // where it was.
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog) return
    const before = (dialog.getRootNode() as Document | ShadowRoot).activeElement
    if (!dialog.open) dialog.showModal()
    return () => {
      dialog.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  return (
    <dialog
      ref={element}
      className={classNames('dialog', isWide && 'wide')}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (!isSticky && event.target === element.current) onClose()
      }}
    >
      <div className="dhead">
        <h2 id={id} className="t16 strong grow">
          {title}
        </h2>
        {!isSticky && <IconButton icon={X} label={text.close} size="sm" onClick={onClose} />}
      </div>
      <div className="dbody">{children}</div>
      {footer && <div className="dfoot">{footer}</div>}
    </dialog>
  )
}

/** The regions of each dialog. Two screens of one runtime both have a region; the first to register shows the question. */
const regions = new WeakMap<DialogAsker, object[]>()

/** Shows the questions that stores ask through `runtime.dialog`. */
export function DialogRegion({ dialog }: { dialog: DialogAsker }) {
  const state = useStore(dialog.store)
  const [me] = useState(() => ({}))
  // Renders once more after registering, because the render reads which region is first.
  const [, setRegistered] = useState(false)
  useEffect(() => {
    setRegistered(true)
    const others = regions.get(dialog) ?? []
    regions.set(dialog, [...others, me])
    return () =>
      void regions.set(
        dialog,
        (regions.get(dialog) ?? []).filter((region) => region !== me),
      )
  }, [dialog, me])
  if (regions.get(dialog)?.[0] !== me) return null
  return (
    <Dialog
      title={state.title || (state.isConfirm ? text.sure : text.note)}
      isOpen={state.isOpen}
      isSticky
      onClose={() => dialog.answer(false)}
      footer={
        <>
          {state.isConfirm && <Button onClick={() => dialog.answer(false)}>{state.cancelText}</Button>}
          <Button
            kind={state.isDanger ? 'danger' : 'primary'}
            autoFocus={!state.isDanger}
            onClick={() => dialog.answer(true)}
          >
            {state.confirmText}
          </Button>
        </>
      }
    >
      <p className="mut">{state.message}</p>
    </Dialog>
  )
}
