import { Monitor, Moon, Sun, SunMoon } from 'lucide'
import { Menu, type IconNode } from '@tabard/widgets/ui'
import { useStore } from 'zustand'
import { useHost } from '../host.ts'
import { colorChoices, type ColorChoice } from './color-theme.ts'

const words: Record<ColorChoice, { label: string; icon: IconNode }> = {
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
  system: { label: 'As the system', icon: Monitor },
}

export function ColorSwitch() {
  const { colors } = useHost()
  const { choice } = useStore(colors.store)
  return (
    <Menu
      side="bottom-end"
      trigger={{ label: 'Colours', isIconOnly: true, icon: SunMoon, kind: 'ghost', size: 'sm' }}
      items={colorChoices.map((value) => ({
        ...words[value],
        isChecked: value === choice,
        onSelect: () => colors.choose(value),
      }))}
    />
  )
}
