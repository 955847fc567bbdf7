import { describe, expect, it } from 'vitest'
import { isReservedSubdomain, isSubdomain, subdomainKey } from './subdomain.ts'

describe('a subdomain', () => {
  it.each(['acme', 'acme-people', 'a1b', '3m-search'])('may be %s', (name) => expect(isSubdomain(name)).toBe(true))
  it.each(['', 'ab', '-acme', 'acme-', 'ac me', 'acme.com', 'Acme', 'xn--acme', 'açme', 'a'.repeat(41)])(
    'may not be "%s"',
    (name) => expect(isSubdomain(name)).toBe(false),
  )

  it.each([
    ['acme', 'acrne'],
    ['northwind', 'n0rthwind'],
    ['williams', 'vvilliams'],
    ['still', 'sti11'],
    ['clear', 'dear'],
    ['blue-sky', 'bluesky'],
  ])('%s has the key of %s', (one, other) => expect(subdomainKey(one)).toBe(subdomainKey(other)))

  it('keeps apart what does not look alike', () => {
    expect(subdomainKey('contoso')).not.toBe(subdomainKey('fabrikam'))
  })

  it.each(['www', 'l0gin', 'adm-in', 'supp0rt', 'tabard', 'get-tabard'])('%s is kept back', (name) =>
    expect(isReservedSubdomain(name)).toBe(true),
  )
  it.each(['acme', 'wwwhat', 'administer', 'northwind'])('%s is not', (name) =>
    expect(isReservedSubdomain(name)).toBe(false),
  )
})
