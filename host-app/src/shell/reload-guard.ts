import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { RELOAD_GUARD_MS } from '@tabard/contract'

const KEY = 'tabard-reloaded-at'

/**
 * A page fetched when it is first shown. A chunk that is gone, as after a release, forces one reload of the window; a second
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

/** True once in ten seconds. Where nothing can be remembered, never: a reload could go on for ever. */
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
