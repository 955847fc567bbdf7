import { Button, type ButtonProps } from './button.tsx'
import { classNames } from './class-names.ts'
import type { IconNode } from './icon.tsx'
import { Tooltip } from './tooltip.tsx'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  icon: IconNode
  /** The button's name, also shown as tooltip. */
  label: string
}

export function IconButton({ label, shortcut, className, kind = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label} shortcut={shortcut} isName>
      <Button {...rest} kind={kind} shortcut={shortcut} aria-label={label} className={classNames('icon', className)} />
    </Tooltip>
  )
}
