import { ColorSwitch } from '../../shell/color-switch.tsx'
import { Mark } from '../../shell/coat.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { useStyles } from '../../styles/use-styles.ts'
import { cookiesCss } from './cookies.styles.ts'

/** What we keep in a browser, all of it. */
const kept = [
  {
    what: 'Who you are signed in as',
    where: 'Local storage, until you sign out',
    why: 'So that you need not sign in on every page.',
  },
  {
    what: 'Your folders, templates and unsent edits',
    where: 'Local storage, until you sign out',
    why: 'So that lists show at once and no edit is lost when the browser closes.',
  },
  {
    what: 'Your list of candidates, and the access a link gave you',
    where: 'Session storage, until you close the tab',
    why: 'So that a reload shows the same page.',
  },
  {
    what: 'A random number for a visit to a shared CV',
    where: 'Session storage, until you close the tab',
    why: 'So that a reload is not counted as a second visit. It says nothing about you.',
  },
  { what: 'Light or dark', where: 'Local storage', why: 'So that the page looks as you chose.' },
]

export function CookiesPage() {
  useStyles(cookiesCss)
  usePageTitle('Cookies')
  return (
    <div className="cookies">
      <header>
        <span className="cookies-brand">
          <Mark />
          Tabard
        </span>
        <ColorSwitch />
      </header>
      <main>
        <h1 className="t28">Cookies</h1>
        <p className="t16 mut">
          Tabard sets no cookies, and nobody else sets any here. A few things are kept in your browser because pages
          would not work without them. None of them follows you to other sites.
        </p>
        <dl>
          {kept.map(({ what, where, why }) => (
            <div key={what}>
              <dt className="medium">{what}</dt>
              <dd>
                <span className="sub">{where}</span>
                <span className="mut">{why}</span>
              </dd>
            </div>
          ))}
        </dl>
      </main>
    </div>
  )
}
