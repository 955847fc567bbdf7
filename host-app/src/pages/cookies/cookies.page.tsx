import { PRODUCT_NAME } from '@tabard/contract'
import { ColorSwitch } from '../../shell/color-switch.tsx'
import { Mark } from '../../shell/coat.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { useStyles } from '../../styles/use-styles.ts'
import { cookiesCss } from './cookies.styles.ts'
import { text } from './cookies.text.ts'

export function CookiesPage() {
  useStyles(cookiesCss)
  usePageTitle(text.title)
  return (
    <div className="cookies">
      <header>
        <span className="cookies-brand">
          <Mark />
          {PRODUCT_NAME}
        </span>
        <ColorSwitch />
      </header>
      <main>
        <h1 className="t28">{text.title}</h1>
        <p className="t16 mut">{text.lead}</p>
        <dl>
          {text.kept.map(({ what, where, why }) => (
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
