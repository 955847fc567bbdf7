import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { TOOLTIP_HIDE_MS, TOOLTIP_SHOW_MS } from '@tabard/contract'
import { Kbd } from './kbd.tsx'
import { putBeside } from './put-beside.ts'

export interface TooltipProps {
  /** With an empty label nothing is shown. */
  label: string
  shortcut?: string
  /** The label only repeats the control's own name, so it is not announced again. */
  isName?: boolean
  /** The one control that the tooltip describes. */
  children: ReactNode
}

/** A label beside a control, with its shortcut. Shown after 250 ms of pointing, or at once on focus. */
export function Tooltip({ label, shortcut, isName, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)

  const after = (delayMs: number, open: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(open), delayMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    const control = anchor.current?.firstElementChild
    if (isName || !label) return
    control?.setAttribute('aria-describedby', id)
    return () => control?.removeAttribute('aria-describedby')
  }, [id, isName, label])

  useEffect(() => {
    const [box, control] = [bubble.current, anchor.current?.firstElementChild]
    if (!isOpen || !box || !control) return
    box.showPopover?.()
    putBeside(box, control, 'bottom')
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      if (box.isConnected) box.hidePopover?.()
    }
  }, [isOpen])

  if (!label) return <>{children}</>
  return (
    <span
      className="tip"
      ref={anchor}
      onPointerEnter={(event) => event.pointerType !== 'touch' && after(TOOLTIP_SHOW_MS, true)}
      onPointerLeave={() => after(TOOLTIP_HIDE_MS, false)}
      onPointerDown={() => after(0, false)}
      onFocus={(event) => event.target.matches(':focus-visible') && after(0, true)}
      onBlur={() => after(0, false)}
    >
      {children}
      <span className="tooltip" id={id} ref={bubble} popover="manual" role="tooltip">
        {label}
        {shortcut && <Kbd keys={shortcut} />}
      </span>
    </span>
  )
}
