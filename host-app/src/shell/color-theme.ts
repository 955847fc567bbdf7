import { createStore, type StoreApi } from 'zustand/vanilla'

export type ColorChoice = 'light' | 'dark' | 'system'
export const colorChoices = ['light', 'dark', 'system'] as const satisfies readonly ColorChoice[]

export interface ColorTheme {
  readonly store: StoreApi<{ choice: ColorChoice }>
  choose(choice: ColorChoice): void
}

/** Not under the prefix of the session's own storage: signing out keeps it. */
const KEY = 'tabard-colors'

/** Light, dark or as the system is; kept on this machine and shared by its tabs. Written to the document as what it comes to. */
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
      try {
        localStorage.setItem(KEY, choice)
      } catch {
        // A browser that keeps nothing still shows it now.
      }
      store.setState({ choice })
    },
  }
}

function readChoice(): ColorChoice {
  try {
    const kept = localStorage.getItem(KEY)
    return colorChoices.find((choice) => choice === kept) ?? 'system'
  } catch {
    return 'system'
  }
}
