import { describe, expect, it } from 'vitest'
import { weighJson } from './weigh-json.ts'

const weigh = (text: string, maxValues = 10): string | null => weighJson(Buffer.from(text), maxValues)
const tooMany = 'the body holds more than 10 values'

describe('a body is weighed by its punctuation', () => {
  it.each([
    ['nothing', '', null],
    ['ten values', '[0,1,2,3,4,5,6,7,8]', null],
    ['eleven', '[0,1,2,3,4,5,6,7,8,9]', tooMany],
    ['eleven on many levels', '{"a":[{"b":[[[[1]]]]},[[[2,3]]]]}', tooMany],
    ['texts full of punctuation', JSON.stringify(['[[[,,,{{{', '",[",[', '\\",",[,[', '\\']), null],
    ['a text of escaped quotes', JSON.stringify([`${'"\\'.repeat(500)},,,,,,,,,,,,`, 1]), null],
    ['what follows a text that ends in a backslash', `["\\\\"${',1'.repeat(10)}]`, tooMany],
    ['a text that never ends', '["abc', null],
    ['brackets that were never open', ']]]]]]{}', null],
  ])('%s', (_what, text, verdict) => {
    expect(weigh(text)).toBe(verdict)
  })

  it('and by its depth, and by the fields of each object', () => {
    expect(weigh('['.repeat(65), 1_000)).toBe('the body is nested too deeply')
    expect(weigh('['.repeat(64), 1_000)).toBeNull()
    const fields = (count: number): string => `{${'"a":0,'.repeat(count - 1)}"a":0}`
    expect(weigh(fields(2_000), 1e6)).toBeNull()
    expect(weigh(fields(2_001), 1e6)).toBe('an object holds more than 2000 fields')
    expect(weigh(`[${'0,'.repeat(50_000)}${fields(2)}]`, 1e6)).toBeNull()
    expect(weigh(`{"a":[${'0,'.repeat(3_000)}0],"b":1}`, 1e6)).toBeNull()
  })
})
