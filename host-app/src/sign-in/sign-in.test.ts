import { describe, expect, it } from 'vitest'
import { createArrival } from './arrival.ts'
import { readCode } from './code-step.ts'
import { passwordProblem } from './new-password.ts'
import { text } from './sign-in.text.ts'

describe('a password that is chosen', () => {
  it.each([
    ['Chosen-once-55', 'Chosen-once-55', null],
    ['Chosen-once-55', 'Chosen-once-5', text.differ],
    ['chosen-once-55', 'chosen-once-55', text.weak],
    ['Cho-55', 'Cho-55', text.weak],
    ['Chosen once-55', 'Chosen once-55', text.weak],
    ['', '', text.weak],
  ])('%s, then %s', (password, confirmed, text) => {
    expect(passwordProblem(password, confirmed)?.text ?? null).toBe(text)
  })
})

describe('a code', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
    ['１２３４５６', null],
  ])('%s', (typed, code) => {
    expect(readCode(typed)).toBe(code)
  })
})

describe('an arrival', () => {
  const storage = () => {
    const items = new Map<string, string>()
    return {
      items,
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    }
  }

  it('goes on after a reload, until it has ended', () => {
    const kept = storage()
    createArrival(kept).begin()
    const again = createArrival(kept)
    expect(again.store.getState().isUnderWay).toBe(true)
    again.end()
    expect(createArrival(kept).store.getState().isUnderWay).toBe(false)
  })

  it('keeps the address in memory alone', () => {
    const kept = storage()
    createArrival(kept).invited('ada@acme.test')
    expect([...kept.items.values()]).toEqual([])
  })
})
