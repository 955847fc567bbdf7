import { describe, expect, it } from 'vitest'
import { expandId, fillPath, fillPattern, ID_DEPTH, isId, isSpelledAsJwt, routes, type IdParam } from '@tabard/contract'

const company = 'aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee'
const kinds = Object.keys(ID_DEPTH) as IdParam[]
const idOf = (kind: IdParam) =>
  [company, 'folderfolder', 'applicationa', 'linklinklink'].slice(0, ID_DEPTH[kind]).join('_')

/** What stands in an id's place so that a call with the caller's token would go to another path of the origin. */
const strays = [
  ...[
    '..',
    '.',
    '',
    '%2e%2e',
    '.%2e',
    '..%2f',
    '../..',
    '..\\',
    '/',
    '//evil.example',
    '?x=',
    '#',
    'config.json',
    ' ',
    '\t..',
  ],
  ...[
    'FOLDERFOLDER',
    'folderfolde',
    'folderfolder1',
    'folderfolde=',
    'folderfolde\n',
    'folderfolder\n',
    'ｆolderfolder',
    'folderfolde0',
  ],
]

describe('an id in a path', () => {
  it.each(kinds)('is one spelling of a %s or the call is not made', (kind) => {
    const id = idOf(kind)
    expect(expandId(kind, id).split('/')).toEqual(id.split('_'))
    for (let at = 0; at < ID_DEPTH[kind]; at += 1) {
      for (const stray of strays) {
        const spoilt = id.split('_').with(at, stray).join('_')
        expect([spoilt, isId(kind, spoilt)]).toEqual([spoilt, false])
        expect(() => expandId(kind, spoilt), spoilt).toThrow()
      }
    }
    for (const other of [id.toUpperCase(), `${id}_`, `_${id}`, `${id}/..`, `{${id}}`, id.replaceAll('-', '')])
      expect(() => expandId(kind, other), other).toThrow()
  })

  it('never leads a call to another path', () => {
    expect(() => fillPath(routes.getApplication.path, { appId: '.._.._config.json' })).toThrow()
    for (const shortId of ['..', '.', '']) expect(() => fillPath('/short/{shortId}', { shortId })).toThrow()
    expect(fillPath('/short/{shortId}', { shortId: '../..' })).toBe('/short/..%2F..')
  })

  it('never leads to another page', () => {
    for (const appId of ['..', '.', '']) expect(fillPattern('/application/:appId', { appId })).toBe('/application/-')
    expect(fillPattern('/application/:appId', { appId: '../x' })).toBe('/application/..%2Fx')
  })
})

describe('the spelling of a signed token', () => {
  const token = 'eyJhbGciOiJFZERTQSJ9.eyJleHAiOjF9.QUJDRA'
  it.each([token, 'QUJD.QUJD.QUI'])('may be %s', (text) => expect(isSpelledAsJwt(text)).toBe(true))
  it.each([
    ['padding', `${token}==`],
    ['bits after the last byte', token.replace(/A$/, 'B')],
    ['bits after the last byte of three letters', 'QUJD.QUJD.QUJ'],
    ['the other alphabet', 'QUJD.QUJD.+/JD'],
    ['a space', ` ${token}`],
    ['a line', `${token}\n`],
    ['a line inside', token.replace('.', '.\n')],
    ['one letter too many', `${token}AAA`],
    ['a fourth part', `${token}.QUJD`],
    ['an empty part', 'QUJD..QUJD'],
    ['two parts', 'QUJD.QUJD'],
    ['wide letters', 'QUJD.QUJD.ＱUJD'],
  ])('is broken by %s', (_, text) => expect(isSpelledAsJwt(text)).toBe(false))
})
