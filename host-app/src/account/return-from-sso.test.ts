import { describe, expect, it } from 'vitest'
import type { Identity } from './identity.ts'
import { returnFromSso } from './return-from-sso.ts'

type Came = Awaited<ReturnType<Identity['finishSso']>>

async function comeBack(came: Came, { search = '', kept = new Map<string, string>() } = {}) {
  const done: string[] = []
  const returned = await returnFromSso(
    {
      finishSso: async () => came,
      signOutEverywhere: async () => void done.push('signed out everywhere'),
      forgetSso: () => void done.push('forgot'),
    },
    {
      origin: 'https://app.example.test',
      search,
      replace: (url) => void done.push(url),
      clean: () => void done.push('cleaned'),
      session: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
  )
  return { returned, done, kept }
}

describe('coming back from single sign-on', () => {
  it('reloads the origin with the query one set out with, less what began it', async () => {
    const came: Came = { kind: 'signed-in', customState: '?login_with_sso=true&redirect=%2Fupload' }
    const { returned, done } = await comeBack(came)
    expect(returned).toEqual({ kind: 'leaving' })
    expect(done).toEqual(['https://app.example.test/?redirect=%2Fupload'])
  })

  it('never leaves the origin, whatever the state says', async () => {
    for (const customState of ['//evil.com', '@evil.com', '?redirect=https://evil.com', '/\\evil.com']) {
      const { done } = await comeBack({ kind: 'signed-in', customState })
      expect(new URL(done[0] ?? '').origin).toBe('https://app.example.test')
    }
  })

  it('stays where it is with x-code in the address, or without a state', async () => {
    const came: Came = { kind: 'signed-in', customState: '?redirect=%2Fupload' }
    expect((await comeBack(came, { search: '?x-code=1' })).done).toEqual(['cleaned'])
    expect((await comeBack({ kind: 'signed-in', customState: '' })).done).toEqual(['cleaned'])
  })

  it('signs out everywhere and comes again when the account was linked, once', async () => {
    const first = await comeBack({ kind: 'linked', customState: '?redirect=%2Fupload' })
    expect(first.done).toEqual([
      'signed out everywhere',
      'https://app.example.test/?redirect=%2Fupload&login_with_sso=true',
    ])
    const second = await comeBack({ kind: 'linked', customState: '' }, { kept: first.kept })
    expect(second.done).toEqual(['forgot', 'cleaned'])
    expect(second.returned).toMatchObject({
      kind: 'stay',
      problem: expect.stringContaining('could not be linked') as string,
    })
  })

  it('says what failed', async () => {
    const { returned } = await comeBack({ kind: 'failed', message: 'User is disabled.', customState: '' })
    expect(returned).toEqual({ kind: 'stay', problem: 'User is disabled.' })
  })
})
