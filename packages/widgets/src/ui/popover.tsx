import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { classNames } from './class-names.ts'
import { putBeside, type Side } from './put-beside.ts'

export interface PopoverTrigger extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** The button's text; with `isIconOnly` only its accessible name. */
  label: string
  isIconOnly?: boolean
  /** Shown after the text, such as a chevron. */
  trailing?: ReactNode
}

export interface PopoverProps {
  trigger: PopoverTrigger
  side?: Side
  className?: string
  role?: 'dialog' | 'menu' | 'listbox'
  /** The content of the box. It is made only while the box is open. */
  children: (close: () => void) => ReactNode
  onOpen?: (box: HTMLElement) => void
}

/**
 * A button and the box it opens. The box is in the top layer, so nothing clips it. Escape or a press elsewhere closes
 * it, and focus returns to the button.
 */
export function Popover({
  trigger,
  side = 'bottom-start',
  className = 'popover',
  role = 'dialog',
  children,
  onOpen,
}: PopoverProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  usePopover(isOpen, setOpen, anchor, box, side, onOpen)
  const { label, isIconOnly, trailing, className: triggerClass, ...button } = trigger
  return (
    <span className="tip" ref={anchor}>
      <Button
        {...button}
        className={classNames(isIconOnly && 'icon', triggerClass)}
        aria-label={isIconOnly ? label : undefined}
        aria-haspopup={role}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {!isIconOnly && label}
        {trailing}
      </Button>
      {isOpen && (
        <div id={id} ref={box} className={className} popover="manual" role={role} aria-label={label}>
          {children(close)}
        </div>
      )}
    </span>
  )
}

/**
 * Shows, places and closes the box. The popover is `manual`, because the browser's light dismissal counts a press on
 * the opener as a press elsewhere.
 */
function usePopover(
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
  anchor: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  side: Side,
  onOpen: PopoverProps['onOpen'],
): void {
  const opened = useRef(onOpen)
  opened.current = onOpen
  useEffect(() => {
    const [control, floating] = [anchor.current?.firstElementChild, box.current]
    if (!isOpen || !control || !floating) return
    floating.showPopover?.()
    const follow = () => putBeside(floating, control, side)
    follow()
    opened.current?.(floating)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
    }
    const onPress = (event: Event) => {
      const path = event.composedPath()
      if (!path.includes(floating) && !path.includes(control)) setOpen(false)
    }
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('pointerdown', onPress, true)
    window.addEventListener('scroll', follow, true)
    window.addEventListener('resize', follow)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('pointerdown', onPress, true)
      window.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', follow)
      const root = control.getRootNode() as Document | ShadowRoot
      const isFocusLost =
        !root.activeElement || floating.contains(root.activeElement) || root.activeElement === document.body
      if (isFocusLost) (control as HTMLElement).focus()
    }
  }, [isOpen, setOpen, anchor, box, side])
}
