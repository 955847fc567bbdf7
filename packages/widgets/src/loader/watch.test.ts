import { describe, expect, it, vi } from 'vitest'
import { expandedPath, fillPath, routes } from '@tabard/contract'
import { lazyScreens } from './screens.ts'
import { watch } from './watch.ts'

const appId = 'aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee_folderfolder_applicationa'

describe('the loader', () => {
  it('asks for the data that the route table names', () => {
    const element = document.createElement('tabard-cv-viewer')
    element.setAttribute('app-id', appId)
    const { path } = routes.getApplicationBundle
    expect(lazyScreens['tabard-cv-viewer']?.dataPath?.(element)).toBe(`/api${fillPath(path, { appId })}`)
    expect(expandedPath(path)).toContain('{company}/{folder}/{app}')
  })

  it.each([
    '.._.._config.json',
    `${appId}/`,
    `${appId.slice(0, -1)}.`,
    `..${appId.slice(2)}`,
    appId.toUpperCase(),
    '_',
  ])('asks for nothing with %s, which is no id', (text) => {
    const element = document.createElement('tabard-cv-viewer')
    element.setAttribute('app-id', text)
    expect(lazyScreens['tabard-cv-viewer']?.dataPath?.(element)).toBeNull()
  })

  it('loads a screen once, when the page first shows it', async () => {
    let loads = 0
    document.body.innerHTML = '<main></main>'
    watch({ 'tabard-late': { load: async () => void (loads += 1) } }, 'https://cv.test')
    expect(loads).toBe(0)
    const box = document.createElement('div')
    box.append(document.createElement('tabard-late'), document.createElement('tabard-late'))
    document.body.append(box)
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(loads).toBe(1)
  })

  it('says on the element that its code was lost, and asks for it until it comes', async () => {
    vi.useFakeTimers()
    let loads = 0
    const load = async () => {
      loads += 1
      if (loads < 3) throw new TypeError('not imported')
    }
    document.body.innerHTML = '<tabard-lost></tabard-lost>'
    const told: unknown[] = []
    document.body.addEventListener('failed', (event) => told.push((event as CustomEvent).detail))
    watch({ 'tabard-lost': { load } }, 'https://cv.test')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(document.querySelector('tabard-lost')?.shadowRoot?.textContent).toContain('What is here stays')
    await vi.advanceTimersByTimeAsync(20_000)
    vi.useRealTimers()
    expect(loads).toBe(3)
    expect(told).toEqual([
      { code: 'chunk_lost', retryable: true },
      { code: 'chunk_lost', retryable: true },
    ])
  })
})
