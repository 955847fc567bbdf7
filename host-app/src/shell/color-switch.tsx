import { Monitor, Moon, Sun, SunMoon } from 'lucide'
import { Menu, type IconNode } from '@tabard/widgets/ui'
import { useStore } from 'zustand'
import { useHost } from '../host.ts'
import { colorChoices, type ColorChoice } from './color-theme.ts'
import { text } from './shell.text.ts'

const icons: Record<ColorChoice, IconNode> = {
  light: Sun,
  dark: Moon,
  system: Monitor,
}

export function ColorSwitch() {
  const { colors } = useHost()
  const { choice } = useStore(colors.store)
  return (
    <Menu
      side="bottom-end"
      trigger={{ label: text.colours.label, isIconOnly: true, icon: SunMoon, kind: 'ghost', size: 'sm' }}
      items={colorChoices.map((value) => ({
        label: text.colours[value],
        icon: icons[value],
        isChecked: value === choice,
        onSelect: () => colors.choose(value),
      }))}
    />
  )
}
