import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { RELOAD_GUARD_MS } from '@tabard/contract'

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

/** True once in ten seconds. Never true where storage is blocked, because the page could then reload forever. */
export function mayReload(nowMs: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (nowMs - last < RELOAD_GUARD_MS) return false
    sessionStorage.setItem(KEY, String(nowMs))
    return true
  } catch {
    return false
  }
}
