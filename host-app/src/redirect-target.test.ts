import { expect, it } from 'vitest'
import { loginPath, redirectTarget } from './redirect-target.ts'

it.each([
  ['/application/a1', '/application/a1'],
  ['/candidates/f1?q=ada#row', '/candidates/f1?q=ada#row'],
  ['/CANDIDATES/', '/CANDIDATES/'],
  ['/./candidates', '/candidates'],
  ['/application/a1?sig=somebody-else&x=1', '/application/a1?x=1'],
])('follows %s', (given, expected) => {
  expect(redirectTarget(given)).toBe(expected)
})

it.each([
  null,
  '',
  'candidates',
  'https://evil.com/candidates',
  '//evil.com',
  '//evil.com/candidates',
  '/\\evil.com',
  '/\\/evil.com',
  '/\t/evil.com',
  '/\n/evil.com/candidates',
  '/.//evil.com',
  '/./\\evil.com',
  '/..//evil.com/candidates',
  '/candidates/..//evil.com',
  '/%2F/evil.com',
  '/%5Cevil.com',
  '/@evil.com',
  '/candidates/%E0%A4%A',
  'javascript:alert(1)',
  'data:text/html,x',
  '/login',
  '/login?redirect=/login',
  '/accessDenied?message=You+owe+us',
  '/nowhere',
])('goes home instead of %j', (given) => {
  expect(redirectTarget(given)).toBe('/candidates')
})

it('tells the login page where a visitor wanted to go, unless that is home', () => {
  expect(loginPath('/upload?a=1')).toBe('/login?redirect=%2Fupload%3Fa%3D1')
  expect(loginPath('/candidates')).toBe('/login')
})
