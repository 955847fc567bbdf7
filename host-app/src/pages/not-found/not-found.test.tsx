import { afterEach, describe, expect, it } from 'vitest'
import { createColorTheme } from '../../shell/color-theme.ts'
import { closePages, showPage } from '../../testing/show-page.tsx'
import { NotFoundPage } from './not-found.page.tsx'

afterEach(closePages)

describe('page not found', () => {
  it('says so, and sends a visitor to the sign-in page', async () => {
    const page = await showPage(<NotFoundPage />, { colors: createColorTheme() })
    expect(page.querySelector('h1')?.textContent).toBe('Sorry, page not found!')
    expect(page.querySelector('a.btn')?.getAttribute('href')).toBe('/login')
  })
})
