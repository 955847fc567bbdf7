import { describe, expect, it } from 'vitest'
import { fillPattern, matchPath } from '@tabard/contract'

describe('matching a page’s address', () => {
  it.each([
    ['/', '/', {}],
    ['/login', '/Login/', {}],
    ['/candidates/:roleId?', '/candidates', {}],
    ['/candidates/:roleId?', '/candidates/c-r', { roleId: 'c-r' }],
    ['/templates/:loc/:id', '/templates/a/B', { loc: 'a', id: 'B' }],
    ['/application/:appId', '/application/a%20b', { appId: 'a b' }],
  ])('%s is the page of %s', (pattern, pathname, params) => {
    expect(matchPath(pattern, pathname)).toEqual(params)
  })

  it.each([
    ['/', '//'],
    ['/login', '//login'],
    ['/login', 'login'],
    ['/login', '/login//'],
    ['/application/:appId', '/application'],
    ['/application/:appId', '/application/a/b'],
    ['/application/:appId', '/application/%E0%A4'],
    ['/login', '/logout'],
  ])('%s is not the page of %s', (pattern, pathname) => {
    expect(matchPath(pattern, pathname)).toBeNull()
  })

  it.each([
    ['/branding/:loc?/:id?', {}, '/branding'],
    ['/branding/:loc?/:id?', { loc: 'x y' }, '/branding/x%20y'],
    ['/application/:appId', { appId: 'a/b' }, '/application/a%2Fb'],
  ])('fills %s with %o', (pattern, params, address) => {
    expect(fillPattern(pattern, params)).toBe(address)
  })
})
