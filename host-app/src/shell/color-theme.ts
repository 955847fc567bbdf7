import { createStore, type StoreApi } from 'zustand/vanilla'
import { localTexts } from '@tabard/runtime'

export type ColorChoice = 'light' | 'dark' | 'system'
export const colorChoices = ['light', 'dark', 'system'] as const satisfies readonly ColorChoice[]

export interface ColorTheme {
  readonly store: StoreApi<{ choice: ColorChoice }>
  choose(choice: ColorChoice): void
}

/** Not under the prefix of the session's storage, so that signing out keeps it. */
const KEY = 'tabard-colors'

/**
 * Light, dark, or the system's choice. It is kept in this browser and shared by its tabs. The document gets the
 * resulting light or dark.
 */
export function createColorTheme(): ColorTheme {
  const store = createStore<{ choice: ColorChoice }>(() => ({ choice: readChoice() }))
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const { choice } = store.getState()
    const isDark = choice === 'dark' || (choice === 'system' && systemIsDark.matches)
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }
  apply()
  store.subscribe(apply)
  systemIsDark.addEventListener('change', apply)
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) store.setState({ choice: readChoice() })
  })
  return {
    store,
    choose: (choice) => {
      localTexts.setItem(KEY, choice)
      store.setState({ choice })
    },
  }
}

function readChoice(): ColorChoice {
  const kept = localTexts.getItem(KEY)
  return colorChoices.find((choice) => choice === kept) ?? 'system'
}
