import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetServiceWorkers, localTexts, openDatabase, sessionTexts, systemClock } from '@tabard/runtime'
import { localKeyValue, sessionKeyValue } from './key-value.ts'

const areas = [
  ['sessionStorage', sessionTexts, sessionKeyValue],
  ['localStorage', localTexts, localKeyValue],
] as const

/** As in a sandbox, and in another site's frame where third-party storage is blocked: reading the property throws. */
function forbid(name: string, on: object = globalThis) {
  vi.spyOn(on as Record<string, unknown>, name, 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
}

afterEach(() => {
  vi.restoreAllMocks()
  for (const [, texts] of areas) texts.clear()
})

describe.each(areas)('%s', (name, texts, keyValue) => {
  it('keeps texts for the next page', () => {
    expect(texts.setItem('a', '1')).toBe(true)
    expect(globalThis[name].getItem('a')).toBe('1')
    expect([texts.getItem('a'), texts.keys()]).toEqual(['1', ['a']])
    texts.removeItem('a')
    expect([texts.getItem('a'), globalThis[name].getItem('a')]).toEqual([null, null])
  })

  it('is memory where it is forbidden, and says so', () => {
    forbid(name)
    expect(texts.setItem('a', '1')).toBe(false)
    expect([texts.getItem('a'), texts.getItem('b'), texts.keys()]).toEqual(['1', null, ['a']])
    texts.removeItem('a')
    expect(texts.keys()).toEqual([])
    const values = keyValue(systemClock)
    values.set('draft', { words: 'kept' })
    expect(keyValue(systemClock).get('draft')).toEqual({ words: 'kept' })
    values.clear()
    expect(values.get('draft')).toBeNull()
  })

  it('is memory for what no longer fits, and takes it back once it does', () => {
    texts.setItem('a', 'old')
    const full = {
      getItem: () => 'old',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    vi.spyOn(globalThis, name, 'get').mockReturnValue(full as unknown as Storage)
    expect(texts.setItem('a', 'new')).toBe(false)
    expect(texts.getItem('a')).toBe('new')
    vi.restoreAllMocks()
    expect(texts.setItem('a', 'newest')).toBe(true)
    expect(globalThis[name].getItem('a')).toBe('newest')
  })

  it('reads past what another script wrote there', () => {
    globalThis[name].setItem('tabard.draft', 'no JSON {')
    expect(keyValue(systemClock).get('draft')).toBeNull()
  })
})

describe('what else a browser may forbid', () => {
  it('is a database that does not open, and no error', async () => {
    vi.stubGlobal('indexedDB', undefined)
    await expect(openDatabase('x', 'y')).rejects.toThrow()
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    await expect(openDatabase('x', 'y')).rejects.toThrow('denied')
    vi.unstubAllGlobals()
  })

  it('is service workers that cannot be asked for', async () => {
    vi.stubGlobal(
      'navigator',
      Object.defineProperty({}, 'serviceWorker', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    )
    await expect(forgetServiceWorkers()).resolves.toBeUndefined()
    vi.unstubAllGlobals()
  })
})
