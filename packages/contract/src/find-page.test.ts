import { describe, expect, it } from 'vitest'
import { appRoutes } from './app-routes.ts'
import { findPage } from './find-page.ts'
import { matchPath } from './match-path.ts'

describe('the pages of the host app', () => {
  it.each([
    ['/', 'login'],
    ['/Candidates/f1/', 'candidates'],
    ['/accessdenied', 'access-denied'],
    ['/SINGLEPAGEVIEW/plain/a1', 'plain-alone'],
  ])('%s shows %s', (path, page) => {
    const found = findPage(path)
    expect(found.kind === 'route' && found.route.page).toBe(page)
  })

  it.each([
    ['/cvs/', '/candidates'],
    ['/templates', '/branding/Templates'],
    ['/templates/Logos/a%2Fb', '/branding/Logos/a%2Fb'],
  ])('%s leads to %s', (path, to) => {
    expect(findPage(path)).toEqual({ kind: 'redirect', to })
  })

  it.each(['/settings', '/singlepageview', '/application', '/application/a/b', '//candidates'])(
    'nothing stands at %s',
    (path) => expect(findPage(path)).toEqual({ kind: 'not-found' }),
  )

  it('has no row that an earlier one hides', () => {
    const hidden = appRoutes.filter(
      ({ path }, index) => appRoutes.findIndex((row) => matchPath(row.path, path) !== null) < index,
    )
    expect(hidden).toEqual([])
  })
})
