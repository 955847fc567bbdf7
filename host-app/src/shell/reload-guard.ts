import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { RELOAD_GUARD_MS } from '@tabard/contract'
import { sessionTexts } from '@tabard/runtime'

const KEY = 'tabard-reloaded-at'

/**
 * A page that is loaded when it is first shown. A missing chunk, as after a release, reloads the window once; a second
 * failure within ten seconds is thrown to the error boundary.
 */
export function lazyPage<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      if (!mayReload(Date.now())) throw error
      location.reload()
      return new Promise<never>(() => {})
    }
  })
}

/** True once in ten seconds. Never true where storage is forbidden, because the page could then reload forever. */
export function mayReload(nowMs: number): boolean {
  const last = Number(sessionTexts.getItem(KEY) ?? 0)
  return nowMs - last >= RELOAD_GUARD_MS && sessionTexts.setItem(KEY, String(nowMs))
}
