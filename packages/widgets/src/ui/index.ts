export { Avatar, type AvatarProps } from './avatar.tsx'
export { Badge, type BadgeProps } from './badge.tsx'
export { Button, type ButtonProps } from './button.tsx'
export { Checkbox, RadioGroup, Switch, type CheckboxProps, type RadioGroupProps, type SwitchProps } from './choices.tsx'
export { classNames } from './class-names.ts'
export { Dialog, DialogRegion, type DialogProps } from './dialog.tsx'
export { EmptyState, type EmptyStateProps } from './empty-state.tsx'
export { ErrorScreen, type ErrorScreenProps } from './error-screen.tsx'
export {
  Field,
  SelectField,
  TextAreaField,
  TextField,
  type Choice,
  type FieldWords,
  type SelectFieldProps,
  type TextFieldProps,
} from './field.tsx'
export { IconButton, type IconButtonProps } from './icon-button.tsx'
export { Icon, type IconNode, type IconProps } from './icon.tsx'
export { Kbd } from './kbd.tsx'
export { Menu, type MenuEntry, type MenuItem, type MenuProps } from './menu.tsx'
export { Note } from './note.tsx'
export { Popover, type PopoverProps, type PopoverTrigger } from './popover.tsx'
export { Progress } from './progress.tsx'
export { Segmented, type SegmentedProps } from './segmented.tsx'
export { Skeleton, type SkeletonProps } from './skeleton.tsx'
export { Spinner } from './spinner.tsx'
export { Status, statusWord } from './status.tsx'
export { Tabs, type Tab, type TabsProps } from './tabs.tsx'
export { createToasts, ToastRegion, type Toast, type Toasts } from './toast.tsx'
export { Tooltip, type TooltipProps } from './tooltip.tsx'
export { trustedHtml } from './trusted-html.ts'
