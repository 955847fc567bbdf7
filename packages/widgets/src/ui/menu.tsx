import { useRef, type KeyboardEvent } from 'react'
import { Check } from 'lucide'
import { classNames } from './class-names.ts'
import { Icon, type IconNode } from './icon.tsx'
import { ariaKeys, Kbd } from './kbd.tsx'
import { Popover, type PopoverTrigger } from './popover.tsx'
import type { Side } from './put-beside.ts'
import { text } from './ui.text.ts'

export interface MenuItem {
  label: string
  icon?: IconNode
  shortcut?: string
  /** Shows a check mark when true, and makes the item one of a set. */
  isChecked?: boolean
  isDanger?: boolean
  isDisabled?: boolean
  onSelect: () => void
}
export type MenuEntry = MenuItem | { heading: string } | 'rule'

export interface MenuProps {
  trigger: PopoverTrigger
  items: readonly MenuEntry[]
  side?: Side
}

/** A button that opens a list of commands. Arrows, Home, End and first letters move; Enter chooses; Escape closes. */
export function Menu({ trigger, items, side }: MenuProps) {
  const list = useRef<HTMLElement | null>(null)
  const focusables = () => Array.from(list.current?.querySelectorAll<HTMLElement>('.item') ?? [])

  const onKeyDown = (event: KeyboardEvent, close: () => void) => {
    const all = focusables()
    const here = all.indexOf(event.target as HTMLElement)
    const next = nextIndex(event.key, here, all)
    if (event.key === 'Tab') return close()
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    all[next]?.focus()
  }
  const onOpen = (box: HTMLElement) => {
    list.current = box
    const all = focusables()
    const chosen = all.find((item) => item.getAttribute('aria-checked') === 'true')
    ;(chosen ?? all[0])?.focus()
  }

  return (
    <Popover trigger={trigger} side={side} className="menu" role="menu" onOpen={onOpen}>
      {(close) => (
        <div role="none" onKeyDown={(event) => onKeyDown(event, close)}>
          {items.map((entry, index) => (
            <MenuRow key={index} entry={entry} close={close} />
          ))}
        </div>
      )}
    </Popover>
  )
}

function MenuRow({ entry, close }: { entry: MenuEntry; close: () => void }) {
  if (entry === 'rule') return <div className="rule" role="separator" />
  if ('heading' in entry) return <div className="head">{entry.heading}</div>
  const { label, icon, shortcut, isChecked, isDanger, isDisabled, onSelect } = entry
  return (
    <button
      type="button"
      className={classNames('item', isDanger && 'bad')}
      role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChecked}
      aria-disabled={isDisabled || undefined}
      aria-keyshortcuts={ariaKeys(shortcut)}
      tabIndex={-1}
      onClick={() => {
        if (isDisabled) return
        close()
        onSelect()
      }}
    >
      {icon && <Icon of={icon} />}
      <span className="grow">{label}</span>
      {isChecked && <Icon of={Check} label={text.chosen} />}
      {shortcut && <Kbd keys={shortcut} />}
    </button>
  )
}

function nextIndex(key: string, here: number, all: readonly HTMLElement[]): number | null {
  const last = all.length - 1
  if (key === 'ArrowDown') return here >= last ? 0 : here + 1
  if (key === 'ArrowUp') return here <= 0 ? last : here - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key.length !== 1 || key === ' ') return null
  const starts = (item: HTMLElement) => (item.textContent ?? '').trim().toLowerCase().startsWith(key.toLowerCase())
  const after = all.findIndex((item, index) => index > here && starts(item))
  const found = after >= 0 ? after : all.findIndex(starts)
  return found >= 0 ? found : null
}
